import { MAX_ARCHIVE_ENTRIES } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";

/** One file of an archive. Sizes and offsets are what the archive claims, unchecked. */
export type ZipEntry = {
  /** The path as stored; never used as a path. */
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  size: number;
  checksum: number;
  /** Where the entry's local header begins. */
  offset: number;
};

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
/** The archive's comment, which stands at its very end, is at most this long in bytes. */
const MAX_COMMENT_BYTES = 0xffff;
const FLAG_ENCRYPTED = 0x1;
const FLAG_STRONG_ENCRYPTION = 0x40;

/**
 * The files an archive lists in its central directory; folders are left out.
 * @throws ProblemError corrupt, or zip-bomb for more than MAX_ARCHIVE_ENTRIES
 */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) throw corrupt();
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ARCHIVE_ENTRIES) {
    throw new ProblemError({ code: "zip-bomb", reason: "entries", limit: MAX_ARCHIVE_ENTRIES });
  }
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_SIZE > bytes.length || view.getUint32(at, true) !== CENTRAL_SIGNATURE) {
      throw corrupt();
    }
    const nameEnd = at + CENTRAL_SIZE + view.getUint16(at + 28, true);
    if (nameEnd > bytes.length) throw corrupt();
    const name = readName(bytes.subarray(at + CENTRAL_SIZE, nameEnd));
    const flags = view.getUint16(at + 8, true);
    if (!/[/\\]$/.test(name)) {
      entries.push({
        name,
        method: view.getUint16(at + 10, true),
        encrypted: (flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION)) !== 0,
        checksum: view.getUint32(at + 16, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Whether the bytes begin like an archive: with an entry, or with the end of an empty one. */
export function looksLikeZip(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 &&
    bytes[1] === 0x4b &&
    ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))
  );
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);
  for (let at = last; at >= first; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return -1;
}

/** Old tools store names in a code page of their own; the exports' own names are ASCII. */
function readName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function corrupt(): ProblemError {
  return new ProblemError({ code: "corrupt", reason: "zip", line: null });
}
