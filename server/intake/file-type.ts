import { zipNames } from "./zip-names.ts";

/** Stream of a Word document in an OLE file. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
/** The first entry of an OpenDocument file, stored as it is: name and content. */
const OPEN_DOCUMENT_TEXT = "mimetypeapplication/vnd.oasis.opendocument.text";
/** Where an entry's name begins in a ZIP. */
const ZIP_NAME_OFFSET = 30;

type KnownType = {
  type: string;
  extension: string;
  head: string;
  contains?(content: Buffer): boolean;
};

const ZIP_HEAD = "504b0304";

/** What an application may bring: documents without macros. */
const KNOWN_TYPES: readonly KnownType[] = [
  { type: "application/pdf", extension: "pdf", head: "255044462d" },
  {
    type: "application/msword",
    extension: "doc",
    head: "d0cf11e0a1b11ae1",
    contains: (content) => content.includes(WORD_STREAM),
  },
  {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extension: "docx",
    head: ZIP_HEAD,
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
    extension: "odt",
    head: ZIP_HEAD,
    contains: (content) =>
      content.toString("latin1", ZIP_NAME_OFFSET, ZIP_NAME_OFFSET + OPEN_DOCUMENT_TEXT.length) ===
        OPEN_DOCUMENT_TEXT && zipNames(content).includes("content.xml"),
  },
];

/**
 * The type that both a document's content and its name's ending speak for; undefined when it is none
 * of the known ones or the two disagree. `content` is asked for only where the beginning doesn't tell.
 */
export async function documentType(
  head: Buffer,
  filename: string,
  content: () => Promise<Buffer>,
): Promise<string | undefined> {
  const ending = /\.([a-z]{3,4})$/i.exec(filename.trim())?.[1]?.toLowerCase();
  const known = KNOWN_TYPES.find(({ extension }) => extension === ending);
  if (!known || !head.toString("hex").startsWith(known.head)) return undefined;
  if (known.contains && !known.contains(await content())) return undefined;
  return known.type;
}
