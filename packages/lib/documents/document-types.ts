import { readDirectory } from "../../zip-reader/directory.ts";
import { ZipError } from "../../zip-reader/zip-error.ts";
import { type KnownType, startsWith } from "./file-type.ts";
import { areSizesPlausible, MAX_PARTS } from "./zip-sizes.ts";

export const PDF = "application/pdf";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const ODT = "application/vnd.oasis.opendocument.text";

/** The parts that hold the words. */
export const DOCX_TEXT = "word/document.xml";
export const ODT_TEXT = "content.xml";

const isZip = startsWith("504b0304");
/** Name of the stream that makes an OLE2 file a text of Word's, as its directory spells it. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
/** The first entry of an OpenDocument file, stored as it is: name and content. */
const OPEN_DOCUMENT_TEXT = `mimetype${ODT}`;
/** Where an entry's name begins in a ZIP, in bytes. */
const ZIP_NAME_OFFSET = 30;

/** Texts that an application may bring: PDF and those of office programs, without macros. */
export const DOCUMENT_TYPES: readonly KnownType[] = [
  { type: PDF, extensions: ["pdf"], matches: startsWith("255044462d") },
  {
    type: "application/msword",
    extensions: ["doc"],
    matches: startsWith("d0cf11e0a1b11ae1"),
    contains: (content) => content.includes(WORD_STREAM),
  },
  {
    type: DOCX,
    extensions: ["docx"],
    matches: isZip,
    contains(content) {
      const names = partsOf(content);
      return (
        names.includes("[Content_Types].xml") &&
        names.includes(DOCX_TEXT) &&
        !names.some((name) => name.endsWith("vbaProject.bin"))
      );
    },
  },
  {
    type: ODT,
    extensions: ["odt"],
    matches: isZip,
    contains: (content) =>
      content.toString("latin1", ZIP_NAME_OFFSET, ZIP_NAME_OFFSET + OPEN_DOCUMENT_TEXT.length) ===
        OPEN_DOCUMENT_TEXT && partsOf(content).includes(ODT_TEXT),
  },
];

/** The names in an archive; none for what is no archive or can't be what it claims. */
function partsOf(content: Buffer): string[] {
  try {
    const entries = readDirectory(content, MAX_PARTS);
    if (!areSizesPlausible(entries, content.byteLength)) return [];
    return entries.map(({ name }) => name);
  } catch (error) {
    if (error instanceof ZipError) return [];
    throw error;
  }
}
