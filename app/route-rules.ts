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

/** The address a rule leads to, with the visitor's query added to the target's own. */
export function redirectTarget(to: string, search: string): string {
  const target = new URL(to);
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
  return target.href;
}
