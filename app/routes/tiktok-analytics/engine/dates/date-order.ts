import { dayNumber, isoDay } from "./calendar.ts";
import type { DateParts, DateReading } from "./read-date.ts";

/** Any leap year: orders days whose year is not known yet. */
const STAND_IN_YEAR = 2000;

/**
 * Decides `03/04` for a whole column: a reading that only one order allows decides for all; else
 * the order that gives more steps of one day between rows; else day first.
 */
export function settleOrder(readings: readonly (DateReading | null)[]): (DateParts | null)[] {
  const dayFirst = readings.map((reading) => reading?.parts ?? null);
  if (!readings.some((reading) => reading?.swapped)) return dayFirst;
  const monthFirst = readings.map((reading) => reading?.swapped ?? reading?.parts ?? null);
  return dailySteps(monthFirst) > dailySteps(dayFirst) ? monthFirst : dayFirst;
}

function dailySteps(days: readonly (DateParts | null)[]): number {
  let steps = 0;
  let previous: number | null = null;
  for (const parts of days) {
    const current = parts && dayNumber(isoDay(parts.year ?? STAND_IN_YEAR, parts.month, parts.day));
    if (current !== null && previous !== null && Math.abs(current - previous) === 1) steps++;
    previous = current;
  }
  return steps;
}
