import type { Step } from "./exchange.ts";
import { isHtml } from "./security-headers.ts";

/** Pages whose visitors may go on to the staff area or accounts without a new document. */
const FOR_STAFF = /^\/(admin|account)(\/|$)/;

/**
 * Public pages load the list of routes without the staff's: a kilobyte less, and no map of it.
 * `all` and `visitors` are the addresses of the two (scripts/visitor-manifest.ts).
 */
export function visitorManifest(all: string, visitors: string | undefined): Step {
  return async ({ url }, next) => {
    const response = await next();
    if (!visitors || !isHtml(response) || FOR_STAFF.test(url.pathname)) return response;
    return new Response((await response.text()).replaceAll(all, visitors), response);
  };
}
