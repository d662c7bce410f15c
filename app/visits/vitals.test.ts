import { expect, it } from "vitest";
import { METRICS } from "./metrics.ts";
import { type Counts, p75Of, ratingOf, readVitals, weekOf } from "./vitals.ts";

const MONDAY = Date.parse("2026-11-23T00:00:00Z");

it.each([
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-11-29T23:59:59Z", "2026-11-23"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
  ["2027-01-01T12:00:00Z", "2026-12-28"],
])("%s is in the week of %s", (moment, week) => expect(weekOf(Date.parse(moment))).toBe(week));

it("counts a visit by its page's kind and by steps", () => {
  const visit = { page: "/blog/brand-partnerships", vitals: { LCP: 1_234.5, CLS: 0 } };
  expect(readVitals(visit, MONDAY)).toEqual([
    { week: "2026-11-23", kind: "article", metric: "LCP", step: 13 },
    { week: "2026-11-23", kind: "article", metric: "CLS", step: 0 },
  ]);
});

it.each(["/admin", "/account/sign-in", "/nobody-knows", "not an address"])(
  "counts nothing of %s",
  (page) => {
    expect(readVitals({ page, vitals: { LCP: 1 } }, MONDAY)).toEqual([]);
  },
);

it.each([
  undefined,
  {},
  { page: "/", vitals: 4 },
  { page: "/", vitals: { LCP: -1 } },
  { page: "/", vitals: { LCP: Number.NaN } },
  { page: "/", vitals: { LCP: 1e9 } },
])("takes %j for no visit", (body) => expect(readVitals(body, MONDAY)).toBeUndefined());

/** Counts of visits as they come in. */
function counted(metric: "LCP" | "CLS", values: readonly number[]): Counts {
  const counts = new Map<number, number>();
  for (const value of values) {
    const [one] = readVitals({ page: "/", vitals: { [metric]: value } }, MONDAY) ?? [];
    if (one) counts.set(one.step, (counts.get(one.step) ?? 0) + 1);
  }
  return counts;
}

it("finds what three of four stayed under, to the step", () => {
  const values = Array.from({ length: 1_000 }, (_, index) => 500 + 4 * index);
  const found = p75Of("LCP", counted("LCP", values));
  expect(found?.visits).toBe(1_000);
  // The exact one is 3,496; the step around it is 500 wide.
  expect(found?.value).toBeGreaterThan(3_400);
  expect(found?.value).toBeLessThan(3_600);
  expect(p75Of("LCP", new Map())).toBeUndefined();
});

it("judges as the thresholds say, also by way of the steps", () => {
  expect([ratingOf("LCP", 2_500), ratingOf("LCP", 2_501), ratingOf("LCP", 4_001)]).toEqual([
    "good",
    "middling",
    "poor",
  ]);
  for (const metric of METRICS) expect(ratingOf(metric, 0)).toBe("good");
  const all = (value: number) => p75Of("CLS", counted("CLS", Array(40).fill(value)))?.value ?? 0;
  expect(ratingOf("CLS", all(0.1))).toBe("good");
  expect(ratingOf("CLS", all(0.11))).toBe("middling");
  expect(ratingOf("CLS", all(0.26))).toBe("poor");
});
