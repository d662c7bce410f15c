import { BadBody } from "../body/bad-body.ts";
import { readUpTo } from "../body/read-up-to.ts";
import { ByteSource } from "./byte-source.ts";
import { boundaryIn, readPartHeader } from "./part-header.ts";

const MAX_PART_HEADER_BYTES = 8 * 1024;
const HEADER_END = Buffer.from("\r\n\r\n");

export type MultipartLimits = {
  /** All that is read, in bytes. */
  bodyBytes: number;
  /** Longest text of one field, in bytes. */
  fieldBytes: number;
  parts: number;
};

/** A part with a file name; its content is read as it arrives, once. */
export type FilePart = { name: string; filename: string; content: AsyncIterable<Uint8Array> };

export type PartVisitor = {
  field(name: string, value: string): void;
  /** May leave the content unread. */
  file(part: FilePart): Promise<void>;
};

/**
 * Reads a multipart form (RFC 7578) part by part as it arrives: a file is never whole in memory.
 * Throws BadBody: 400 for what no browser sends, 413 too large, 415 another type.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: MultipartLimits,
  visitor: PartVisitor,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundaryIn(contentType)}`);
  const chunks = body[Symbol.asyncIterator]();
  const source = new ByteSource(chunks, limits.bodyBytes);
  try {
    await textOf(source.until(delimiter), MAX_PART_HEADER_BYTES);
    for (let parts = 0; (await source.take(2)) !== "--"; parts++) {
      if (parts >= limits.parts) throw new BadBody(413, `A form may have ${limits.parts} parts`);
      await readPart(source, delimiter, limits.fieldBytes, visitor);
    }
  } finally {
    await chunks.return?.();
  }
}

async function readPart(
  source: ByteSource,
  delimiter: Buffer,
  fieldBytes: number,
  visitor: PartVisitor,
) {
  const header = await textOf(source.until(HEADER_END), MAX_PART_HEADER_BYTES);
  const { name, filename } = readPartHeader(header);
  const content = source.until(delimiter);
  if (filename === undefined) {
    visitor.field(name, await textOf(content, fieldBytes));
    return;
  }
  await visitor.file({ name, filename, content: withoutEnd(content) });
  // What was left unread stands before the next part.
  for await (const _ of content);
}

async function textOf(content: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const bytes = await readUpTo(content, limit);
  if (!bytes) throw new BadBody(413, "An answer is too long");
  return bytes.toString("utf8");
}

/** An iterable that does not end its source when its reader stops early. */
function withoutEnd(content: AsyncGenerator<Uint8Array, void>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => content.next() }) };
}
