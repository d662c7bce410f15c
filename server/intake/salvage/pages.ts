import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** The pages of a database file, from 1, as its last commit left them. */
export type Pages = {
  count: number;
  /** Bytes of a page that cells may fill. */
  usable: number;
  /** Undefined beyond the end of the file. */
  read(number: number): Buffer | undefined;
  close(): void;
};

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
/** What a database made here has when its first page says nothing any more. */
const DEFAULT_PAGE_BYTES = 4096;
const LARGEST_PAGE_BYTES = 65_536;
const SMALLEST_PAGE_BYTES = 512;
const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The last bit says in which order of bytes the checksums were made. */
const WAL_MAGIC = 0x377f0682;

/** Opens a file that SQLite itself may refuse, together with the `-wal` beside it. */
export function openPages(path: string): Pages {
  const wal = existsSync(`${path}-wal`) ? readWal(readFileSync(`${path}-wal`)) : undefined;
  const file = openSync(path, "r");
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(file, header, 0, HEADER_BYTES, 0);
  const isWhole = header.toString("latin1", 0, MAGIC.length) === MAGIC;
  const size = pageSize(isWhole ? header.readUInt16BE(16) : wal?.pageSize) ?? DEFAULT_PAGE_BYTES;
  const inFile = Math.ceil(fstatSync(file).size / size);
  return {
    count: Math.max(inFile, ...(wal?.pages.keys() ?? [])),
    usable: size - (isWhole ? header.readUInt8(20) : 0),
    read(number) {
      const newer = wal?.pages.get(number);
      if (newer || number < 1 || number > inFile) return newer;
      const page = Buffer.alloc(size);
      readSync(file, page, 0, size, (number - 1) * size);
      return page;
    },
    close: () => closeSync(file),
  };
}

/** A size as headers have it, 1 for the largest; undefined when it can't be one. */
function pageSize(stored: number | undefined): number | undefined {
  const size = stored === 1 ? LARGEST_PAGE_BYTES : (stored ?? 0);
  const isPowerOfTwo = (size & (size - 1)) === 0;
  return size >= SMALLEST_PAGE_BYTES && size <= LARGEST_PAGE_BYTES && isPowerOfTwo
    ? size
    : undefined;
}

type Wal = { pageSize: number; pages: Map<number, Buffer> };

/** What was committed and is not in the file yet: up to the last commit whose checksum is right. */
function readWal(bytes: Buffer): Wal | undefined {
  if (bytes.byteLength < WAL_HEADER_BYTES) return undefined;
  const magic = bytes.readUInt32BE(0);
  const size = pageSize(bytes.readUInt32BE(8));
  if (magic >>> 1 !== WAL_MAGIC >>> 1 || size === undefined) return undefined;
  const isBigEndian = (magic & 1) === 1;
  const salt = bytes.subarray(16, 24);
  const pages = new Map<number, Buffer>();
  const uncommitted = new Map<number, Buffer>();
  let sum: Checksum = checksum([0, 0], bytes.subarray(0, 24), isBigEndian);
  const frame = FRAME_HEADER_BYTES + size;
  for (let at = WAL_HEADER_BYTES; at + frame <= bytes.byteLength; at += frame) {
    const header = bytes.subarray(at, at + FRAME_HEADER_BYTES);
    const page = bytes.subarray(at + FRAME_HEADER_BYTES, at + frame);
    sum = checksum(checksum(sum, header.subarray(0, 8), isBigEndian), page, isBigEndian);
    const isWhole = header.readUInt32BE(16) === sum[0] && header.readUInt32BE(20) === sum[1];
    if (!isWhole || !header.subarray(8, 16).equals(salt)) break;
    uncommitted.set(header.readUInt32BE(0), page);
    const isCommit = header.readUInt32BE(4) !== 0;
    if (!isCommit) continue;
    for (const [number, content] of uncommitted) pages.set(number, content);
    uncommitted.clear();
  }
  return { pageSize: size, pages };
}

type Checksum = readonly [number, number];

/** Over pairs of words, each added to what came before (SQLite's file format, section 4.2). */
function checksum([first, second]: Checksum, bytes: Buffer, isBigEndian: boolean): Checksum {
  let [a, b] = [first, second];
  const word = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  for (let at = 0; at < bytes.byteLength; at += 8) {
    a = (a + word(at) + b) >>> 0;
    b = (b + word(at + 4) + a) >>> 0;
  }
  return [a, b];
}
