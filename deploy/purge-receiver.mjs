// Takes the site's signed purges and passes them on to Varnish (edge.vcl). Needs Node 20 and nothing else; runs beside
// Varnish: EDGE_PURGE_SECRET=… node purge-receiver.mjs. For another edge, replace `purge`.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, request } from "node:http";

const SECRET = process.env.EDGE_PURGE_SECRET ?? "";
const PORT = Number(process.env.PORT ?? 6086);
const VARNISH = new URL(process.env.VARNISH_URL ?? "http://127.0.0.1:6081");
/** How old a purge may be, in seconds: who has listened in can't send it again later. */
const MAX_AGE_S = 300;
/** 200 keys of 200 characters, in bytes. */
const MAX_BODY_BYTES = 65_536;
/** From a request's beginning to its end, in milliseconds. */
const LONGEST_REQUEST_MS = 10_000;
/** Longest wait for Varnish, in milliseconds: shorter than the site's for this answer. */
const LONGEST_BAN_MS = 4_000;
/** What a key looks like; nothing in it means more than itself in a pattern but the full stop. */
const KEY = /^[\w.:-]{1,200}$/;
/** Keys in one ban: a header of Varnish holds 8 kB. */
const KEYS_AT_ONCE = 30;

if (SECRET.length < 32) {
  console.error("EDGE_PURGE_SECRET must have at least 32 characters, the same as the site's");
  process.exit(1);
}

/** Resolves once Varnish has taken it; without keys, everything goes. */
function ban(pattern) {
  return new Promise((resolve, reject) => {
    const headers = pattern ? { "x-keys": pattern } : {};
    const signal = AbortSignal.timeout(LONGEST_BAN_MS);
    const sent = request(VARNISH, { method: "BAN", headers, signal });
    sent.on("error", reject).on("response", (response) => {
      response.resume();
      if (response.statusCode === 204) resolve();
      else reject(new Error(`Varnish answered ${response.statusCode}`));
    });
    sent.end();
  });
}

async function purge(keys) {
  if (keys.includes("all")) return ban(undefined);
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const some = keys.slice(at, at + KEYS_AT_ONCE).map((key) => key.replaceAll(".", "[.]"));
    // Varnish parts a ban's words by spaces, so it has none.
    await ban(`(^|\\s)(${some.join("|")})(\\s|$)`);
  }
}

/** Whether the header signs this body, and lately. */
function isSigned(header, body) {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!seconds || Math.abs(Date.now() / 1000 - Number(seconds)) > MAX_AGE_S) return false;
  const wanted = createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(wanted, Buffer.from(given, "hex"));
}

function keysIn(body) {
  try {
    const { keys } = JSON.parse(body);
    return Array.isArray(keys) && keys.every((key) => KEY.test(key)) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** The body's text; undefined once it is too long. Throws when its sender goes before its end. */
async function bodyOf(req) {
  let body = "";
  req.setEncoding("utf8");
  for await (const part of req) {
    body += part;
    if (body.length > MAX_BODY_BYTES) return undefined;
  }
  return body;
}

async function statusFor(req) {
  if (req.method !== "POST") return 405;
  const body = await bodyOf(req);
  if (body === undefined) return 413;
  if (!isSigned(req.headers["x-b4-signature"], body)) return 403;
  const keys = keysIn(body);
  if (!keys) return 400;
  try {
    await purge(keys);
    return 204;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 502;
  }
}

const server = createServer({ requestTimeout: LONGEST_REQUEST_MS }, (req, res) => {
  const end = (status) => res.writeHead(status, { connection: "close" }).end();
  // Who goes before the end of what they send needs no answer; the next purge needs this process.
  statusFor(req).then(end, () => res.destroy());
});
server.listen(PORT, "127.0.0.1", () => {
  process.stdout.write(`listening on 127.0.0.1:${PORT}\n`);
});
