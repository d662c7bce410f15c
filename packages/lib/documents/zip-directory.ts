/** One file of an archive. Sizes and the place are what the directory claims. */
export type ZipEntry = {
  name: string;
  /** 0: stored as it is, 8: deflated. */
  method: number;
  packedBytes: number;
  bytes: number;
  /** Where the entry's own header begins. */
  at: number;
};

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
/** The archive's comment stands between its end record and the end of the file; in bytes. */
const MAX_COMMENT_SIZE = 0xffff;
/** No text has more parts than this. */
const MAX_ENTRIES = 10_000;

/**
 * What a ZIP's directory lists; undefined for what is no ZIP, is damaged or lists more than a text
 * has. Nothing is unpacked, and nothing of it is checked against the content.
 */
export function zipDirectory(content: Buffer): ZipEntry[] | undefined {
  const end = findEnd(content);
  if (end === null) return undefined;
  const count = content.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return undefined;
  let at = content.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > end || content.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameEnd = at + ENTRY_SIZE + content.readUInt16LE(at + 28);
    if (nameEnd > end) return undefined;
    entries.push({
      name: content.toString("utf8", at + ENTRY_SIZE, nameEnd),
      method: content.readUInt16LE(at + 10),
      packedBytes: content.readUInt32LE(at + 20),
      bytes: content.readUInt32LE(at + 24),
      at: content.readUInt32LE(at + 42),
    });
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(content: Buffer): number | null {
  const last = content.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_SIZE); at--) {
    if (content.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return null;
}
