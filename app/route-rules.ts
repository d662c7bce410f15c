import type { RouteRules } from "./context.ts";

/**
 * Paths that lead to another website (spec, section 2: "a route may redirect to an external address
 * through build route rules"). One table for the server, for client navigation and for
 * /builds/meta/{buildId}.json. Empty where nothing is configured.
 */
export function routeRulesFrom(config: { careersUrl: URL | undefined }): RouteRules {
  if (!config.careersUrl) return {};
  return { "/apply-redirect": { redirect: { to: config.careersUrl.href, statusCode: 302 } } };
}

/** What may be passed on to another website: where somebody comes from, and the opening they mean. */
const PASSED_ON = /^(?:utm_[a-z_]{1,30}|opening)$/;
/** Longest value that is passed on, in characters; campaigns and openings have short names. */
const MAX_PASSED_LENGTH = 200;

/**
 * The address a rule leads to, with what of the visitor's query another website may know. The rest
 * stays here, whatever it is: a link that was mailed to somebody could be sent on by a wrong turn.
 */
export function redirectTarget(to: string, search: string): string {
  const target = new URL(to);
  for (const [name, value] of new URLSearchParams(search)) {
    const isPassedOn = PASSED_ON.test(name) && value.length <= MAX_PASSED_LENGTH;
    if (isPassedOn) target.searchParams.append(name, value);
  }
  return target.href;
}
