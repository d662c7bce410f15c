import { expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

it.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=10-", { first: 10, last: 99 }],
  ["bytes=10-500", { first: 10, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["items=0-1", undefined],
  ["", undefined],
])("%s of 100 bytes", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
