import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "../env.ts";
import { siteUrl } from "./exchange.ts";
import { isHealthPath } from "./health.ts";
import { hostLocales } from "./host.ts";

const HEADER = "x-forwarded-proto";
/** How long a browser may keep the redirect, in seconds: an operator may change their mind. */
const KEPT_S = 3600;

type PlainHttp = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Sends whoever came by plain http to the same address by https, in one hop and before anything else:
 * 308 keeps method and body. Only a proxy that is trusted can say by what somebody came. Answers
 * whether it has answered. Undefined where the sites are http themselves, or nobody is trusted.
 */
export function plainHttp(
  env: Pick<Env, "siteUrls" | "siteUrlsAreDefault" | "trustProxy">,
): PlainHttp | undefined {
  if (env.siteUrls.en.protocol !== "https:" || env.trustProxy === 0) return undefined;
  const localeOf = hostLocales(env);
  return (req, res) => {
    if (!cameByHttp(req.rawHeaders, env.trustProxy)) return false;
    const target = req.url ?? "";
    const locale = localeOf(req.headers.host);
    // Health is asked for by machines beside us; a host that is not ours is refused further on.
    if (!target.startsWith("/") || isHealthPath(pathOf(target)) || !locale) return false;
    res.writeHead(308, {
      location: siteUrl(env, locale, target),
      "cache-control": `max-age=${KEPT_S}`,
      "content-length": 0,
    });
    res.end();
    return true;
  };
}

/**
 * By what the visitor reached the outermost of the trusted proxies. Most proxies replace the header;
 * where each has appended, it is read from the end, as X-Forwarded-For is.
 */
function cameByHttp(rawHeaders: readonly string[], proxies: number): boolean {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== HEADER.length || name.toLowerCase() !== HEADER) continue;
    const schemes = (rawHeaders[index + 1] ?? "").split(",");
    return (schemes.at(-proxies) ?? schemes[0])?.trim().toLowerCase() === "http";
  }
  return false;
}

function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query);
}
