import { LOCALE_CODES, type LocaleCode } from "../app/i18n/locales.ts";
import type { Env } from "../env.ts";
import type { Step } from "./exchange.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The host decides the language; a host that is neither of the two sites is refused. */
export const host: Step = async (exchange, next) => {
  const locale = localeOfHost(exchange.url, exchange.env);
  if (!locale) {
    return new Response("This server does not answer for that host.\n", {
      status: 421,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  }
  exchange.locale = locale;
  return next();
};

export function localeOfHost(
  url: URL,
  env: Pick<Env, "siteUrls" | "siteUrlsAreDefault">,
): LocaleCode | undefined {
  const exact = LOCALE_CODES.find((code) => env.siteUrls[code].host === url.host);
  if (exact || !env.siteUrlsAreDefault) return exact;
  // Development: any port, since a forwarded port keeps the Host header of the outside.
  const byName = LOCALE_CODES.find((code) => env.siteUrls[code].hostname === url.hostname);
  return byName ?? (LOOPBACK.test(url.hostname) ? "en" : undefined);
}

/** Language of a Host header. The two configured hosts are compared, other spellings parsed. */
export function hostLocales(
  env: Pick<Env, "siteUrls" | "siteUrlsAreDefault">,
): (host: string | undefined) => LocaleCode | undefined {
  const known = LOCALE_CODES.map((code) => ({ host: env.siteUrls[code].host, code }));
  return (host = "") => {
    for (const one of known) if (one.host === host) return one.code;
    const url = URL.parse(`${env.siteUrls.en.protocol}//${host}`);
    // A Host header is a host: what parses to more than that is left to be refused.
    return url?.pathname === "/" && !url.username ? localeOfHost(url, env) : undefined;
  };
}
