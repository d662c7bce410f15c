import { expect, test } from "vitest";
import type { ActivityHour } from "../datasets.ts";
import { type Advice, COMMON_ADVICE } from "./advice.ts";
import { bestHours, withoutFuture } from "./best-hours.ts";

const hoursOf = (activity: readonly ActivityHour[], { peakHours }: Advice = COMMON_ADVICE) =>
  bestHours(activity, peakHours);

/** A day's 24 hours from a function of the hour. */
function day(date: string, active: (hour: number) => number | null): ActivityHour[] {
  return Array.from({ length: 24 }, (_, hour) => ({ date, hour, active: active(hour) }));
}

const evening = (hour: number) =>
  hour >= 18 && hour < 22 ? 100 : hour === 7 || hour === 8 ? 80 : 10;

test("an account that keeps to the advised hours", () => {
  const result = hoursOf([...day("2026-01-01", evening), ...day("2026-01-02", evening)]);
  expect(result?.topHours).toEqual([18, 19, 20]);
  expect(result?.topWindow).toEqual({ from: 18, to: 22 });
  expect(result?.advice).toMatchObject({ hits: 6, verdict: "fits", evenShare: 0.25 });
  expect(result?.advice.insideShare).toBeCloseTo(560 / 740);
  expect(result?.advice.windows.map(({ average }) => average)).toEqual([100, 80]);
  expect(result?.byDay.map(({ weekday }) => weekday)).toEqual([4, 5]);
});

test("a night account differs, and its stretch runs over midnight", () => {
  const night = (hour: number) => (hour >= 22 || hour < 4 ? 50 : 5);
  const result = hoursOf(
    day("2026-01-01", (hour) => (hour === 23 || hour === 0 ? 60 : night(hour))),
  );
  expect(result?.advice.verdict).toBe("differs");
  expect(result?.topWindow).toEqual({ from: 22, to: 2 });
  expect(hoursOf(day("2026-01-01", (hour) => (hour >= 20 ? 9 : 1)))?.topWindow).toEqual({
    from: 20,
    to: 24,
  });
});

test("another advice is held against the same hours", () => {
  const activity = day("2026-01-01", evening);
  const noon = hoursOf(activity, { ...COMMON_ADVICE, peakHours: [{ from: 11, to: 14 }] });
  expect(noon?.topHours).toEqual([18, 19, 20]);
  expect(noon?.advice).toMatchObject({ hits: 0, verdict: "differs", evenShare: 3 / 24 });
  expect(hoursOf(activity, { ...COMMON_ADVICE, peakHours: [] })?.advice).toMatchObject({
    insideShare: 0,
    hits: 0,
  });
});

test("half right is said to be so", () => {
  const result = hoursOf(day("2026-01-01", (hour) => (hour >= 20 || hour < 2 ? 100 : 1)));
  expect(result?.advice).toMatchObject({ hits: 2, verdict: "fits-partly" });
});

test("the export day's hours to come do not count as quiet", () => {
  const full = day("2026-01-01", () => 10);
  const today = day("2026-01-02", (hour) => (hour < 9 ? 30 : 0));
  const result = hoursOf([...full, ...today]);
  expect(result?.hours[8]).toMatchObject({ average: 20, days: 2 });
  expect(result?.hours[20]).toMatchObject({ average: 10, days: 1 });
  expect(withoutFuture([...full, ...day("2026-01-02", () => 0)])).toEqual(full);
});

test("zeros within the last day and on other days are real", () => {
  const rows = [
    ...day("2026-01-01", (hour) => (hour > 12 ? 0 : 5)),
    ...day("2026-01-02", (hour) => (hour === 5 ? 0 : 5)),
  ];
  expect(withoutFuture(rows)).toEqual(rows);
});

test("unknown hours are unknown", () => {
  const result = hoursOf(day("2026-01-01", (hour) => (hour === 3 ? null : 5)));
  expect(result?.hours[3]).toEqual({ hour: 3, average: null, share: null, days: 0 });
});

test("without activity there is no best hour", () => {
  expect(hoursOf([])).toBeNull();
  expect(hoursOf(day("2026-01-01", () => 0))).toBeNull();
  expect(hoursOf(day("2026-01-01", () => null))).toBeNull();
});
