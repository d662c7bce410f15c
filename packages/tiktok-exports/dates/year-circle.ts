import type { IsoDay } from "../datasets.ts";
import type { DateParts } from "./read-date.ts";

/** A row's month and day, and its year if the cell tells one; null for a cell that is no date. */
export type Row = DateParts | null;

/** Places on the circle of a year: the days of a leap year. */
export const CIRCLE_DAYS = 366;

/** Days of a leap year before each month. */
const DAYS_BEFORE_MONTH = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335] as const;

/** Where a day lies on the circle, 1 January at 0. */
export const place = ({ month, day }: Pick<DateParts, "month" | "day">) =>
  (DAYS_BEFORE_MONTH[month - 1] ?? 0) + day - 1;

export const placeOfDay = (day: IsoDay) =>
  place({ month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) });

/** From 31 December to 1 January it is one step up, not a year down. */
export function shortestWay(step: number): number {
  if (step > CIRCLE_DAYS / 2) return step - CIRCLE_DAYS;
  return step < -CIRCLE_DAYS / 2 ? step + CIRCLE_DAYS : step;
}

/** The widest stretch without a row: how many days to the place after it. */
export function widestHole(rows: readonly Row[]): { days: number; after: number } {
  const places = [...new Set(knownPlaces(rows))].sort((a, b) => a - b);
  let widest = { days: 0, after: places[0] ?? 0 };
  for (const [index, after] of places.entries()) {
    const before = places[index - 1] ?? (places.at(-1) ?? 0) - CIRCLE_DAYS;
    if (after - before > widest.days) widest = { days: after - before, after };
  }
  return widest;
}

export const knownPlaces = (rows: readonly Row[]) => rows.flatMap((row) => (row ? place(row) : []));
