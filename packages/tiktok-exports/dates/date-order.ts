import { dayNumber, isoDay } from "./calendar.ts";
import type { DateParts, DateReading } from "./read-date.ts";

/** Any leap year: orders days whose year is not known yet. */
const STAND_IN_YEAR = 2000;

/**
 * Decides `03/04` for a whole column: a reading that only one order allows decides for all; else
 * the order that gives more neighbouring days, wherever their rows lie; else day first.
 */
export function settleOrder(readings: readonly (DateReading | null)[]): (DateParts | null)[] {
  const dayFirst = readings.map((reading) => reading?.parts ?? null);
  if (!readings.some((reading) => reading?.swapped)) return dayFirst;
  const monthFirst = readings.map((reading) => reading?.swapped ?? reading?.parts ?? null);
  return dailySteps(monthFirst) > dailySteps(dayFirst) ? monthFirst : dayFirst;
}

function dailySteps(days: readonly (DateParts | null)[]): number {
  const numbers = new Set(
    days.flatMap((parts) =>
      parts ? dayNumber(isoDay(parts.year ?? STAND_IN_YEAR, parts.month, parts.day)) : [],
    ),
  );
  return [...numbers].filter((number) => numbers.has(number + 1)).length;
}
