import { PRIVATE_PARTS } from "../app/pages.ts";
import type { Step } from "./exchange.ts";

/**
 * Pages that belong to one person, and the data behind them, however the path is written: routes are
 * matched without regard to capitals and escapes, so `/ADMIN/leads.data` is one of them too.
 */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE.test(decoded(pathname));
}

const PRIVATE = new RegExp(`^/+(${PRIVATE_PARTS.join("|")})(\\.data|/|$)`, "i");

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Refused as malformed before any route is looked for.
    return pathname;
  }
}

/** Whatever a private page answers, nobody keeps or lists it: no cache, no search engine. */
export const privatePages: Step = async ({ url }, next) => {
  const response = await next();
  if (!isPrivatePath(url.pathname)) return response;
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
};
