import { zipNames } from "./zip-names.ts";

/** Bytes at the start of a file that its type is told by. */
export const SNIFF_BYTES = 16;

type KnownType = {
  type: string;
  extensions: readonly string[];
  matches(head: Buffer): boolean;
  /** For types that share their first bytes with others. */
  contains?(content: Buffer): boolean;
};

const startsWith = (hex: string) => (head: Buffer) =>
  head.subarray(0, hex.length / 2).equals(Buffer.from(hex, "hex"));
const textAt = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

const isZip = startsWith("504b0304");
/** Name of the stream that makes an OLE2 file a text of Word's, as its directory spells it. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
/** The first entry of an OpenDocument file, stored as it is: name and content. */
const OPEN_DOCUMENT_TEXT = "mimetypeapplication/vnd.oasis.opendocument.text";
/** Where an entry's name begins in a ZIP. */
const ZIP_NAME_OFFSET = 30;

/**
 * What may be uploaded: pictures, PDF and texts of office programs without macros. Nothing that a
 * browser would run, so no SVG or HTML.
 */
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
  {
    type: "application/msword",
    extensions: ["doc"],
    matches: startsWith("d0cf11e0a1b11ae1"),
    contains: (content) => content.includes(WORD_STREAM),
  },
  {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extensions: ["docx"],
    matches: isZip,
    contains(content) {
      const names = zipNames(content);
      return (
        names.includes("[Content_Types].xml") &&
        names.includes("word/document.xml") &&
        !names.some((name) => name.endsWith("vbaProject.bin"))
      );
    },
  },
  {
    type: "application/vnd.oasis.opendocument.text",
    extensions: ["odt"],
    matches: isZip,
    contains: (content) =>
      textAt(content, ZIP_NAME_OFFSET, ZIP_NAME_OFFSET + OPEN_DOCUMENT_TEXT.length) ===
        OPEN_DOCUMENT_TEXT && zipNames(content).includes("content.xml"),
  },
];

/**
 * The type that both the content and the name's ending speak for, with the ending it is stored
 * under; null when it is none of the known ones or the two disagree. `content` is asked for only
 * where the first bytes do not tell.
 */
export async function fileType(
  head: Uint8Array,
  filename: string,
  content: () => Promise<Buffer>,
): Promise<{ type: string; extension: string } | null> {
  const bytes = Buffer.from(head);
  const ending = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
  const known = KNOWN_TYPES.find(
    ({ extensions, matches }) => extensions.includes(ending) && matches(bytes),
  );
  if (!known) return null;
  if (known.contains && !known.contains(await content())) return null;
  return { type: known.type, extension: known.extensions[0] ?? ending };
}
