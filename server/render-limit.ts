import { errorPage } from "./error-page.ts";
import type { Step } from "./exchange.ts";

/**
 * Renders under way at once. They share one thread, so the last of them is answered after all: at
 * 10 to 20 ms each, 24 keep an accepted request under half a second.
 */
const MAX_RENDERS = 24;
/** By then what was under way is done, in seconds. */
const RETRY_AFTER_S = 1;

/** Beyond what can be rendered in time, a short honest 503 instead of a queue that only grows. */
export function renderLimit(maxRenders: number = MAX_RENDERS): Step {
  let underWay = 0;
  return async (exchange, next) => {
    if (underWay >= maxRenders) {
      const response = errorPage(exchange, 503);
      response.headers.set("retry-after", String(RETRY_AFTER_S));
      return response;
    }
    underWay++;
    try {
      return await next();
    } finally {
      underWay--;
    }
  };
}
