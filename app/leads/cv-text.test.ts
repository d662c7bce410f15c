import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { packedText } from "./cv-text.server.ts";

const PART = "word/document.xml";
const docx = (xml: string) => zipSync({ [PART]: strToU8(xml) });
const read = (content: Uint8Array) => packedText(content, PART, /<\/w:p>/g);

it("reads the words of a document", () => {
  expect(read(docx('<w:p a="1">Maria &amp; Co</w:p><w:p>&lt;Live&gt;</w:p>'))).toBe(
    "Maria & Co\n<Live>\n",
  );
});

it("is not kept busy by a document of nothing but openings", () => {
  const content = docx("<".repeat(4_000_000));
  const began = performance.now();
  read(content);
  expect(performance.now() - began).toBeLessThan(3000);
});

it("unpacks a part once, however often the directory names it", () => {
  const once = docx(" ".repeat(4_000_000));
  // A directory of 5,000 entries that all lead to the one part.
  const end = once.length - 22;
  const view = new DataView(once.buffer, once.byteOffset);
  const start = view.getUint32(end + 16, true);
  const entry = once.subarray(start, end);
  const count = 5000;
  const tail = once.slice(end);
  new DataView(tail.buffer).setUint16(8, count, true);
  new DataView(tail.buffer).setUint16(10, count, true);
  const content = Buffer.concat([once.subarray(0, start), ...Array(count).fill(entry), tail]);
  const began = performance.now();
  read(new Uint8Array(content));
  expect(performance.now() - began).toBeLessThan(3000);
});
