import { ZipError } from "./zip-error.ts";

/** One file or folder of an archive. All of it is what the directory claims, and no more. */
export type ZipEntry = {
  /** The path as stored, folders with a slash at the end. A name, never to be used as a path. */
  name: string;
  /** 0: stored as it is, 8: deflated. */
  method: number;
  isEncrypted: boolean;
  /** Sizes in bytes. */
  packedBytes: number;
  bytes: number;
  /** CRC-32 of the content. */
  checksum: number;
  /** Where the entry's own header begins, in bytes from the archive's start. */
  at: number;
};

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
/** The archive's comment stands between its end record and the end of the file; in bytes. */
const MAX_COMMENT_BYTES = 0xffff;
const FLAG_ENCRYPTED = 0x1;
const FLAG_STRONG_ENCRYPTION = 0x40;

/** Whether the bytes begin like an archive: with an entry, or with the end of an empty one. */
export function isZip(content: Uint8Array): boolean {
  const [p, k, third, fourth] = content;
  if (p !== 0x50 || k !== 0x4b) return false;
  return (third === 3 && fourth === 4) || (third === 5 && fourth === 6);
}

export const isFolder = ({ name }: ZipEntry): boolean => /[/\\]$/.test(name);

/**
 * What an archive's directory lists, in its order. Nothing is unpacked, and nothing of it is held
 * against the content. Archives of more than 4 GB (ZIP64) are not read.
 * @throws ZipError directory, or entries for more than `maxEntries`
 */
export function readDirectory(content: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new ZipError("entries");
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new ZipError("directory");
    }
    const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
    if (nameEnd > end) throw new ZipError("directory");
    const flags = view.getUint16(at + 8, true);
    entries.push({
      name: readName(content.subarray(at + ENTRY_SIZE, nameEnd)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION)) !== 0,
      checksum: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);
  for (let at = last; at >= first; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new ZipError("directory");
}

/** Old programs store names in a code page of their own, most often this one. */
function readName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
