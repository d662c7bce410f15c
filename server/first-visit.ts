import { isLocaleCode, LOCALE_CODES, type LocaleCode } from "../app/i18n/locales.ts";
import { preferredLocale } from "../app/i18n/resolve-locale.ts";
import type { Env } from "../env.ts";
import { type Exchange, type Step, siteUrl } from "./exchange.ts";
import { localeCookie, readLocaleCookie } from "./locale-cookie.ts";
import { remembered } from "./page-cache/remembered.ts";
import { isRobot } from "./robots.ts";

/** What a request says about the visitor's language; the only headers that a visit depends on. */
export type VisitorSigns = {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  referer: string | undefined;
  /** Sec-Fetch-Site. */
  fetchSite: string | undefined;
  userAgent: string | undefined;
};

/** Where the visitor belongs: here, on the other domain, or here with the choice to be stored. */
export type Visit = { kind: "stay" } | { kind: "remember" } | { kind: "leave"; to: LocaleCode };

export const VISIT_VARY = "Accept-Language, Cookie, Referer, Sec-Fetch-Site, User-Agent";

const browserLocale = remembered((acceptLanguage) =>
  preferredLocale({ cookie: undefined, acceptLanguage }),
);

const STAY: Visit = { kind: "stay" };
const REMEMBER: Visit = { kind: "remember" };

/**
 * Language on first access (spec, section 4), at `/` only: a visitor whose cookie or browser prefers
 * the other language goes to its domain. Whoever comes from a page of ours has chosen already and is
 * never sent away; arriving from the other domain stores the choice. That is for people: crawlers and
 * link previews read the page that they were given, whatever language their makers prefer.
 */
export function visitOf(env: Env, locale: LocaleCode, pathname: string, signs: VisitorSigns) {
  const from = cameFrom(env, locale, signs);
  if (from === locale) return STAY;
  if (from !== undefined) {
    return readLocaleCookie(env, signs.cookie) === locale ? STAY : REMEMBER;
  }
  if (pathname !== "/") return STAY;
  const cookie = readLocaleCookie(env, signs.cookie);
  const preferred = isLocaleCode(cookie) ? cookie : browserLocale(signs.acceptLanguage);
  if (!preferred || preferred === locale || isRobot(signs.userAgent)) return STAY;
  return { kind: "leave", to: preferred } as const;
}

/** Language of the page of ours that led here; undefined for a first access. */
function cameFrom(env: Env, locale: LocaleCode, signs: VisitorSigns): LocaleCode | undefined {
  if (signs.fetchSite === "same-origin") return locale;
  if (!signs.referer) return undefined;
  const origin = URL.parse(signs.referer)?.origin;
  return LOCALE_CODES.find((code) => env.siteUrls[code].origin === origin);
}

/** Sends a visitor on with one 302 that nobody may cache, or stores the choice on the way back. */
export const firstVisit: Step = async (exchange, next) => {
  const { request, url, env, locale } = exchange;
  if (exchange.refusal || (request.method !== "GET" && request.method !== "HEAD")) return next();
  const visit = visitOf(env, locale, url.pathname, signsOf(request.headers));
  if (visit.kind === "leave") return sendTo(exchange, visit.to);
  const response = await next();
  if (url.pathname === "/") response.headers.append("vary", VISIT_VARY);
  if (visit.kind === "remember") {
    response.headers.append("set-cookie", localeCookie(env, locale));
    response.headers.set("cache-control", REMEMBERING_CACHE_CONTROL);
  }
  return response;
};

/** An answer that stores a choice is one visitor's own. */
export const REMEMBERING_CACHE_CONTROL = "private, no-cache";

function signsOf(headers: Headers): VisitorSigns {
  return {
    cookie: headers.get("cookie") ?? undefined,
    acceptLanguage: headers.get("accept-language") ?? undefined,
    referer: headers.get("referer") ?? undefined,
    fetchSite: headers.get("sec-fetch-site") ?? undefined,
    userAgent: headers.get("user-agent") ?? undefined,
  };
}

function sendTo({ env, url }: Exchange, locale: LocaleCode): Response {
  return new Response(null, {
    status: 302,
    headers: {
      location: siteUrl(env, locale, "/", url.search),
      "cache-control": "no-store",
      vary: VISIT_VARY,
    },
  });
}
