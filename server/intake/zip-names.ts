const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const MAX_COMMENT_SIZE = 0xffff;
/** No text has more parts than this. */
const MAX_ENTRIES = 10_000;

/** The names in a ZIP's directory; none for what is no ZIP. Nothing is unpacked. */
export function zipNames(content: Buffer): string[] {
  const end = findEnd(content);
  if (end === null) return [];
  const count = Math.min(content.readUInt16LE(end + 10), MAX_ENTRIES);
  let at = content.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > end || content.readUInt32LE(at) !== ENTRY_SIGNATURE) return [];
    const nameEnd = at + ENTRY_SIZE + content.readUInt16LE(at + 28);
    if (nameEnd > end) return [];
    names.push(content.toString("utf8", at + ENTRY_SIZE, nameEnd));
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

function findEnd(content: Buffer): number | null {
  const last = content.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_SIZE); at--) {
    if (content.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return null;
}
