import { expect, test } from "vitest";
import { readCount, readSeconds, readShares } from "./read-number.ts";

test.each([
  ["0", 0],
  ["1234", 1234],
  ["-3", -3],
  ["−3", -3],
  ["-0", 0],
  ["1,234", 1234],
  ["1.234", 1234],
  ["1 234 567", 1234567],
  ["1\u00a0234", 1234],
  ["1\u202f234", 1234],
  ["1'234", 1234],
  ["12,34,567", 1234567],
  ["1,234.00", 1234],
  ["1.2K", 1200],
  ["1,2K", 1200],
  ["18.4k", 18400],
  ["3M", 3_000_000],
  ["1,2 χιλ.", 1200],
  ["2,5 εκ.", 2_500_000],
  ["3 Mio.", 3_000_000],
  [" 42 ", 42],
])("count %j is %d", (text, value) => {
  expect(readCount(text)).toBe(value);
});

test.each([
  "",
  "undefined",
  "null",
  "NaN",
  "-",
  "—",
  "n/a",
  "1.5",
  "12abc",
  "1e5",
  "Infinity",
  "--5",
  "9".repeat(40),
  "٣",
])("count %j is unknown", (text) => {
  expect(readCount(text)).toBeNull();
});

test("shares are fractions, percentages or marked percentages, by column", () => {
  expect(readShares(["0.55", "0,45", "0", "1"])).toEqual([0.55, 0.45, 0, 1]);
  expect(readShares(["55%", "44.5 %", "%0,5"])).toEqual([0.55, 0.445, 0.005]);
  expect(readShares(["40", "1", "59"])).toEqual([0.4, 0.01, 0.59]);
  expect(readShares(["", "undefined", "-1", "900%"])).toEqual([null, null, null, null]);
});

test.each([
  ["12.5", 12.5],
  ["12,5s", 12.5],
  ["0:12", 12],
  ["1:02:03", 3723],
  ["19h:32m:1s", 70321],
  ["1h 2m", 3720],
  ["10,3 δευτ.", 10.3],
  ["0", 0],
])("%j is %d seconds", (text, value) => {
  expect(readSeconds(text)).toBe(value);
});

test.each(["", "undefined", "-4", "50%", "abc", ":"])("%j is no time", (text) => {
  expect(readSeconds(text)).toBeNull();
});
