import { DOCX_TEXT, ODT_TEXT } from "../lib/documents/document-types.ts";
import { zipPart } from "../lib/documents/zip-part.ts";

/** Most that a document's text is unpacked to, with all its marks, in bytes. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

/** The words of a Word document, a line for each paragraph. */
export const docxWords = (content: Buffer) => packedWords(content, DOCX_TEXT, /<\/w:p>|<w:br\/>/g);

/** The words of an OpenDocument text, a line for each paragraph. */
export const odtWords = (content: Buffer) =>
  packedWords(content, ODT_TEXT, /<\/text:(?:p|h)>|<text:line-break\/>/g);

function* packedWords(content: Buffer, part: string, lineEnds: RegExp): Generator<string> {
  const xml = zipPart(content, part, MAX_UNPACKED_BYTES);
  if (!xml) throw new Error("No text in it");
  yield new TextDecoder()
    .decode(xml)
    .replace(lineEnds, "\n")
    .replace(/<w:tab\/>|<text:tab\/>/g, " ")
    // Neither mark inside: a text of nothing but openings would be read to its end from each.
    .replace(/<[^<>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}
