import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
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

describe("a file made to keep the server busy is read in no time", () => {
  const many = (text: string, count: number) => text.repeat(count);
  /** The one stream so many times over. */
  const copies = (file: Buffer, count: number) => Buffer.concat(Array<Buffer>(count).fill(file));

  it.each([
    ["unpacks to gigabytes", () => copies(pdf(many(" ", 2_000_000)), 400)],
    ["begins tables and never ends them", () => pdf(`begincmap ${many("beginbfchar ", 150_000)}`)],
    [
      "maps everything many times over",
      () =>
        pdf(`begincmap beginbfrange ${many("<0000> <ffff> <0041> ", 90_000)} endbfrange endcmap`),
    ],
    [
      "means a book by a letter",
      () =>
        pdf(
          `begincmap beginbfchar <0001> <${many("0041", 200_000)}> endbfchar`,
          `BT ${many("<0001> Tj ", 190_000)} ET`,
        ),
    ],
    [
      "has a large table and a great many texts",
      () =>
        pdf(
          "begincmap beginbfrange <0000> <ffff> <0041> endbfrange endcmap",
          `BT ${many("<0001> Tj ", 190_000)} ET`,
        ),
    ],
  ])("%s", (_, file) => {
    const content = file();
    const began = performance.now();
    pdfText(content);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
