import { setImmediate as turn } from "node:timers/promises";
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
/** Turns of the loop after which renders go on however many still come. */
const MAX_TURNS = 200;
/** By then what was under way is done, in seconds. */
const RETRY_AFTER_S = 1;

/** Beyond what can be rendered in time, a short honest 503 instead of a queue that only grows. */
export function renderLimit(
  maxRenders: number = MAX_RENDERS,
  maxUploads: number = MAX_UPLOADS,
): Step {
  const renders = { underWay: 0, max: maxRenders };
  const uploads = { underWay: 0, max: maxUploads };
  const arrivals = countArrivals();
  return async (exchange, next) => {
    arrivals.count();
    const places = isUpload(exchange.request) ? uploads : renders;
    if (places.underWay >= places.max) {
      const response = errorPage(exchange, 503);
      response.headers.set("retry-after", String(RETRY_AFTER_S));
      return response;
    }
    places.underWay++;
    try {
      await arrivals.allRead();
      return await next();
    } finally {
      places.underWay--;
    }
  };
}

/**
 * Node accepts one connection per turn of its loop. With renders in between, most of a crowd would
 * wait in the kernel, where nobody counts it, and those in front would starve. So whoever has come
 * is read before the next renders begin.
 */
function countArrivals() {
  let arrived = 0;
  let reading: Promise<void> | undefined;
  const read = async () => {
    for (let turns = 0, quiet = 0; turns < MAX_TURNS && quiet < QUIET_TURNS; turns++) {
      const before = arrived;
      await turn();
      quiet = arrived === before ? quiet + 1 : 0;
    }
    reading = undefined;
  };
  return {
    count: () => void arrived++,
    allRead: () => {
      reading ??= read();
      return reading;
    },
  };
}

function isUpload({ method, headers }: Request): boolean {
  return method === "POST" && /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
}
