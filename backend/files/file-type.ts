/** Bytes at the start of a file that its type is told by. */
export const SNIFF_BYTES = 16;

type KnownType = { type: string; extensions: readonly string[]; matches(head: Buffer): boolean };

const startsWith = (hex: string) => (head: Buffer) =>
  head.subarray(0, hex.length / 2).equals(Buffer.from(hex, "hex"));
const textAt = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

/** What may be uploaded: pictures and PDF. Nothing that a browser would run, so no SVG or HTML. */
const KNOWN_TYPES: readonly KnownType[] = [
  { type: "image/png", extensions: ["png"], matches: startsWith("89504e470d0a1a0a") },
  { type: "image/jpeg", extensions: ["jpg", "jpeg"], matches: startsWith("ffd8ff") },
  {
    type: "image/gif",
    extensions: ["gif"],
    matches: (head) => ["GIF87a", "GIF89a"].includes(textAt(head, 0, 6)),
  },
  {
    type: "image/webp",
    extensions: ["webp"],
    matches: (head) => textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 12) === "WEBP",
  },
  {
    type: "image/avif",
    extensions: ["avif"],
    matches: (head) => ["ftypavif", "ftypavis"].includes(textAt(head, 4, 12)),
  },
  {
    type: "application/pdf",
    extensions: ["pdf"],
    matches: (head) => textAt(head, 0, 5) === "%PDF-",
  },
];

/**
 * The type that both the first bytes and the name's ending speak for, with the ending it is stored
 * under; null when it is none of the known ones or the two disagree.
 */
export function fileType(head: Uint8Array, filename: string) {
  const bytes = Buffer.from(head);
  const ending = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
  const known = KNOWN_TYPES.find(({ matches }) => matches(bytes));
  if (!known?.extensions.includes(ending)) return null;
  return { type: known.type, extension: known.extensions[0] ?? ending };
}
