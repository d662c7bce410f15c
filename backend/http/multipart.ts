import { chunksOf } from "./drain.ts";
import { contentTooLarge, invalidPayload, unsupportedMediaType } from "./errors.ts";

const MAX_PART_HEADER_BYTES = 8 * 1024;
const MAX_FIELD_BYTES = 16 * 1024;
const MAX_PARTS = 20;
const MAX_BOUNDARY_LENGTH = 70;
const HEADER_END = Buffer.from("\r\n\r\n");
const DISPOSITION = /^content-disposition:[ \t]*form-data(?=;)/i;

/** A part with a file name; its content is read as it arrives, once. */
export type FilePart = { name: string; filename: string; content: AsyncIterable<Uint8Array> };

type Visitor = {
  field(name: string, value: string): void;
  /** Has to read `content` to its end before it resolves. */
  file(part: FilePart): Promise<void>;
};

/** Bytes as they come in, cut at delimiters; never holds more than a chunk and a delimiter. */
class ByteSource {
  #pending: Buffer;
  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterator<Uint8Array>, before: string) {
    this.#chunks = chunks;
    this.#pending = Buffer.from(before);
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw invalidPayload("The upload ends too early");
    this.#pending =
      this.#pending.byteLength === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
        : Buffer.concat([this.#pending, value]);
  }

  /** What stands before the delimiter, which is taken away too. */
  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#pending.indexOf(delimiter);
      if (at >= 0) {
        const last = this.#pending.subarray(0, at);
        this.#pending = this.#pending.subarray(at + delimiter.byteLength);
        if (last.byteLength > 0) yield last;
        return;
      }
      // The delimiter may have begun in the last bytes, so those wait for more.
      const safe = this.#pending.byteLength - delimiter.byteLength + 1;
      if (safe > 0) {
        const chunk = this.#pending.subarray(0, safe);
        this.#pending = this.#pending.subarray(safe);
        yield chunk;
      }
      await this.#more();
    }
  }

  async take(size: number): Promise<string> {
    while (this.#pending.byteLength < size) await this.#more();
    const text = this.#pending.subarray(0, size).toString("latin1");
    this.#pending = this.#pending.subarray(size);
    return text;
  }
}

async function collect(content: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > limit) throw contentTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** One parameter, from where the one before it has ended: its value in quotes or plain. */
const PARAMETER = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\[\s\S])*)"[ \t]*|[^;"]*)/y;

/** The quoted parameters, with the escapes that browsers write into them (HTML, multipart/form-data). */
function parametersOf(disposition: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  PARAMETER.lastIndex = 0;
  for (let match = PARAMETER.exec(disposition); match; match = PARAMETER.exec(disposition)) {
    const [, name = "", value] = match;
    if (value !== undefined && !found.has(name.toLowerCase())) {
      found.set(name.toLowerCase(), unescaped(value));
    }
  }
  return found;
}

const unescaped = (value: string): string =>
  value
    .replace(/\\([\s\S])/g, "$1")
    .replaceAll("%22", '"')
    .replace(/%0D|%0A/gi, "");

function readPartHeader(header: string) {
  // Lines end in CR LF alone: a file's name may hold what else ends a line (U+2028).
  const line = header.split("\r\n").find((one) => DISPOSITION.test(one)) ?? "";
  const parameters = parametersOf(line.replace(DISPOSITION, ""));
  const name = parameters.get("name");
  if (name === undefined) throw invalidPayload("A part of the form has no name");
  return { name, filename: parameters.get("filename") };
}

function boundaryOf(request: Request): string {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw unsupportedMediaType(type.split(";")[0]?.slice(0, 100) ?? "", "content-type");
  }
  const match = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const boundary = match?.[1] ?? match?.[2] ?? "";
  if (boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH) {
    throw invalidPayload("The form has no boundary");
  }
  return boundary;
}

async function readParts(source: ByteSource, delimiter: Buffer, visitor: Visitor): Promise<void> {
  await collect(source.until(delimiter), MAX_PART_HEADER_BYTES);
  for (let parts = 0; (await source.take(2)) !== "--"; parts++) {
    if (parts >= MAX_PARTS) throw invalidPayload(`A form may have ${MAX_PARTS} parts`);
    const header = await collect(source.until(HEADER_END), MAX_PART_HEADER_BYTES);
    const { name, filename } = readPartHeader(header);
    const content = source.until(delimiter);
    if (filename === undefined) visitor.field(name, await collect(content, MAX_FIELD_BYTES));
    else await visitor.file({ name, filename, content });
  }
}

/**
 * Reads a multipart form part by part as it arrives, so that a file is never whole in memory.
 * Throws 400, 413 or 415.
 */
export async function readMultipart(request: Request, visitor: Visitor): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(request)}`);
  const chunks = chunksOf(request);
  try {
    // The first delimiter may stand at the very start, without a line end before it.
    await readParts(new ByteSource(chunks, "\r\n"), delimiter, visitor);
  } finally {
    await chunks.return?.();
  }
}
