import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** A PDF of these objects, numbered from 1, the first of which is its catalogue. */
export function pdf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  let size = parts[0]?.byteLength ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.byteLength;
  };
  objects.forEach((object, index) => {
    places.push(size);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(Buffer.from(object));
    add(Buffer.from("\nendobj\n"));
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${size}\n%%EOF`;
  add(Buffer.from(end));
  return Buffer.concat(parts);
}

/** A stream object, packed; `dictionary` says what it is beside. */
export function packedStream(content: string | Buffer, dictionary = ""): Buffer {
  const packed = deflateSync(Buffer.from(content));
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${packed.byteLength}>>stream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** A PDF of one page with this content; `objects` are numbered from 6, `named` what it may draw. */
export const onePage = (content: string | Buffer, named = "", ...objects: (string | Buffer)[]) =>
  pdf(
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${named}>>>>`,
    packedStream(content),
    FONT,
    ...objects,
  );

/** A line of text on a page. */
export const shown = (text: string, y = 700) => `BT /F1 12 Tf 50 ${y} Td (${text}) Tj ET\n`;

/** Small, and never read to its end: each form draws the next one twenty times, ten deep. */
export function endlessPdf(before = ""): Buffer {
  const depth = 10;
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const inner = isLast ? shown("x") : "/X Do ".repeat(20);
    const next = isLast ? "" : `/XObject<</X ${level + 7} 0 R>>`;
    return packedStream(
      inner,
      `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>${next}>>`,
    );
  });
  return onePage(`${before}/X Do`, "/XObject<</X 6 0 R>>", ...forms);
}

const DOCX_TYPES = "[Content_Types].xml";
const DOCX_TEXT = "word/document.xml";

/** A Word document of this XML. */
export const docx = (xml: string | Uint8Array) =>
  Buffer.from(
    zipSync(
      {
        [DOCX_TYPES]: strToU8("<Types/>"),
        [DOCX_TEXT]: typeof xml === "string" ? strToU8(xml) : xml,
      },
      { level: 9 },
    ),
  );

/** The same archive, whose text claims to be of another size, in the directory and before it. */
export function claiming(archive: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(archive);
  for (const [signature, name, size] of [
    ["504b0304", 30, 22],
    ["504b0102", 46, 24],
  ] as const) {
    for (let at = 0; at >= 0; at = lying.indexOf(signature, at + 1, "hex")) {
      if (lying.indexOf(DOCX_TEXT, at) === at + name) lying.writeUInt32LE(bytes, at + size);
    }
  }
  return lying;
}

/** The same archive, whose directory lists its text so many times more. */
export function shared(archive: Buffer, count: number): Buffer {
  const end = archive.byteLength - 22;
  const start = archive.readUInt32LE(end + 16);
  const entry = archive.subarray(archive.lastIndexOf("504b0102", end, "hex"), end);
  const tail = Buffer.from(archive.subarray(end));
  const entries = archive.readUInt16LE(end + 10) + count;
  tail.writeUInt16LE(entries, 8);
  tail.writeUInt16LE(entries, 10);
  const more = Array<Buffer>(count).fill(entry);
  return Buffer.concat([archive.subarray(0, start), archive.subarray(start, end), ...more, tail]);
}
