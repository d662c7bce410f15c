import { randomBytes } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { claiming, docx, shared } from "../../../test/support/documents.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import { SNIFF_BYTES, typeOfFile } from "./file-type.ts";

const OLE2 = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zip = (names: readonly string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8("<x/>")]))));
const openDocument = (type: string, names = ["content.xml"]) =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8(type), { level: 0 }],
      ...Object.fromEntries(names.map((name) => [name, strToU8("<x/>")])),
    }),
  );

const PDF = Buffer.from("%PDF-1.7\n");
const DOC = Buffer.concat([OLE2, Buffer.alloc(600), Buffer.from("WordDocument", "utf16le")]);
const SHEET = Buffer.concat([OLE2, Buffer.alloc(600), Buffer.from("Workbook", "utf16le")]);
const DOCX = zip(["[Content_Types].xml", "_rels/.rels", "word/document.xml"]);
const ODT = openDocument("application/vnd.oasis.opendocument.text");

const typeOf = (content: Buffer, name: string) =>
  typeOfFile(DOCUMENT_TYPES, content.subarray(0, SNIFF_BYTES), name, async () => content);

describe("the type of a text", () => {
  it.each([
    ["Βιογραφικό.PDF", PDF, "application/pdf"],
    ["cv.doc", DOC, "application/msword"],
    [
      "cv.final.docx",
      DOCX,
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    ["cv.odt", ODT, "application/vnd.oasis.opendocument.text"],
    [" cv.pdf ", PDF, "application/pdf"],
  ])("is told for %s", async (name, content, type) => {
    expect(await typeOf(content, name)).toMatchObject({ type });
  });

  it.each([
    ["a text under another text's name", DOCX, "cv.odt"],
    ["a text under another text's name", ODT, "cv.docx"],
    ["a text under another text's name", PDF, "cv.doc"],
    ["a table in Word's clothes", SHEET, "cv.doc"],
    [
      "macros in a text's clothes",
      zip(["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"]),
      "cv.docx",
    ],
    ["an archive", zip(["readme.txt"]), "cv.docx"],
    ["a program in an archive", zip(["META-INF/MANIFEST.MF", "A.class"]), "cv.docx"],
    ["a table", openDocument("application/vnd.oasis.opendocument.spreadsheet"), "cv.odt"],
    [
      "an OpenDocument without content",
      openDocument("application/vnd.oasis.opendocument.text", []),
      "cv.odt",
    ],
    ["an archive cut off", DOCX.subarray(0, 60), "cv.docx"],
    ["an archive whose directory lies outside", broken(DOCX), "cv.docx"],
    ["a page in a text's clothes", Buffer.from("<html><script>"), "cv.doc"],
    ["nothing", Buffer.alloc(0), "cv.docx"],
    ["a name that is nothing but an ending", PDF, "pdf"],
  ])("is not told for %s", async (_, content, name) => {
    expect(await typeOf(content, name)).toBeUndefined();
  });
});

describe("an archive that can't be what it claims", () => {
  const bomb = docx(new Uint8Array(50_000_000));

  it.each([
    ["becomes many times larger", bomb],
    ["says less than what it is packed in", claiming(bomb, 1000)],
    ["says more than any text has", claiming(bomb, 0xfffffff0)],
    ["has the same bytes many times over", shared(docx(randomBytes(20_000)), 10)],
    ["lists more than a text has", shared(DOCX, 10_001)],
  ])("%s and is refused", async (_, content) => {
    expect(await typeOf(content, "cv.docx")).toBeUndefined();
  });

  it("is not one that packs well, as short texts do", async () => {
    const content = docx("<w:p></w:p>".repeat(90_000));
    expect(content.byteLength * 200).toBeLessThan(990_000);
    expect(await typeOf(content, "cv.docx")).toBeDefined();
  });
});

/** The end record points past the end of the file. */
function broken(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  copy.writeUInt32LE(0xfffffff0, copy.byteLength - 6);
  return copy;
}
