import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { listFiles, newUnpackBudget } from "../archive/read-archive.ts";
import { workbookBytes } from "../fixtures/build-export.ts";
import { firstRows } from "./raw-table.ts";
import { readWorkbook } from "./read-workbook.ts";

const read = (bytes: Uint8Array) =>
  readWorkbook(bytes, listFiles(bytes), newUnpackBudget()).map(({ sheet, header, cells }) => ({
    ...{ sheet, header },
    rows: firstRows(cells, cells.rows),
  }));

/** A workbook with one part replaced. */
function withPart(path: string, xml: string): Uint8Array {
  const parts = {
    ...unzipSync(
      workbookBytes({
        S: [
          ["a", "b"],
          [1, 2],
        ],
      }),
    ),
    [path]: strToU8(xml),
  };
  // Stored: repetitive parts would pack too well to pass for an honest file.
  return zipSync(parts, { level: 0 });
}

test("shared and inline strings, numbers, dates, empty cells, several sheets", () => {
  const bytes = workbookBytes({
    "Viewers & co": [
      ["Date", { inline: "Total <b>" }, "", "x"],
      [{ date: 45925 }, 12, "", 0.1 + 0.2],
      [{ date: 45925.79513888889 }, -3, "", 1e15],
    ],
    Empty: [],
  });
  expect(read(bytes)).toEqual([
    {
      sheet: "Viewers & co",
      header: ["Date", "Total <b>", "", "x"],
      rows: [
        ["2025-09-25", "12", "", "0.3"],
        ["2025-09-25 19:05", "-3", "", "1000000000000000"],
      ],
    },
  ]);
});

test("the calendar from 1904", () => {
  const [table] = read(
    workbookBytes(
      {
        S: [
          ["Date", "n"],
          [{ date: 44463 }, 1],
        ],
      },
      { from1904: true },
    ),
  );
  expect(table?.rows[0]?.[0]).toBe("2025-09-25");
});

test("a workbook without its sheet or its strings", () => {
  const parts = unzipSync(
    workbookBytes({
      S: [
        ["a", "b"],
        ["c", 1],
      ],
    }),
  );
  const without = (path: string) =>
    zipSync(Object.fromEntries(Object.entries(parts).filter(([name]) => name !== path)));
  expect(() => read(without("xl/worksheets/sheet1.xml"))).toThrow("corrupt");
  expect(read(without("xl/sharedStrings.xml"))).toEqual([
    // Without its strings the header row is empty, and what is left begins at the next.
    { sheet: "S", header: ["", "1"], rows: [] },
  ]);
});

test("document types, open tags and far columns are refused", () => {
  const path = "xl/worksheets/sheet1.xml";
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c><v>&a;</v></c></row></worksheet>';
  expect(() => read(withPart(path, bomb))).toThrow("corrupt");
  expect(() => read(withPart(path, "<worksheet><row"))).toThrow("corrupt");
  expect(() =>
    read(withPart(path, '<worksheet><row><c r="XFD1"><v>1</v></c></row></worksheet>')),
  ).toThrow("too-large");
  expect(() =>
    read(withPart(path, '<worksheet><row><c r="ZZZZZZ1"><v>1</v></c></row></worksheet>')),
  ).toThrow("too-large");
});

test("entities, CDATA, comments, prefixes and attributes with angle brackets", () => {
  const xml =
    '<x:worksheet a="1>2"><!-- <row> --><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>&#931;&#x3c3;&amp;lt;&bogus;</x:t></x:is></x:c><x:c t="str"><x:v><![CDATA[<é>]]></x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(read(withPart("xl/worksheets/sheet1.xml", xml))[0]?.header).toEqual([
    "Σσ&lt;&bogus;",
    "<é>",
    "1",
    "",
  ]);
});

test("nesting a million deep costs no stack", () => {
  const xml = `<worksheet>${"<a>".repeat(1_000_000)}</worksheet>`;
  expect(read(withPart("xl/worksheets/sheet1.xml", xml))).toEqual([]);
});
