import { createHash } from "node:crypto";
import { isForbidden, isKnown } from "./conditions.ts";
import type { Step } from "./exchange.ts";

const TAG_BYTES = 12;
/** What is written for machines and browsers to read; files and pictures bring their own. */
const TEXT = /^(?:text\/|application\/(?:json|xml|.*\+json|.*\+xml))/;
/** Of an answer about a body that the asker has. */
const OF_THE_BODY = ["content-type", "content-length"];

/**
 * A tag for every text that somebody may keep and has none yet: feeds, sitemaps, robots.txt, llms.txt,
 * the manifest, Markdown, data, and pages that the page cache does not hold. A reader that polls gets
 * 304 (RFC 9110, 13.1.2). Weak, since compression follows.
 */
export const validators: Step = async ({ request }, next) => {
  const response = await next();
  if (request.method !== "GET" || response.status !== 200 || !response.body) return response;
  const { headers } = response;
  const isKept = !headers.get("cache-control")?.includes("no-store") && !headers.has("set-cookie");
  if (!isKept || headers.has("etag") || !TEXT.test(headers.get("content-type") ?? "")) {
    return response;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash("sha256").update(body).digest().subarray(0, TAG_BYTES);
  const etag = `W/"${hash.toString("base64url")}"`;
  headers.set("etag", etag);
  if (isForbidden(request.headers.get("if-match") ?? undefined)) return without(412, headers);
  const known = request.headers.get("if-none-match");
  return known !== null && isKnown(known, etag)
    ? without(304, headers)
    : new Response(body, { headers });
};

function without(status: 304 | 412, headers: Headers): Response {
  for (const name of OF_THE_BODY) headers.delete(name);
  return new Response(null, { status, headers });
}
