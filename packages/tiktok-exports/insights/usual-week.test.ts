import { expect, test } from "vitest";
import { overview } from "../fixtures/make-overview.ts";
import { dailySeries } from "./daily-series.ts";
import { usualWeek } from "./usual-week.ts";

/** Weeks before the newest one bring 100, 200, … views a day. */
const weeksOf = (weeks: number, newest: number) =>
  overview(weeks * 7, (index) => {
    const week = Math.floor(index / 7);
    return { views: week === weeks - 1 ? newest : (week + 1) * 100 };
  });

test("the newest week beside the middle half of the weeks before", () => {
  const week = usualWeek(dailySeries(weeksOf(6, 100)));
  expect(week?.week).toEqual({ from: "2026-02-22", to: "2026-02-28", days: 7 });
  expect(week?.before).toEqual({ from: "2026-01-18", to: "2026-02-21", days: 35 });
  const views = week?.metrics.find(({ metric }) => metric === "views");
  // 700, 1,400 … 3,500 a week.
  expect(views).toEqual({
    metric: "views",
    value: 700,
    usual: { low: 1_400, median: 2_100, high: 2_800 },
    weeks: 5,
    place: "below",
  });
});

test("one unknown day is made up for, two leave the week out", () => {
  const missing = (days: number) =>
    dailySeries(
      overview(49, (index) => ({ views: index >= 42 && index < 42 + days ? null : 100 })),
    );
  const views = (days: number) =>
    usualWeek(missing(days))?.metrics.find(({ metric }) => metric === "views");
  expect(views(1)).toMatchObject({ value: 700, place: "within" });
  expect(views(2)).toBeUndefined();
});

test("a rate is that of the whole week, and four weeks before are the least", () => {
  const rate = usualWeek(dailySeries(weeksOf(6, 1_000)))?.metrics.find(
    ({ metric }) => metric === "engagementRate",
  );
  // Ten interactions a day.
  expect(rate?.value).toBeCloseTo(0.01);
  expect(usualWeek(dailySeries(weeksOf(4, 100)))).toBeNull();
});
