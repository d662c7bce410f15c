import { readUpTo } from "../../packages/lib/body/read-up-to.ts";
import { chunksOf } from "./drain.ts";
import { contentTooLarge, invalidPayload, unsupportedMediaType } from "./errors.ts";

/** Largest JSON body that is read. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** Deepest nesting of objects and arrays in a JSON body or parameter. */
export const MAX_JSON_DEPTH = 20;
/** How much of a header is repeated to who sent it, in characters. */
const MAX_NAMED = 100;

/** True when objects and arrays nest deeper than `limit`; does not recurse itself. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((entry) =>
      typeof entry === "object" && entry !== null
        ? Object.values(entry).filter((child) => typeof child === "object" && child !== null)
        : [],
    );
  }
  return false;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > MAX_JSON_BYTES) throw contentTooLarge();
  const bytes = await readUpTo(chunksOf(request), MAX_JSON_BYTES);
  if (!bytes) throw contentTooLarge();
  return bytes;
}

/**
 * The request's JSON body; an empty body reads as `{}`, as Directus has it.
 * Throws 400 INVALID_PAYLOAD, 413 CONTENT_TOO_LARGE or 415 UNSUPPORTED_MEDIA_TYPE.
 */
export async function readJson(request: Request): Promise<unknown> {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  // Read as it is, a compressed body would only be nonsense.
  if (encoding !== "identity") {
    throw unsupportedMediaType(encoding.slice(0, MAX_NAMED), "content-encoding", {
      "accept-encoding": "identity",
    });
  }
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return {};
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json$/i.test(mediaType)) {
    throw unsupportedMediaType(mediaType.slice(0, MAX_NAMED), "content-type");
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidPayload("The body is not valid JSON");
  }
  if (isDeeperThan(value, MAX_JSON_DEPTH)) {
    throw invalidPayload(`The body nests deeper than ${MAX_JSON_DEPTH} levels`);
  }
  return value;
}

export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The JSON body, which has to be an object. */
export async function readJsonObject(request: Request): Promise<JsonObject> {
  const value = await readJson(request);
  if (!isJsonObject(value)) throw invalidPayload("The body has to be an object");
  return value;
}

/** A string that the body has to carry under `field`; empty counts as missing. */
export function requiredText(body: JsonObject, field: string): string {
  const value = optionalText(body, field);
  if (value === undefined) throw invalidPayload(`"${field}" is required`);
  if (value === "") throw invalidPayload(`"${field}" is not allowed to be empty`);
  return value;
}

export function optionalText(body: JsonObject, field: string): string | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw invalidPayload(`"${field}" must be a string`);
  return value;
}
