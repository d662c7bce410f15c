import { plainText } from "../../../packages/lib/valid/text.ts";
import type { FormValues } from "../../design/fields/form-state.ts";
import type { Upload } from "../intake.ts";
import { BadBody, readMultipart } from "./multipart.server.ts";

/** Largest form without its file, in bytes. */
export const MAX_TEXT_BYTES = 256 * 1024;

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
    // Added in place: a copy for each would make many texts of one name take minutes.
    if (texts) texts.push(plainText(value));
    else entries.set(name, [plainText(value)]);
  };
  const body = request.body ?? [];
  if (/^multipart\/form-data\s*;/i.test(type)) {
    await readMultipart(body as AsyncIterable<Uint8Array>, type, {
      field: add,
      // A browser sends a nameless empty file for a control that nothing was chosen in.
      file: async ({ name, filename, content }) => {
        if (filename !== "") await onFile(name, { filename, content });
      },
    });
  } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const text = await readText(body as AsyncIterable<Uint8Array>);
    for (const [name, value] of new URLSearchParams(text)) add(name, value);
  } else {
    throw new BadBody(415, "Not a form");
  }
  return entries;
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_TEXT_BYTES) throw new BadBody(413, "The form is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
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
