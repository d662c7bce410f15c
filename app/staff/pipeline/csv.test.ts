import { describe, expect, it } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

describe("a cell", () => {
  it.each([
    ..."=+-@＝＋－＠﹦﹢﹣﹫−".split("").map((mark) => `${mark}1+1`),
    ..."\t\r\n".split("").map((end) => `${end}x`),
  ])("%j is never a formula", (value) => {
    expect(csvCell(value).replace(/^"/, "")).toMatch(/^'/);
  });

  it.each([
    [" =1+1", " '=1+1"],
    ["\u00a0\u200b\ufeff＝1+1", "\u00a0\u200b\ufeff'＝1+1"],
    ["\u0000\u001f@SUM(A1)", "\u0000\u001f'@SUM(A1)"],
    ['"=1+1', `"""'=1+1"`],
  ])("%j is none behind what a spreadsheet takes away", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ["Maria", "Maria"],
    ['say "hi"', '"say ""hi"""'],
    ["Pappa, Maria", '"Pappa, Maria"'],
    ["two\nlines", '"two\nlines"'],
    ["α;β", '"α;β"'],
    ["a=b", "a=b"],
    ["Maria - Live @ 5", "Maria - Live @ 5"],
  ])("%j is %j", (value, cell) => expect(csvCell(value)).toBe(cell));

  it.each([
    ["x;=1+1", `"x;'=1+1"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ["x\n@SUM(A1)", `"x\n'@SUM(A1)"`],
    ["x;\t-2", `"x;\t'-2"`],
    ["x;＠SUM(A1)", `"x;'＠SUM(A1)"`],
    ["x\n\n \n=1", `"x\n\n \n'=1"`],
  ])("%j is no formula where cells end at semicolons", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it("that is a formula and has a mark is both made text and quoted", () => {
    expect(csvCell('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  });
});

it("a line ends as RFC 4180 says", () => {
  expect(csvLine(["a", "", "ω"])).toBe("a,,ω\r\n");
});
