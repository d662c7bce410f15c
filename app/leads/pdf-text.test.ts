import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { pdfText } from "./pdf-text.server.ts";

const pdf = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...streams.flatMap((stream) => [
      Buffer.from("1 0 obj <<>> stream\n"),
      deflateSync(Buffer.from(stream, "latin1")),
      Buffer.from("\nendstream endobj\n"),
    ]),
  ]);

it("reads what a page plainly shows", () => {
  const page = "BT /F1 12 Tf (Maria \\(Live\\)) Tj 0 -14 Td [(Pro)-20(ducer)-300(Athens)] TJ ET";
  expect(pdfText(pdf(page))).toBe("Maria (Live)\nProducer Athens");
});

it("reads Greek by the font's own table", () => {
  const table = "begincmap 2 beginbfchar <0001> <039C> <0002> <03B1> endbfchar endcmap";
  expect(pdfText(pdf(table, "BT <00010002> Tj ET"))).toBe("Μα");
});

it("gives nothing rather than noise", () => {
  expect(pdfText(pdf("BT <0102030405> Tj ET"))).toBeUndefined();
  expect(pdfText(Buffer.from("no document at all"))).toBeUndefined();
});
