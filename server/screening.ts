import type { IncomingMessage } from "node:http";
import { LOCALE_CODES } from "../app/i18n/locales.ts";
import type { Env } from "../env.ts";
import { boundHeaders, NONE_TOO_LONG } from "./header-bounds.ts";

/** Lines of headers in one request; browsers behind several proxies send forty. */
const MAX_HEADER_LINES = 100;
/** Longest Host header: a domain's name and a port, in characters (RFC 1035, 2.3.4). */
const MAX_HOST_LENGTH = 261;
/** A name or address and a port, as in a URL (RFC 9112, 3.2): no user part, no path, no space. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** What pages, endpoints and the content backend know. TRACE would give headers away to scripts. */
const METHODS: ReadonlySet<string> = new Set(
  "GET HEAD POST PUT PATCH DELETE OPTIONS SEARCH".split(" "),
);

/** Why a request is not served, in a status. */
export type Objection = 400 | 405 | 431;
export type Screen = (req: IncomingMessage) => Objection | undefined;

/**
 * The first look at a request, before anybody reads what a stranger wrote: one Host that is one, a
 * method we know, a target in origin form, headers that are not too long (header-bounds.ts).
 */
export function screening(env: Pick<Env, "siteUrls">): Screen {
  const ownHosts: ReadonlySet<string> = new Set(
    LOCALE_CODES.map((code) => env.siteUrls[code].host),
  );
  return (req) => {
    const { rawHeaders } = req;
    let hosts = 0;
    let host: string | undefined;
    let characters = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index] ?? "";
      const value = rawHeaders[index + 1] ?? "";
      characters += value.length;
      if (name.length !== 4 || (name !== "Host" && name.toLowerCase() !== "host")) continue;
      hosts++;
      host = value;
    }
    if (!METHODS.has(req.method ?? "")) return 405;
    if (rawHeaders.length > 2 * MAX_HEADER_LINES) return 431;
    // Node refuses a request without Host; one by HTTP/1.0 may go without.
    if (hosts > 1) return 400;
    if (host !== undefined && !ownHosts.has(host) && !isHost(host)) return 400;
    if (characters > NONE_TOO_LONG) boundHeaders(req);
    return intoOriginForm(req) ? undefined : 400;
  };
}

function isHost(host: string): boolean {
  return host.length <= MAX_HOST_LENGTH && HOST.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Absolute targets are for proxies, but a server has to take them, and then their host is the one
 * that counts (RFC 9112, 3.2.2). Anything else that does not begin with a slash is refused.
 */
function intoOriginForm(req: IncomingMessage): boolean {
  const target = req.url ?? "";
  if (target.startsWith("/")) return true;
  const absolute = URL.parse(target);
  if (!absolute || !/^https?:$/.test(absolute.protocol)) return false;
  if (absolute.username !== "" || absolute.password !== "" || !isHost(absolute.host)) return false;
  req.url = absolute.pathname + absolute.search;
  req.headers.host = absolute.host;
  const { rawHeaders } = req;
  const line = rawHeaders.findIndex((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (line >= 0) rawHeaders[line + 1] = absolute.host;
  else rawHeaders.push("Host", absolute.host);
  return true;
}
