import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { cacheNotes as cacheNotesContext } from "../app/cache-notes.ts";
import { type Refusal, siteContext } from "../app/context.ts";
import type { LocaleCode } from "../app/i18n/locales.ts";
import { routeRulesFrom } from "../app/route-rules.ts";
import type { Env } from "../env.ts";
import { type Step, siteUrl } from "./exchange.ts";

/** Hands the request to React Router with what the server knows about it. */
export function render(build: ServerBuild, mode: string): Step {
  const handle = createRequestHandler(build, mode);
  const contextOf = (env: Env, locale: LocaleCode, refusal?: Refusal) => {
    const context = new RouterContextProvider();
    context.set(siteContext, {
      locale,
      origins: { en: env.siteUrls.en.origin, el: env.siteUrls.el.origin },
      siteName: env.siteName,
      contactEmail: env.contactEmail,
      contactPhone: env.contactPhone,
      buildId: build.assets.version,
      routeRules: routeRulesFrom(env),
      icons: { collections: env.iconCollections, fallbackOrigin: env.iconFallbackUrl?.origin },
      refusal,
      readPage: (language, path) =>
        handle(new Request(siteUrl(env, language, path)), contextOf(env, language)),
    });
    return context;
  };
  return ({ request, env, locale, refusal, cacheNotes }) => {
    const context = contextOf(env, locale, refusal);
    if (cacheNotes) context.set(cacheNotesContext, cacheNotes);
    return handle(refusal ? refused(request) : request, context);
  };
}

/** A refused request still gets the shell: it is rendered as a read of an address without a page. */
function refused(request: Request): Request {
  const suffix = new URL(request.url).pathname.endsWith(".data") ? ".data" : "";
  return new Request(new URL(`/refused-request${suffix}`, request.url), {
    method: request.method === "HEAD" ? "HEAD" : "GET",
    headers: request.headers,
  });
}

/** Whether a path has a page or endpoint of its own, as opposed to the catch-all route. */
export function knownPaths(build: ServerBuild): (path: string) => boolean {
  const paths = new Set<string>(["/"]);
  for (const route of Object.values(build.routes)) {
    if (route?.path && !route.path.includes("*") && !route.path.includes(":")) {
      paths.add(`/${route.path}`);
    }
  }
  return (path) => paths.has(path);
}
