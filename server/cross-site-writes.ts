import { CROSS_SITE } from "../app/design/error-screen/cross-site.ts";
import type { Exchange, Step } from "./exchange.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another website makes a browser send, before any action runs: Sec-Fetch-Site
 * where the browser sends it, else Origin. A client that sends neither is not a browser. The other
 * one of our two sites is another website too: no form of it leads here.
 */
export const crossSiteWrites: Step = async (exchange, next) => {
  if (SAFE_METHODS.has(exchange.request.method)) return next();
  if (isOwn(exchange)) {
    // The router would compare Origin once more, knows less than we do (a browser that hides it says
    // "null"), and would answer 400 without a word that a visitor could read.
    exchange.request.headers.delete("origin");
    return next();
  }
  exchange.refusal = {
    status: 403,
    statusMessage: CROSS_SITE,
    message: "This request came from another website",
  };
  return next();
};

function isOwn({ request, url, env, locale }: Exchange): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  // On a laptop a forwarded port has its own number, in the address and in Origin alike.
  return origin === (env.siteUrlsAreDefault ? url.origin : env.siteUrls[locale].origin);
}
