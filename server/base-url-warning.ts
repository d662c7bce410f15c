import type { Env } from "../env.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * The line to log in production when the base URL's host, where the process listens, can't be the
 * site URL's host (spec, section 8): visitors would be sent to an address that is not theirs.
 * Undefined when there is nothing to say.
 */
export function baseUrlWarning(
  env: Pick<Env, "mode" | "host" | "port" | "siteUrls" | "siteUrlsAreDefault">,
): string | undefined {
  if (env.mode !== "production" || LOOPBACK.test(env.host)) return undefined;
  const isWildcard = env.host === "0.0.0.0" || env.host === "::";
  const hosts = [env.siteUrls.en.hostname, env.siteUrls.el.hostname];
  const differs = isWildcard ? env.siteUrlsAreDefault : !hosts.includes(env.host);
  if (!differs) return undefined;
  return `The base URL http://${env.host}:${env.port} and the site URL ${env.siteUrls.en.origin} have different hosts: set SITE_URL_EN and SITE_URL_EL to the public addresses`;
}
