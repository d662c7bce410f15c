import { Arrivals } from "./arrivals.ts";
import { errorPage } from "./error-page.ts";
import type { Step } from "./exchange.ts";

/**
 * Renders under way at once. They share one thread, so the last of them is answered after all, and
 * those that arrive meanwhile wait for as long again: at 10 to 20 ms each, 24 keep an accepted
 * request under a second. A browser's burst of 20 requests has room.
 */
const MAX_RENDERS = 24;
/**
 * Uploads under way at once. They come at the pace of somebody's phone and cost hardly any time of
 * ours, so they don't take the places of pages.
 */
const MAX_UPLOADS = 100;
/** A connection is accepted in one turn of the loop, and its request read in the next. */
const QUIET_TURNS = 2;
/** By then what was under way is done, in seconds. */
const RETRY_AFTER_S = 1;

/** Beyond what can be rendered in time, a short honest 503 instead of a queue that only grows. */
export function renderLimit(
  maxRenders: number = MAX_RENDERS,
  maxUploads: number = MAX_UPLOADS,
): Step {
  const renders = { underWay: 0, max: maxRenders };
  const uploads = { underWay: 0, max: maxUploads };
  const arrivals = new Arrivals();
  let reading: Promise<unknown> | undefined;
  return async (exchange, next) => {
    arrivals.note();
    const places = isUpload(exchange.request) ? uploads : renders;
    if (places.underWay >= places.max) {
      const response = errorPage(exchange, 503);
      response.headers.set("retry-after", String(RETRY_AFTER_S));
      return response;
    }
    places.underWay++;
    try {
      // Those in front would starve the others: whoever has come is read before the next render.
      reading ??= arrivals.pause(QUIET_TURNS).finally(() => {
        reading = undefined;
      });
      await reading;
      return await next();
    } finally {
      places.underWay--;
    }
  };
}

function isUpload({ method, headers }: Request): boolean {
  return method === "POST" && /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
}
