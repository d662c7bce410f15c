import { HALF_HOUR, HALF_HOUR_MS } from "../app/content/half-hour.ts";
import { ALL_PAGES, entryPageOf, type Page } from "../app/pages.ts";
import { isDataPath, pageOfData } from "../packages/router-inside/data-address.ts";
import type { Exchange, Step } from "./exchange.ts";
import { FRESH_MS } from "./page-cache/page-cache.ts";

/**
 * How long the data of a page may be kept by a browser, in seconds: long enough that a page loaded
 * ahead for a visible link is there when the link is followed, short enough not to be missed by a
 * publication.
 */
const DATA_MAX_AGE_S = 30;
/**
 * A cache between us and browsers (a CDN) that is not told of publications has a copy that is a minute
 * old at most, and a day old when we are down. In seconds.
 */
const UNTOLD_S = 60;
/**
 * One that is told (server/edge/): as long as we keep a page ourselves before we look for what nobody
 * announced, such as a new year in the footer; a page with the sky of the hour no longer than that half
 * hour lasts. In seconds.
 */
const TOLD_S = FRESH_MS / 1000;
const STALE_IF_ERROR = "stale-if-error=86400";
/**
 * A minute more while a cache renews its copy, in seconds. For pages only, and short: browsers follow
 * it too, and a page loaded ahead should not be older than it need be.
 */
const STALE_WHILE_REVALIDATE_S = 60;

/** What a route has not said about caching: browsers ask anew for pages, data is kept briefly. */
export const browserCaching: Step = async (exchange, next) => {
  let isTimed = false;
  const { note } = exchange;
  exchange.note = (name) => {
    isTimed ||= name === HALF_HOUR;
    note?.(name);
  };
  const response = await next();
  if (!response.headers.has("cache-control")) {
    const told = isTimed ? (HALF_HOUR_MS - (Date.now() % HALF_HOUR_MS)) / 1000 : TOLD_S;
    response.headers.set("cache-control", cacheControl(exchange, response, Math.ceil(told)));
  }
  return response;
};

/** `told`: for how long an edge that is told of changes may keep a page, in seconds. */
function cacheControl({ request, url, env }: Exchange, response: Response, told: number): string {
  const isRead = request.method === "GET" || request.method === "HEAD";
  // What somebody sent is answered to them alone, and so is a cookie.
  if (!isRead || response.headers.has("set-cookie")) return "no-store";
  if (!response.ok) return "public, no-cache";
  const page = pageAt(pageOfData(url.pathname));
  const isForAll = page?.isKept && !page.query.some((name) => url.searchParams.has(name));
  // Nobody between us and browsers keeps what we don't keep ourselves.
  if (isDataPath(url.pathname)) {
    const own = `max-age=${DATA_MAX_AGE_S}`;
    return isForAll ? `public, ${own}, s-maxage=${UNTOLD_S}, ${STALE_IF_ERROR}` : `private, ${own}`;
  }
  if (!isForAll) return "private, no-cache";
  // Whether `/` shows a page or sends the visitor on depends on the visitor: each asks us, unless the
  // edge knows the rule (deploy/edge.vcl, record 170).
  if (url.pathname === "/") return "public, no-cache";
  const shared = `s-maxage=${env.edge ? told : UNTOLD_S}, ${STALE_IF_ERROR}`;
  return `public, max-age=0, ${shared}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_S}`;
}

const BY_PATH = new Map(ALL_PAGES.map((page) => [page.path, page]));
const pageAt = (path: string): Page | undefined => BY_PATH.get(path) ?? entryPageOf(path);
