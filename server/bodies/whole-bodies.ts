import { MAX_TEXT_BYTES } from "../../app/forms/body/read-body.server.ts";
import { readUpTo } from "../../packages/lib/body/read-up-to.ts";
import { refusedBodyStatus } from "../../packages/lib/body/refused-body.ts";
import { errorPage } from "../error-page.ts";
import type { Exchange, Step } from "../exchange.ts";
import { isPrivatePath } from "../private-pages.ts";
import { withBody } from "./guard-bodies.ts";

/** Largest form of the account and staff pages, in bytes; they take no files. */
export const MAX_PRIVATE_BODY_BYTES = 1024 * 1024;
/**
 * Fields of one form. Ours have forty, a staff list with a box on each row a few hundred; each costs
 * its reader a microsecond or two, and a megabyte has room for half a million.
 */
const MAX_FIELDS = 2_000;

/**
 * Reads every body that is no document to its end before a place for a render is taken, up to a
 * limit: strangers reach the sign-in page too, and must not fill the memory. Beyond it 413.
 */
export const wholeBodies: Step = async (exchange, next) => {
  const { request, url, body, refusal } = exchange;
  if (!body || body.isStreamed || refusal) return next();
  const limit = isPrivatePath(url.pathname) ? MAX_PRIVATE_BODY_BYTES : MAX_TEXT_BYTES;
  try {
    const declared = Number(request.headers.get("content-length") ?? 0);
    const bytes = declared > limit ? null : await readUpTo(request.body ?? [], limit);
    const type = request.headers.get("content-type") ?? "";
    if (bytes && !hasTooMany(bytes, type)) exchange.request = withBody(request, bytes);
    else refuse(exchange, 413, "Content Too Large", "The form is too large");
  } catch (error) {
    const status = refusedBodyStatus(error);
    if (status === undefined) throw error;
    if (status === 408) refuse(exchange, 408, "Request Timeout", "The form came too slowly");
    else refuse(exchange, 503, "Service Unavailable", "Too many forms at once");
    // Plain, without a render: whoever holds up bodies should not make work as well.
    return errorPage(exchange, status);
  }
  return next();
};

function refuse(exchange: Exchange, status: number, statusMessage: string, message: string) {
  exchange.refusal = { status, statusMessage, message };
}

/** Whether a form has more fields than this, by what stands between them; any other body has none. */
function hasTooMany(bytes: Uint8Array, type: string): boolean {
  const between = /^multipart\//i.test(type) ? "\r\n--" : "&";
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found = 0;
  for (let at = form.indexOf(between); at !== -1; at = form.indexOf(between, at + 1)) {
    if (++found > MAX_FIELDS) return true;
  }
  return false;
}
