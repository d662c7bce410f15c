import { expect, test } from "vitest";
import { ProblemError } from "../outcomes.ts";
import { seededRandom } from "../sample/seeded-random.ts";
import { parseCsv } from "./parse-csv.ts";
import { type CsvCell, toCsv } from "./write-csv.ts";

function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  parseCsv(text, {
    cell(start, end, hasQuotes) {
      const raw = text.slice(start, end);
      row.push(hasQuotes ? raw.replaceAll('""', '"') : raw);
    },
    endRow() {
      rows.push(row);
      row = [];
    },
  });
  return rows;
}

function problemOf(text: string) {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  return null;
}

test("RFC 4180 in the forms that turn up", () => {
  const rows = [
    ["a", "b"],
    ["1", "x, y"],
  ];
  expect(parse('a,b\r\n1,"x, y"\r\n')).toEqual(rows);
  expect(parse('\ufeff"a","b"\n"1","x, y"')).toEqual(rows);
  expect(parse('a,b\r1,"x, y"')).toEqual(rows);
  expect(parse('sep=;\r\na;b\r\n1;"x, y"')).toEqual(rows);
  expect(parse("a;b\n1;x, y")).toEqual(rows);
  expect(parse("a\tb\n1\tx, y")).toEqual(rows);
});

test("quotes, line breaks and empty cells", () => {
  expect(parse('"a ""b"" c","d\r\ne"\n,""\n"",')).toEqual([
    ['a "b" c', "d\r\ne"],
    ["", ""],
    ["", ""],
  ]);
  expect(parse('a 5" pipe,b')).toEqual([['a 5" pipe', "b"]]);
  expect(parse("")).toEqual([]);
  expect(parse("a,\n")).toEqual([["a", ""]]);
});

test("broken quotes are named with their line", () => {
  expect(problemOf('a,b\n1,"open\n2,3')).toEqual({
    code: "corrupt",
    reason: "csv-quotes",
    line: 2,
  });
  expect(problemOf('a,b\n"x\ny",2\n"x"y,2')).toEqual({
    code: "corrupt",
    reason: "csv-quotes",
    line: 4,
  });
});

test("a million columns are refused at once", () => {
  expect(problemOf(",".repeat(1_000_000))).toMatchObject({ code: "too-large", measure: "columns" });
});

test("what is written is read again, whatever the cells hold", () => {
  const random = seededRandom(11);
  const alphabet = [
    '"',
    ",",
    ";",
    "\t",
    "\n",
    "\r\n",
    "\r",
    "α",
    "ς",
    "🎬",
    "#",
    "=",
    "-",
    " ",
    "0",
    "é",
  ];
  const cell = () =>
    // A letter first keeps the guard against formulas out of this test.
    `z${Array.from({ length: Math.floor(random() * 12) }, () => alphabet[Math.floor(random() * alphabet.length)]).join("")}`;
  for (let round = 0; round < 400; round++) {
    const columns = 1 + Math.floor(random() * 5);
    const row = () => Array.from({ length: columns }, cell);
    const header = row();
    const rows = Array.from({ length: Math.floor(random() * 6) }, row);
    expect(parse(toCsv(header, rows))).toEqual([header, ...rows]);
  }
});

test("cells that a spreadsheet would run get an apostrophe, numbers do not", () => {
  const cells: CsvCell[] = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    "＝1",
    "a=b",
    -5,
    null,
    Number.NaN,
  ];
  expect(parse(toCsv(["h"], [cells]))[1]).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\t=1",
    "'\r=1",
    "' =1",
    "'＝1",
    "a=b",
    "-5",
    "",
    "",
  ]);
});

test("localised headers, byte order mark, CRLF", () => {
  expect(toCsv(["Ημέρα", "Προβολές"], [["2026-01-01", 5]])).toBe(
    '\ufeff"Ημέρα","Προβολές"\r\n"2026-01-01","5"',
  );
});
