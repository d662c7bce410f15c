import { unzipSync } from "fflate";
import type { Backend } from "../backend/backend.server.ts";
import { readAsset } from "../backend/files.server.ts";
import { pdfText } from "./pdf-text.server.ts";

/** Most of a text that is shown, in characters. */
const MAX_CHARACTERS = 20_000;
/** Largest part of a document that is unpacked, in bytes: a small file can hold a huge one. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

export type CvText = { text: string; isCut: boolean };

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const ODT = "application/vnd.oasis.opendocument.text";

/** How the words are got out of each type of file; nothing of it is ever run or drawn. */
const READERS: Readonly<Record<string, (content: Uint8Array) => string | undefined>> = {
  [DOCX]: (content) => packedText(content, "word/document.xml", /<\/w:p>|<w:br\/>/g),
  [ODT]: (content) => packedText(content, "content.xml", /<\/text:(?:p|h)>|<text:line-break\/>/g),
  "application/pdf": pdfText,
};

/** A CV's plain text, so that reading it opens no file; null when it can't be had. */
export async function cvText(backend: Backend, id: string, type: string): Promise<CvText | null> {
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!read) return null;
  try {
    const content = new Uint8Array(await (await readAsset(backend, id)).arrayBuffer());
    const text = tidy(read(content) ?? "");
    if (text === "") return null;
    return { text: text.slice(0, MAX_CHARACTERS), isCut: text.length > MAX_CHARACTERS };
  } catch {
    // A damaged file is no reason for the page to fail: there is the download.
    return null;
  }
}

const tidy = (text: string) =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

export function packedText(
  content: Uint8Array,
  part: string,
  lineEnds: RegExp,
): string | undefined {
  // Once: a directory may name the same part thousands of times.
  let isFound = false;
  const parts = unzipSync(content, {
    filter({ name, originalSize }) {
      const isWanted = !isFound && name === part && originalSize <= MAX_UNPACKED_BYTES;
      isFound ||= isWanted;
      return isWanted;
    },
  });
  const xml = parts[part];
  if (!xml) return undefined;
  return (
    Buffer.from(xml)
      .toString("utf8")
      .replace(lineEnds, "\n")
      .replace(/<w:tab\/>|<text:tab\/>/g, " ")
      // Neither mark inside: a text of nothing but openings would be read to its end from each.
      .replace(/<[^<>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&apos;/g, "'")
      .replace(/&amp;/g, "&")
  );
}
