import { BadBody } from "../../packages/lib/body/bad-body.ts";
import {
  type PartVisitor,
  readMultipart as readForm,
} from "../../packages/lib/multipart/read-multipart.ts";
import { chunksOf } from "./drain.ts";
import { contentTooLarge, invalidPayload, unsupportedMediaType } from "./errors.ts";

/** A file of 5 MB, and what may stand around it, in bytes. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;
const LIMITS = { bodyBytes: MAX_BODY_BYTES, fieldBytes: 16 * 1024, parts: 20 };

/** Reads an upload part by part as it arrives. Throws ApiError: 400, 413 or 415. */
export async function readMultipart(request: Request, visitor: PartVisitor): Promise<void> {
  const type = request.headers.get("content-type") ?? "";
  try {
    await readForm(chunksOf(request), type, LIMITS, visitor);
  } catch (error) {
    if (!(error instanceof BadBody)) throw error;
    if (error.status === 413) throw contentTooLarge();
    if (error.status === 400) throw invalidPayload(error.message);
    throw unsupportedMediaType(type.split(";")[0]?.slice(0, 100) ?? "", "content-type");
  }
}
