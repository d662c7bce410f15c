import { expect, test } from "vitest";
import { addDays, civilDay, civilTime, daysBetween, isCalendarDay, weekday } from "./calendar.ts";

test("days add up over months, leap days and years", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2025-02-28", 1)).toBe("2025-03-01");
  expect(addDays("2025-01-01", -1)).toBe("2024-12-31");
  expect(daysBetween("2024-01-01", "2025-01-01")).toBe(366);
  expect(isCalendarDay(2100, 2, 29)).toBe(false);
  expect(isCalendarDay(2000, 2, 29)).toBe(true);
});

test("weeks begin on Monday", () => {
  expect(weekday("2026-10-05")).toBe(1);
  expect(weekday("2026-10-11")).toBe(7);
  expect(weekday("1969-12-31")).toBe(3);
});

test("an instant is another day in another zone", () => {
  const instant = new Date("2026-01-31T23:30:00Z");
  expect(civilDay(instant, "UTC")).toBe("2026-01-31");
  expect(civilDay(instant, "Europe/Athens")).toBe("2026-02-01");
  expect(civilTime(new Date("2026-02-01T00:05:00Z"), "UTC")).toEqual({
    date: "2026-02-01",
    hour: 0,
    minute: 5,
  });
});
