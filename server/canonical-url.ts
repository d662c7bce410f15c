import { isLocaleCode } from "../app/i18n/locales.ts";
import { type Exchange, type Step, siteUrl } from "./exchange.ts";
import { localeCookie } from "./locale-cookie.ts";

/**
 * One form per address. A trailing slash, a double slash, an upper-case letter, an escaped plain
 * letter and a language prefix all go to the canonical address in one hop, with the query; forms of
 * addresses that don't exist are left to be a true 404.
 */
export function canonicalUrl(isKnownPath: (path: string) => boolean): Step {
  return async (exchange, next) => {
    const { url, env, refusal } = exchange;
    if (refusal) return next();
    const { locale: prefix, path: requested } = splitLocalePrefix(collapse(url.pathname));
    const lower = requested.toLowerCase();
    const path = isKnownPath(lower) ? lower : requested;
    const locale = prefix ?? exchange.locale;
    const isCanonical = prefix === undefined && (path === url.pathname || !isKnownPath(path));
    if (isCanonical) return next();
    return redirect(
      exchange,
      siteUrl(env, locale, encodeURI(path), url.search),
      prefix !== undefined,
    );
  };
}

function redirect(exchange: Exchange, location: string, chosen: boolean): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  const target = new URL(location);
  // A prefix names the language outright, so it counts as the visitor's choice: the home page of
  // that host won't send them away again.
  if (chosen && target.origin === exchange.env.siteUrls[exchange.locale].origin) {
    headers.append("set-cookie", localeCookie(exchange.env, exchange.locale));
  }
  return new Response(null, { status: 308, headers });
}

function collapse(pathname: string): string {
  const path = decodeURIComponent(pathname).replace(/\/{2,}/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function splitLocalePrefix(path: string) {
  const [, code, rest] = /^\/([a-z]{2})(\/.*)?$/i.exec(path) ?? [];
  const locale = code?.toLowerCase();
  return isLocaleCode(locale) ? { locale, path: rest ?? "/" } : { locale: undefined, path };
}
