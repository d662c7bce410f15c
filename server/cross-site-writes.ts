import { LOCALE_CODES } from "../app/i18n/locales.ts";
import type { Exchange, Step } from "./exchange.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another website makes a browser send, before any action runs: Sec-Fetch-Site
 * where the browser sends it, else Origin. A client that sends neither is not a browser.
 */
export const crossSiteWrites: Step = async (exchange, next) => {
  if (SAFE_METHODS.has(exchange.request.method) || isOwn(exchange)) return next();
  exchange.refusal = {
    status: 403,
    statusMessage: "Forbidden",
    message: "This request came from another website",
  };
  return next();
};

function isOwn({ request, env }: Exchange): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return LOCALE_CODES.some((code) => env.siteUrls[code].origin === origin);
}
