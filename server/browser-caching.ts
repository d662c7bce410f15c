import { isDataPath } from "../packages/router-inside/data-address.ts";
import type { Exchange, Step } from "./exchange.ts";
import { queryOf } from "./page-cache/cached-pages.ts";

/**
 * How long the data of a page may be kept by a browser, in seconds: long enough that a page loaded
 * ahead for a visible link is there when the link is followed, short enough not to be missed by a
 * publication.
 */
const DATA_MAX_AGE_S = 30;
/**
 * A cache between us and browsers (a CDN) is not told of publications: its copy is a minute old at
 * most, and a day old when we are down.
 */
const SHARED = "s-maxage=60, stale-if-error=86400";
/**
 * A minute more while a cache renews its copy, in seconds. For pages only, and short: browsers follow
 * it too, and a page loaded ahead should not be older than it need be.
 */
const STALE_WHILE_REVALIDATE_S = 60;

/** What a route has not said about caching: browsers ask anew for pages, data is kept briefly. */
export const browserCaching: Step = async (exchange, next) => {
  const response = await next();
  if (!response.headers.has("cache-control")) {
    response.headers.set("cache-control", cacheControl(exchange, response));
  }
  return response;
};

function cacheControl({ request, url }: Exchange, response: Response): string {
  const isRead = request.method === "GET" || request.method === "HEAD";
  // What somebody sent is answered to them alone, and so is a cookie.
  if (!isRead || response.headers.has("set-cookie")) return "no-store";
  if (!response.ok) return "public, no-cache";
  if (isDataPath(url.pathname)) return `public, max-age=${DATA_MAX_AGE_S}, ${SHARED}`;
  // Whether `/` shows a page or sends the visitor on depends on the visitor: each asks us.
  if (url.pathname === "/") return "public, no-cache";
  const read = queryOf(url.pathname);
  const isOwnAnswer = read.some((name) => url.searchParams.has(name));
  if (isOwnAnswer) return "public, no-cache";
  return `public, max-age=0, ${SHARED}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_S}`;
}
