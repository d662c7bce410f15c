import { expect, test } from "vitest";
import { csvFile, textFile, workbookBytes } from "../fixtures/build-export.ts";
import { problemOf, readInJanuary } from "../fixtures/read-in-january.ts";
import type { ExportFile } from "./read-exports.ts";

const TABLE = "Date;Video Views;Likes\nJanuary 1;5;1\nJanuary 2;6;2\n";

function viewsOf(file: ExportFile) {
  const { datasets } = readInJanuary([file]);
  return datasets.overview.map(({ date, views }) => [date, views]);
}

const EXPECTED = [
  ["2026-01-01", 5],
  ["2026-01-02", 6],
];

test.each([
  ["a title and an empty line", `Overview report\n\n${TABLE}`],
  ["a title with empty cells beside it", `Overview report;;\n;;\n${TABLE}`],
  ["two lines, one of them with cells", `Overview report\nAccount;@abc\n\n${TABLE}`],
])("before the table: %s", (_, text) => {
  expect(viewsOf(textFile("report.csv", text))).toEqual(EXPECTED);
});

test("a title in a workbook", () => {
  const bytes = workbookBytes({
    Sheet1: [
      ["Overview report"],
      ["Date", "Video Views", "Likes"],
      ["January 1", 5, 1],
      ["January 2", 6, 2],
    ],
  });
  expect(viewsOf({ name: "report.xlsx", bytes })).toEqual(EXPECTED);
});

test("a title of unknown names is asked about with the table's own columns", () => {
  const { outcomes } = readInJanuary([
    csvFile("x.csv", [["Report"], ["p", "q", "r"], ["January 1", 3, 2]]),
  ]);
  expect(problemOf(outcomes[0])).toMatchObject({ headers: ["p", "q", "r"] });
});

test.each(["utf-16le", "utf-16be"])("%s without a mark, Greek and Latin", (order) => {
  for (const text of [
    TABLE,
    TABLE.replace("Date;Video Views;Likes", "Ημερομηνία;Προβολές;Μου αρέσει"),
  ]) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at++) {
      view.setUint16(at * 2, text.charCodeAt(at), order === "utf-16le");
    }
    expect(viewsOf({ name: "Overview.csv", bytes })).toEqual(EXPECTED);
  }
});
