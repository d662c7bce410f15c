import { expect, test } from "vitest";
import { niceScale } from "./nice-scale.ts";

test.each([
  [0, 1, [0, 1]],
  [0, 3, [0, 1, 2, 3]],
  [0, 9, [0, 5, 10]],
  [7, 8, [7, 8]],
  [0, 90, [0, 25, 50, 75, 100]],
])("whole numbers from %d to %d", (lowest, highest, lines) => {
  expect(niceScale(lowest, highest, true)).toEqual(lines);
});

test.each([
  [0, 6836, [0, 2000, 4000, 6000, 8000]],
  [0, 9, [0, 2.5, 5, 7.5, 10]],
  [0, 0.0915, [0, 0.025, 0.05, 0.075, 0.1]],
  [19_104, 19_742, [19_000, 19_200, 19_400, 19_600, 19_800]],
  [-30, 50, [-50, -25, 0, 25, 50]],
  [0, 0, [0, 1]],
  [500, 500, [0, 500]],
])("from %d to %d", (lowest, highest, lines) => {
  expect(niceScale(lowest, highest).map((value) => Number(value.toFixed(6)))).toEqual(lines);
});
