import { isIP } from "node:net";
import type { Env } from "../env.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
/** Names that lead back to the machine that asks. */
const LOCAL_NAME = /(^|\.)localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/;

/**
 * The line to log in production when the base URL's host, where the process listens, can't be the
 * site URL's host (spec, section 8): visitors would be sent to an address that is not theirs, or
 * could not reach the one they are sent to. Undefined when there is nothing to say.
 */
export function baseUrlWarning(
  env: Pick<Env, "mode" | "host" | "port" | "siteUrls" | "siteUrlsAreDefault" | "trustProxy">,
): string | undefined {
  if (env.mode !== "production") return undefined;
  const base = `http://${env.host}:${env.port}`;
  const site = env.siteUrls.en.origin;
  if (env.trustProxy === 0 && isPublic(env)) {
    // Whoever comes to such an address comes through a proxy that was not told of.
    if (env.siteUrls.en.protocol === "https:") {
      return `The base URL ${base} takes no TLS, the site URL ${site} asks for it: set TRUST_PROXY to the number of proxies in front, whose X-Forwarded-For and X-Forwarded-Proto then count`;
    }
    if (LOOPBACK.test(env.host)) {
      return `The base URL ${base} is reached from this machine alone, the site URL ${site} from outside: set TRUST_PROXY to the number of proxies in front, or HOST to 0.0.0.0`;
    }
  }
  if (LOOPBACK.test(env.host)) return undefined;
  const isWildcard = env.host === "0.0.0.0" || env.host === "::";
  const hosts = [env.siteUrls.en.hostname, env.siteUrls.el.hostname];
  const differs = isWildcard ? env.siteUrlsAreDefault : !hosts.includes(env.host);
  // A proxy reaches us by an address that no visitor knows.
  if (!differs || (env.trustProxy > 0 && isIP(env.host) !== 0)) return undefined;
  return `The base URL ${base} and the site URL ${site} have different hosts: set SITE_URL_EN and SITE_URL_EL to the public addresses`;
}

function isPublic({ siteUrls }: Pick<Env, "siteUrls">): boolean {
  return !LOCAL_NAME.test(siteUrls.en.hostname);
}
