import { expect, it } from "vitest";
import type { ReportGroup } from "./read-reports.ts";
import { TroubleShare } from "./trouble-share.ts";

const HOUR_MS = 60 * 60_000;
const trouble = (what: string): ReportGroup => ({
  ...{ kind: "error", what, source: "", page: "/about", browser: "Firefox" },
});
const many = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => trouble(`${from} ${index}`));

it("lets one neighbourhood bring ten different troubles a day, each as often as it comes", () => {
  const share = new TroubleShare();
  expect(share.within("a", many("a", 8), 0)).toHaveLength(8);
  expect(share.within("a", many("a", 14), HOUR_MS)).toEqual(many("a", 10));
  expect(share.within("a", many("invented", 300), 2 * HOUR_MS)).toEqual([]);
  expect(share.within("a", many("a", 3), 3 * HOUR_MS)).toHaveLength(3);
  expect(share.within("b", many("invented", 3), 3 * HOUR_MS)).toHaveLength(3);
  expect(share.within("a", many("next day", 12), 24 * HOUR_MS)).toHaveLength(10);
});

it("forgets who began longest ago", () => {
  const share = new TroubleShare();
  share.within("first", many("x", 10), 0);
  for (let other = 0; other < 5_000; other++) share.within(`other ${other}`, [], 1);
  expect(share.within("first", many("y", 1), 2)).toHaveLength(1);
});
