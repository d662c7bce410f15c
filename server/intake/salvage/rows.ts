import type { Pages } from "./pages.ts";

export type Value = null | number | bigint | string | Uint8Array;
/** A row as it lies in the file: which table it is of, nobody says. */
export type Row = { rowid: number; values: Value[] };

const TABLE_LEAF = 0x0d;
const LEAF_HEADER_BYTES = 8;
/** The file's own header stands in front of the first page's. */
const FIRST_PAGE_OFFSET = 100;
const TEXT = new TextDecoder("utf-8", { fatal: true });

/**
 * Every row of every table that can still be read, leaf page by leaf page, whatever has become of
 * the pages that led to them: what is in the way of SQLite is not in ours. `unreadable` is told of
 * each row whose cell makes no sense.
 */
export function* rowsIn(pages: Pages, unreadable: () => void): Generator<Row> {
  for (let number = 1; number <= pages.count; number++) {
    const page = pages.read(number);
    const start = number === 1 ? FIRST_PAGE_OFFSET : 0;
    if (page?.[start] !== TABLE_LEAF) continue;
    const cells = page.readUInt16BE(start + 3);
    for (let index = 0; index < cells; index++) {
      const pointer = start + LEAF_HEADER_BYTES + index * 2;
      if (pointer + 2 > page.byteLength) break;
      try {
        yield readCell(pages, page, page.readUInt16BE(pointer));
      } catch {
        unreadable();
      }
    }
  }
}

/** Throws when it leads out of its page, or to one that is not there. */
function readCell(pages: Pages, page: Buffer, at: number): Row {
  const [size, afterSize] = varint(page, at);
  const [rowid, start] = varint(page, afterSize);
  const local = localBytes(size, pages.usable);
  if (start + local > page.byteLength) throw new RangeError("The cell leaves its page");
  const payload = page.subarray(start, start + local);
  const rest = size - local;
  if (rest === 0) return { rowid, values: readRecord(payload) };
  const next = page.readUInt32BE(start + local);
  return { rowid, values: readRecord(Buffer.concat([payload, readOverflow(pages, next, rest)])) };
}

/** How much of a payload stands in the leaf itself (SQLite's file format, section 1.6). */
function localBytes(size: number, usable: number): number {
  const most = usable - 35;
  if (size <= most) return size;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const even = least + ((size - least) % (usable - 4));
  return even <= most ? even : least;
}

function readOverflow(pages: Pages, first: number, size: number): Buffer {
  // Whatever a damaged length says, no more than there is.
  if (size > pages.count * pages.usable) throw new RangeError("Longer than the file");
  const parts: Buffer[] = [];
  let next = first;
  for (let left = size; left > 0; left -= pages.usable - 4) {
    const page = pages.read(next);
    if (!page) throw new RangeError("A page is missing");
    parts.push(page.subarray(4, 4 + Math.min(left, pages.usable - 4)));
    next = page.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function readRecord(payload: Buffer): Value[] {
  const [headerSize, first] = varint(payload, 0);
  const values: Value[] = [];
  let content = headerSize;
  for (let at = first; at < headerSize; ) {
    const [type, after] = varint(payload, at);
    const size = contentBytes(type);
    if (content + size > payload.byteLength) throw new RangeError("The record is cut short");
    values.push(readValue(type, payload.subarray(content, content + size)));
    content += size;
    at = after;
  }
  if (content !== payload.byteLength) throw new RangeError("The record does not end where it says");
  return values;
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0] as const;

function contentBytes(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  const size = INTEGER_BYTES[type];
  if (size === undefined) throw new RangeError("No such type");
  return size;
}

function readValue(type: number, bytes: Buffer): Value {
  if (type === 0) return null;
  if (type === 7) return bytes.readDoubleBE(0);
  if (type === 8 || type === 9) return type - 8;
  if (type >= 12) return type % 2 === 0 ? Uint8Array.from(bytes) : textOf(bytes);
  if (bytes.byteLength < 8) return bytes.readIntBE(0, bytes.byteLength);
  const large = bytes.readBigInt64BE(0);
  return Number.isSafeInteger(Number(large)) ? Number(large) : large;
}

/** The site writes no U+0000: where one stands, a blank has taken the place of what was said. */
function textOf(bytes: Buffer): string {
  if (bytes.includes(0)) throw new RangeError("The text has blanks");
  return TEXT.decode(bytes);
}

/**
 * Seven bits a byte, the first bit says that more follow; answers the number and where it ends.
 * Larger ones than a file can mean, and negative ones, which take nine bytes, are refused.
 */
function varint(bytes: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; value <= Number.MAX_SAFE_INTEGER; at++) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
  throw new RangeError("No such length");
}
