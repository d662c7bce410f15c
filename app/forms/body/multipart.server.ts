/** A body that is not what a browser sends, or larger than is read. */
export class BadBody extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: BadBody["status"], message: string) {
    super(message);
    this.status = status;
  }
}

/** Most that is read of a body, in bytes; a file that is too large is read to its end to say so. */
export const MAX_BODY_BYTES = 30 * 1024 * 1024;
const MAX_PART_HEADER_BYTES = 8 * 1024;
/** Longest text of a field, in bytes. */
export const MAX_FIELD_BYTES = 64 * 1024;
const MAX_PARTS = 100;
const MAX_BOUNDARY_LENGTH = 70;
const HEADER_END = Buffer.from("\r\n\r\n");
const DISPOSITION = /^content-disposition:[ \t]*form-data(?=;)/i;

export type FilePart = { name: string; filename: string; content: AsyncIterable<Uint8Array> };
export type PartVisitor = {
  field(name: string, value: string): void;
  /** May leave the content unread. */
  file(part: FilePart): Promise<void>;
};

/** Bytes as they come in, cut at delimiters; never holds more than a chunk and a delimiter. */
class ByteSource {
  #pending: Buffer = Buffer.from("\r\n");
  #read = 0;
  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterator<Uint8Array>) {
    this.#chunks = chunks;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new BadBody(400, "The form ends too early");
    this.#read += value.byteLength;
    if (this.#read > MAX_BODY_BYTES) throw new BadBody(413, "The form is too large");
    this.#pending = Buffer.concat([this.#pending, value]);
  }

  /** What stands before the delimiter, which is taken away too. */
  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array, void> {
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
    const text = this.#pending.toString("latin1", 0, size);
    this.#pending = this.#pending.subarray(size);
    return text;
  }
}

async function collect(content: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > limit) throw new BadBody(413, "An answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A quoted parameter, with the escapes that browsers write into it (HTML, multipart/form-data). */
function parameter(disposition: string, name: string): string | undefined {
  const [, value] =
    new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\[\\s\\S])*)"`, "i").exec(disposition) ?? [];
  return value
    ?.replace(/\\([\s\S])/g, "$1")
    .replaceAll("%22", '"')
    .replace(/%0D|%0A/gi, "");
}

function boundaryIn(type: string): string {
  const match = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const boundary = match?.[1] ?? match?.[2] ?? "";
  if (boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH) {
    throw new BadBody(400, "The form has no boundary");
  }
  return boundary;
}

/** Reads a multipart form part by part as it arrives: a file is never whole in memory. */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  visitor: PartVisitor,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundaryIn(contentType)}`);
  const chunks = body[Symbol.asyncIterator]();
  // The first delimiter may stand at the very start: the source begins with a line end of its own.
  const source = new ByteSource(chunks);
  try {
    await collect(source.until(delimiter), MAX_PART_HEADER_BYTES);
    for (let parts = 0; (await source.take(2)) !== "--"; parts++) {
      if (parts >= MAX_PARTS) throw new BadBody(400, "The form has too many parts");
      await readPart(source, delimiter, visitor);
    }
  } finally {
    await chunks.return?.();
  }
}

async function readPart(source: ByteSource, delimiter: Buffer, visitor: PartVisitor) {
  const header = await collect(source.until(HEADER_END), MAX_PART_HEADER_BYTES);
  // Lines end in CR LF alone: a file's name may hold what else ends a line (U+2028).
  const line = header.split("\r\n").find((one) => DISPOSITION.test(one));
  const disposition = line?.replace(DISPOSITION, "");
  const name = parameter(disposition ?? "", "name");
  if (name === undefined) throw new BadBody(400, "A part of the form has no name");
  const filename = parameter(disposition ?? "", "filename");
  const content = source.until(delimiter);
  if (filename === undefined) {
    visitor.field(name, await collect(content, MAX_FIELD_BYTES));
    return;
  }
  await visitor.file({ name, filename, content: withoutEnd(content) });
  // What was left unread stands before the next part.
  for await (const _ of content);
}

/** An iterable that does not end its source when its reader stops early. */
function withoutEnd(content: AsyncGenerator<Uint8Array, void>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => content.next() }) };
}
