import { BadBody } from "../body/bad-body.ts";

/** Bytes as they come in, cut at delimiters; never holds more than a chunk and a delimiter. */
export class ByteSource {
  // The first delimiter may stand at the very start, without a line end before it.
  #pending: Buffer = Buffer.from("\r\n");
  #left: number;
  readonly #chunks: AsyncIterator<Uint8Array>;

  /** Of at most `limit` bytes: the next one is 413. */
  constructor(chunks: AsyncIterator<Uint8Array>, limit: number) {
    this.#chunks = chunks;
    this.#left = limit;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new BadBody(400, "The form ends too early");
    this.#left -= value.byteLength;
    if (this.#left < 0) throw new BadBody(413, "The form is too large");
    this.#pending =
      this.#pending.byteLength === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
        : Buffer.concat([this.#pending, value]);
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
