import {
  createRequestHandler,
  matchPath,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { openBackend } from "../app/api/backend.server.ts";
import type { BackendConnection, Visitor } from "../app/api/connection.ts";
import { contentContext, type Note } from "../app/content/content.server.ts";
import { pageOfMarkdown } from "../app/content/markdown-address.ts";
import { contentIn } from "../app/content/shown.server.ts";
import { hasPage as isPageOf } from "../app/content/site-pages.server.ts";
import {
  backendContext,
  type FinishDocument,
  finishDocumentContext,
  type Refusal,
  siteContext,
} from "../app/context.ts";
import { type Intake, intakeContext } from "../app/forms/intake.ts";
import { LOCALE_CODES, type LocaleCode } from "../app/i18n/locales.ts";
import { entryPageOf } from "../app/pages.ts";
import { routeRulesFrom } from "../app/route-rules.ts";
import type { VisitCounts } from "../app/visits/visit-counts.server.ts";
import type { Env } from "../env.ts";
import { sharedBackupState } from "../packages/lib/backups/state.ts";
import type { SharedState } from "../packages/lib/shared-state/shared-state.ts";
import { dataPath, isDataPath } from "../packages/router-inside/data-address.ts";
import { publicBuild } from "../packages/router-inside/public-manifest.ts";
import { BACKEND_MOUNT } from "./backend-mount.ts";
import { type Step, siteUrl } from "./exchange.ts";
import { isPrivatePath } from "./private-pages.ts";
import { fullPaths } from "./route-paths.ts";
import { routeScripts } from "./route-scripts.ts";

export const NOBODY: Visitor = { address: undefined, userAgent: undefined };

export type RenderParts = {
  connection: BackendConnection;
  intake: Intake;
  shared: SharedState;
  visits: VisitCounts;
  /** Undefined in development. */
  finishDocument: FinishDocument | undefined;
};

/** Hands the request to React Router with what the server knows about it. */
export function render(
  build: ServerBuild,
  mode: string,
  { connection, intake, shared, visits, finishDocument }: RenderParts,
): Step {
  const handlePrivate = createRequestHandler(build, mode);
  const hasPage = answeredPaths(build);
  // In development there is one manifest, which changes as sources do.
  const handle =
    mode === "production" ? createRequestHandler(publicBuild(build), mode) : handlePrivate;
  const scriptsAt = routeScripts(build);
  // The browser looks for routes at the address that was asked, whatever is shown there.
  const finishRefused = (request: Request): FinishDocument | undefined => {
    const { pathname } = new URL(request.url);
    if (!finishDocument || isPrivatePath(pathname)) return finishDocument;
    return (html, mark) => finishDocument(html, mark, scriptsAt(pathname));
  };
  const contextOf = (
    request: Request,
    env: Env,
    locale: LocaleCode,
    visitor: Visitor,
    { refusal, note }: { refusal?: Refusal | undefined; note?: Note | undefined } = {},
  ) => {
    const context = new RouterContextProvider();
    context.set(contentContext, contentIn(locale, note));
    context.set(backendContext, openBackend(connection, visitor));
    context.set(intakeContext, intake);
    context.set(finishDocumentContext, refusal ? finishRefused(request) : finishDocument);
    context.set(siteContext, {
      locale,
      origins: { en: env.siteUrls.en.origin, el: env.siteUrls.el.origin },
      siteName: env.siteName,
      contactEmail: env.contactEmail,
      contactPhone: env.contactPhone,
      company: env.company[locale],
      noticeEmails: env.noticeEmails,
      staffLanguage: env.staffLanguage,
      sendsMail: env.smtpUrl !== undefined || env.contentBackendUrl !== undefined,
      backups: () => sharedBackupState(shared, env.dataDir),
      buildId: build.assets.version,
      routeRules: routeRulesFrom(env),
      accounts: env.accounts,
      shared,
      visits,
      connection,
      visitor,
      icons: { collections: env.iconCollections, fallbackOrigin: env.iconFallbackUrl?.origin },
      refusal,
      hasPage,
      readPage: (language, path) => {
        const page = new Request(siteUrl(env, language, path));
        // What is made of a page is made of what the page reads.
        return handle(page, contextOf(page, env, language, NOBODY, { note }));
      },
      showRefusal: (reason) =>
        handle(refused(request), contextOf(request, env, locale, visitor, { refusal: reason })),
    });
    return context;
  };
  return ({ request, url, env, locale, clientAddress, refusal, note }) => {
    const userAgent = request.headers.get("user-agent") ?? undefined;
    const visitor = { address: clientAddress, userAgent };
    const context = contextOf(request, env, locale, visitor, { refusal, note });
    if (refusal) return handle(refused(request), context);
    return isPrivatePath(url.pathname) ? handlePrivate(request, context) : handle(request, context);
  };
}

/** A refused request still gets the shell: it is rendered as a read of an address without a page. */
function refused(request: Request): Request {
  const page = "/refused-request";
  const path = isDataPath(new URL(request.url).pathname) ? dataPath(page) : page;
  return new Request(new URL(path, request.url), {
    method: request.method === "HEAD" ? "HEAD" : "GET",
    headers: request.headers,
  });
}

/** Whether a path has a page or endpoint of its own, as opposed to the catch-all route. */
export function knownPaths(build: ServerBuild): (path: string) => boolean {
  const paths = new Set(fullPaths(build.routes).filter((path) => !/[:*]/.test(path)));
  return (path) => paths.has(path) || isContentPath(path);
}

/** Pages of content share a route, and so does the Markdown of pages; which there are, content knows. */
function isContentPath(path: string): boolean {
  const page = pageOfMarkdown(path);
  if (page === undefined && !entryPageOf(path)) return false;
  return LOCALE_CODES.some((code) => isPageOf(contentIn(code), page ?? path));
}

/** Answered before the router is asked. */
const UNROUTED_PATHS = [`${BACKEND_MOUNT}/*`, "/healthz", "/readyz"];

/** Whether anything but the catch-all route answers at a path. */
export function answeredPaths(build: ServerBuild): (path: string) => boolean {
  const isPlain = knownPaths(build);
  const routed = fullPaths(build.routes).filter(
    (path) => /[:*]/.test(path) && path !== "/*" && !entryPageOf(path),
  );
  const patterns = [...routed, ...UNROUTED_PATHS];
  return (path) => isPlain(path) || patterns.some((pattern) => matchPath(pattern, path) !== null);
}
