import type { Step } from "./exchange.ts";
import { isPrivatePath } from "./private-pages.ts";

/** Largest form of the account and staff pages, in bytes; they take no files. */
export const MAX_PRIVATE_BODY_BYTES = 1024 * 1024;

/**
 * Reads forms for private pages up to a limit before anything else does: strangers reach the sign-in
 * page too, and must not fill the memory. Beyond it 413. The public forms read theirs piece by piece
 * (app/forms/body).
 */
export const privateBodies: Step = async (exchange, next) => {
  const { request, url } = exchange;
  if (!request.body || exchange.refusal || !isPrivatePath(url.pathname)) return next();
  const body = await readUpTo(request, MAX_PRIVATE_BODY_BYTES);
  if (body) {
    const { method, headers, signal } = request;
    exchange.request = new Request(request.url, { method, headers, signal, body });
  } else {
    exchange.refusal = {
      status: 413,
      statusMessage: "Content Too Large",
      message: "The form is too large",
    };
  }
  return next();
};

async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
