import { expect, test } from "vitest";
import { emptyDatasets } from "../datasets.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { offsetOf, shiftClock } from "./shift-clock.ts";

const HOUR = 60;

test("hours and post times move to another clock, days with them", () => {
  const moved = shiftClock(
    {
      ...emptyDatasets(),
      activity: [
        { date: "2026-01-10", hour: 20, active: 5 },
        { date: "2026-01-10", hour: 23, active: 7 },
      ],
      videos: [
        makeVideo({ posted: { date: "2026-01-10", hour: 23, minute: 40 } }),
        makeVideo({ posted: { date: "2026-01-10", hour: 23, minute: null } }),
        makeVideo({ posted: { date: "2026-01-10", hour: null, minute: null } }),
      ],
    },
    // From UTC to a clock two hours ahead in winter.
    { fileOffsetMinutes: 0, timeZone: "Europe/Athens" },
  );
  expect(moved.activity).toEqual([
    { date: "2026-01-10", hour: 22, active: 5 },
    { date: "2026-01-11", hour: 1, active: 7 },
  ]);
  expect(moved.videos.map(({ posted }) => posted)).toEqual([
    { date: "2026-01-11", hour: 1, minute: 40 },
    { date: "2026-01-11", hour: 1, minute: null },
    { date: "2026-01-10", hour: null, minute: null },
  ]);
});

test("hours that had not happened at the export don't become zeros of the day after", () => {
  const activity = Array.from({ length: 24 }, (_, hour) => ({
    date: "2026-01-10",
    hour,
    active: hour < 15 ? 10 : 0,
  }));
  const moved = shiftClock(
    { ...emptyDatasets(), activity },
    { fileOffsetMinutes: 0, timeZone: "Asia/Taipei" },
  );
  expect(moved.activity).toHaveLength(15);
  expect(moved.activity.every(({ active }) => active === 10)).toBe(true);
  expect(moved.activity.at(-1)).toMatchObject({ date: "2026-01-10", hour: 22 });
});

test("how far a clock is from UTC on a day, summer time and both sides of the day line", () => {
  expect(offsetOf("Europe/Athens", "2026-01-10")).toBe(2 * HOUR);
  expect(offsetOf("Europe/Athens", "2026-07-10")).toBe(3 * HOUR);
  expect(offsetOf("America/New_York", "2026-01-10")).toBe(-5 * HOUR);
  expect(offsetOf("Pacific/Kiritimati", "2026-01-10")).toBe(14 * HOUR);
  expect(offsetOf("Asia/Kolkata", "2026-01-10")).toBe(5.5 * HOUR);
});
