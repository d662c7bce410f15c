import * as build from "virtual:react-router/server-build";
import { openBackend } from "../app/api/backend.server.ts";
import type { BackendConnection } from "../app/api/connection.ts";
import { createPublishedContent } from "../app/content/changes/open.server.ts";
import { KeptRedirects } from "../app/content/redirects/kept-redirects.server.ts";
import { redirectCache } from "../app/content/redirects/redirect-lookup.server.ts";
import { faultOf } from "../app/content/sources/published.server.ts";
import { mailTrayAlarm } from "../app/staff/pipeline/tray-mail.server.ts";
import { VisitCounts } from "../app/visits/visit-counts.server.ts";
import type { Env } from "../env.ts";
import { memoryState } from "../packages/lib/shared-state/memory-state.ts";
import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import { backendConnection } from "./backend-connection.ts";
import { backendMount, type EmbeddedBackend } from "./backend-mount.ts";
import { BackendSetup } from "./backend-setup.ts";
import { type BackendWatch, watchBackend } from "./backend-watch.ts";
import { type BodyLimits, guardBodies } from "./bodies/guard-bodies.ts";
import { unpackedBodies } from "./bodies/unpacked-bodies.ts";
import { wholeBodies } from "./bodies/whole-bodies.ts";
import { browserCaching } from "./browser-caching.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { clientAddress } from "./client-address.ts";
import { compression } from "./compression.ts";
import { crossSiteWrites } from "./cross-site-writes.ts";
import { documentFinisher } from "./document/finish-document.ts";
import { EdgePurges } from "./edge/edge-purges.ts";
import { postPurge } from "./edge/post-purge.ts";
import { surrogateKeys } from "./edge/surrogate-keys.ts";
import { errorAnswers } from "./error-answers.ts";
import { type Exchange, runSteps, type Step } from "./exchange.ts";
import { firstVisit } from "./first-visit.ts";
import { limitGuesses } from "./guess-limits.ts";
import { headAsGet } from "./head-as-get.ts";
import { health, type Readiness } from "./health.ts";
import { host } from "./host.ts";
import type { Announcer } from "./indexnow/announcer.ts";
import { indexNowKey } from "./indexnow/key-file.ts";
import { siteAnnouncer } from "./indexnow/site-announcer.ts";
import { createIntake, type RunningIntake } from "./intake/intake.ts";
import { knownMethods } from "./known-methods.ts";
import { malformedUrl } from "./malformed-url.ts";
import type { Traffic } from "./metrics/traffic.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { type CachedSite, createCachedSite } from "./page-cache/cached-site.ts";
import { Calm } from "./page-cache/calm.ts";
import { renderForCache } from "./page-cache/render-for-cache.ts";
import { privatePages } from "./private-pages.ts";
import { knownPaths, NOBODY, render } from "./render.ts";
import { renderLimit } from "./render-limit.ts";
import { securityHeaders } from "./security-headers.ts";
import { StandIns } from "./stand-ins.ts";
import { tallyFile } from "./tally-file.ts";
import type { Tracer } from "./tracing/tracer.ts";
import { validators } from "./validators.ts";

export type SiteOptions = {
  env: Env;
  readiness: Readiness;
  /** The embedded content backend, when it runs in this process. */
  embedded?: EmbeddedBackend | undefined;
  /** The build's style sheets by address, written into pages; without them pages link them. */
  styles?: ReadonlyMap<string, string>;
  /** Other limits for bodies than the usual ones: for tests. */
  bodyLimits?: Partial<BodyLimits>;
  /** Counts what pages and the backend take, where somebody reads it. */
  traffic?: Traffic | undefined;
  /** Knows which request is being worked for. */
  tracer?: Tracer | undefined;
};
export type Site = {
  /** `peer` is the network address at the other end of the connection. */
  fetch(request: Request, peer?: string): Promise<Response>;
  /** Finished answers in front of the itinerary (docs/performance.md); none in development. */
  cached: CachedSite | undefined;
  /** What visitors have sent and the content backend does not have yet. */
  intake: RunningIntake;
  /** Brings what staff publish; none in development, where articles are the files alone. */
  watch: BackendWatch | undefined;
  /** Tells search engines what has changed; undefined where there is nothing to tell. */
  announcer: Announcer | undefined;
  /** Tells what keeps pages in front of the site; undefined where nothing is told. */
  edge: EdgePurges | undefined;
  buildId: string;
};

/** In development a site is made for every request; what it has opened is not. */
const intakes = new WeakMap<Env, RunningIntake>();
const states = new WeakMap<Env, SharedState>();
const counts = new WeakMap<Env, VisitCounts>();

function stateOf(env: Env, embedded: EmbeddedBackend | undefined): SharedState {
  const known = states.get(env) ?? embedded?.shared ?? memoryState(Date.now);
  states.set(env, known);
  return known;
}

function visitsOf(env: Env, { tallies }: SharedState): VisitCounts {
  const known = counts.get(env) ?? new VisitCounts(tallies ?? tallyFile(env.dataDir));
  counts.set(env, known);
  return known;
}

function intakeOf(
  env: Env,
  connection: BackendConnection,
  shared: SharedState,
  isGuarded: boolean,
) {
  const known = intakes.get(env);
  if (known) return known;
  const backend = openBackend(connection, NOBODY);
  const house = {
    origins: { en: env.siteUrls.en.origin, el: env.siteUrls.el.origin },
    siteName: env.siteName,
    contactEmail: env.contactEmail,
  };
  const intake = createIntake({
    dataDir: env.dataDir,
    backend,
    shared,
    isGuarded,
    leaseSeconds: env.intakeLeaseSeconds,
    tell: (alarm) => mailTrayAlarm(backend, house, alarm),
  });
  intakes.set(env, intake);
  return intake;
}

function edgeOf({ edge, mode }: Env): EdgePurges | undefined {
  if (!edge || mode !== "production") return undefined;
  return new EdgePurges({ post: (keys) => postPurge(edge, keys, Date.now()) });
}

/**
 * Both websites as one function from Request to Response. The list below is a request's itinerary:
 * each step answers or asks the next; what it does on the way back runs in reverse order. In front
 * of it, the page cache answers what it has kept of the same itinerary, walked by a nobody.
 */
export function createSite({
  env,
  readiness,
  embedded,
  styles,
  bodyLimits,
  traffic,
  tracer,
}: SiteOptions): Site {
  const shared = stateOf(env, embedded);
  const plain = backendConnection(env, embedded);
  const counted: BackendConnection = traffic?.watched(plain) ?? plain;
  const traced: BackendConnection = tracer?.watched(counted) ?? counted;
  // Our own backend has limits of its own, which know more.
  const connection = embedded ? traced : limitGuesses(traced, shared);
  const intake = intakeOf(env, connection, shared, embedded !== undefined);
  const visits = visitsOf(env, shared);
  // In development the scripts are Vite's, many, and its own client must come first.
  const finishDocument = env.mode === "production" ? documentFinisher(styles) : undefined;
  const standIns = new StandIns();
  const places = renderLimit({ traffic });
  const steps: readonly Step[] = [
    headAsGet,
    compression,
    validators,
    securityHeaders,
    health(readiness, build.assets.version),
    host,
    guardBodies(bodyLimits),
    indexNowKey,
    backendMount(embedded),
    privatePages,
    surrogateKeys,
    errorAnswers,
    malformedUrl,
    unpackedBodies,
    crossSiteWrites,
    wholeBodies,
    canonicalUrl(knownPaths(build)),
    knownMethods(build),
    firstVisit,
    browserCaching,
    movedAddresses(build, connection),
    standIns.step,
    places.step,
    ...(traffic ? [traffic.timedRenders()] : []),
    ...(tracer ? [tracer.tracedRenders()] : []),
    render(build, env.mode, { connection, intake, shared, visits, finishDocument }),
  ];
  const walk = (exchange: Exchange) => runSteps(steps, exchange);
  const isProduction = env.mode === "production";
  const announcer = siteAnnouncer(env, shared);
  const edge = edgeOf(env);
  const calm = new Calm();
  const watch =
    isProduction && !connection.isAbsent
      ? watchBackend({
          content: createPublishedContent({
            backend: openBackend(connection, NOBODY),
            dataDir: env.dataDir,
            isTold: embedded?.whenChanged !== undefined,
            onChange: (changed) => {
              calm.note();
              cached?.renew(changed);
              standIns.forget();
              announcer?.hear(changed);
              edge?.tell(changed);
            },
          }),
          redirects: redirectCache(connection, new KeptRedirects(env.dataDir)),
          setup: embedded ? undefined : new BackendSetup({ connection, ...env }),
        })
      : undefined;
  if (watch) embedded?.whenChanged?.((collection) => watch.lookNow(collection));
  embedded?.checkContent?.(faultOf);
  const cached = isProduction
    ? createCachedSite(env, {
        render: renderForCache(env, walk),
        async whenNobodyWaits() {
          await calm.wait();
          await places.whenNobodyWaits();
        },
      })
    : undefined;
  return {
    buildId: build.assets.version,
    intake,
    watch,
    announcer,
    cached,
    edge,
    fetch(request, peer) {
      const forwarded = request.headers.get("x-forwarded-for") ?? undefined;
      const address = clientAddress(forwarded, peer, env.trustProxy);
      const visitor = address === undefined ? {} : { clientAddress: address };
      return walk({ request, url: new URL(request.url), env, locale: "en", ...visitor });
    },
  };
}
