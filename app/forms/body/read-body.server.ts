import { BadBody } from "../../../packages/lib/body/bad-body.ts";
import { readUpTo } from "../../../packages/lib/body/read-up-to.ts";
import { isMultipart } from "../../../packages/lib/multipart/part-header.ts";
import { readMultipart } from "../../../packages/lib/multipart/read-multipart.ts";
import { plainText } from "../../../packages/lib/valid/text.ts";
import type { FormValues } from "../../design/fields/form-state.ts";
import type { Upload } from "../submission.ts";

/** Largest form without its file, in bytes. */
export const MAX_TEXT_BYTES = 256 * 1024;
/** Longest text of a field of a form with a file, in bytes. */
const MAX_FIELD_BYTES = 64 * 1024;
/** Most that is read of a form with a file, in bytes; one that is too large is read on to say so. */
const MAX_BODY_BYTES = 30 * 1024 * 1024;
/** Most fields and files of a form, in either encoding. */
const MAX_PARTS = 100;
const LIMITS = { bodyBytes: MAX_BODY_BYTES, fieldBytes: MAX_FIELD_BYTES, parts: MAX_PARTS };

type OnFile = (name: string, upload: Omit<Upload, "sender">) => Promise<void>;

/**
 * What a form sent, each name with all its texts; files are handed on as they arrive. Throws BadBody:
 * 400 for what no browser sends, 413 too large, 415 another type.
 */
export async function readBody(request: Request, onFile: OnFile): Promise<Map<string, string[]>> {
  const type = request.headers.get("content-type") ?? "";
  const entries = new Map<string, string[]>();
  let size = 0;
  const add = (name: string, value: string) => {
    // All of them together: a hundred parts of the longest text would be 6 MB.
    size += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (size > MAX_TEXT_BYTES) throw new BadBody(413, "The form is too large");
    const texts = entries.get(name);
    if (texts) texts.push(plainText(value));
    else entries.set(name, [plainText(value)]);
  };
  const body = (request.body ?? []) as AsyncIterable<Uint8Array>;
  if (isMultipart(type)) {
    await readMultipart(body, type, LIMITS, {
      field: add,
      // A browser sends a nameless empty file for a control that nothing was chosen in.
      file: async ({ name, filename, content }) => {
        if (filename !== "") await onFile(name, { filename, content });
      },
    });
  } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const text = await readUpTo(body, MAX_TEXT_BYTES);
    if (!text) throw new BadBody(413, "The form is too large");
    // Before they are parsed: the platform's parser takes 0.2 s for a hundred thousand of them.
    if (partsOf(text) > MAX_PARTS) throw new BadBody(413, "The form has too many fields");
    for (const [name, value] of new URLSearchParams(text.toString("utf8"))) add(name, value);
  } else {
    throw new BadBody(415, "Not a form");
  }
  return entries;
}

function partsOf(text: Buffer): number {
  let parts = 1;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) parts++;
  return parts;
}

/** The fields of a form and nothing else; what was not sent is empty. */
export function valuesOf(
  entries: ReadonlyMap<string, readonly string[]>,
  names: readonly string[],
  multiple: readonly string[],
): FormValues {
  return Object.fromEntries(
    names.map((name) => {
      const sent = entries.get(name) ?? [];
      return [name, multiple.includes(name) ? sent : (sent[0] ?? "")];
    }),
  );
}
