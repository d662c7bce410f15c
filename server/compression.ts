import type { Step } from "./exchange.ts";
import { compressOnce, quickestEncoding } from "./page-cache/encodings.ts";

/** Smaller bodies gain nothing, in bytes. */
const MIN_BYTES = 1024;

const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|.*\+json|.*\+xml|manifest))|text\/x-script/;

/** Bodies are finished before they are sent, so each is compressed once and whole. */
export const compression: Step = async ({ request }, next) => {
  const response = await next();
  // What the body that is not sent again depended on.
  if (response.status === 304) response.headers.append("vary", "Accept-Encoding");
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !COMPRESSIBLE.test(type) || response.headers.has("content-encoding")) {
    return response;
  }
  response.headers.append("vary", "Accept-Encoding");
  const encoding = quickestEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < MIN_BYTES) return new Response(body, response);
  const compressed = new Response(new Uint8Array(await compressOnce(body, encoding)), response);
  compressed.headers.set("content-encoding", encoding);
  return compressed;
};
