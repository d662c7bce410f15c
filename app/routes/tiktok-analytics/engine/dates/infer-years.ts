import type { IsoDay } from "../datasets.ts";
import { addDays, daysBetween, isCalendarDay, isoDay } from "./calendar.ts";
import type { DateParts } from "./read-date.ts";

/** What is known about the time of an export besides its yearless days. */
export type DateAnchor = {
  /** The first day as the ZIP's name gives it. */
  firstDay: IsoDay | null;
  /** The day of the export, or today: no row is later, but for the clocks' difference below. */
  lastDay: IsoDay;
};

/** A file made east of here can be one day ahead of today. */
const AHEAD_DAYS = 1;
/** How far the first row may lie from the day in the ZIP's name, in days. */
const NAME_TOLERANCE_DAYS = 3;
/** How many years back a yearless file may be from; eight pass between some leap years. */
const MAX_YEARS_BACK = 12;

/**
 * The years of a daily series, one entry a row (null stays null). Rows lie in file order, up or
 * down, and the year rolls over where the month and day turn back. The first row's year is the
 * ZIP name's; without it the last row is the latest such day not after `lastDay`. Should that put
 * a 29 February into a common year, the whole series moves back until it fits.
 */
export function inferSeriesYears(
  rows: readonly (DateParts | null)[],
  anchor: DateAnchor,
): (IsoDay | null)[] {
  if (!rows.some((row) => row !== null && row.year === null)) return rows.map(fixedDay);
  const descending = isDescending(rows);
  const ordered = descending ? rows.toReversed() : rows;
  const turns = countTurns(ordered);
  const days = fromFirstDay(ordered, turns, anchor) ?? backFromLastDay(ordered, turns, anchor);
  return descending ? days.toReversed() : days;
}

/** Each row for itself: the latest such day not after `lastDay`. For post times, in no order. */
export function inferEachYear(
  rows: readonly (DateParts | null)[],
  lastDay: IsoDay,
): (IsoDay | null)[] {
  return rows.map((row) => {
    if (row === null || row.year !== null) return fixedDay(row);
    return latestDay(row, addDays(lastDay, AHEAD_DAYS));
  });
}

/** The latest day with this month and day that is not after `limit`. */
export function latestDay(parts: DateParts, limit: IsoDay): IsoDay | null {
  const newest = Number(limit.slice(0, 4));
  for (let year = newest; year > newest - MAX_YEARS_BACK; year--) {
    if (!isCalendarDay(year, parts.month, parts.day)) continue;
    const day = isoDay(year, parts.month, parts.day);
    if (day <= limit) return day;
  }
  return null;
}

function fixedDay(row: DateParts | null): IsoDay | null {
  return row === null || row.year === null ? null : isoDay(row.year, row.month, row.day);
}

const place = (row: DateParts) => row.month * 32 + row.day;

/** Places on the circle of a year. */
const YEAR_PLACES = 12 * 32;

/** From 31 December to 1 January it is one step up, not a year down. */
function shortestWay(step: number): number {
  if (step > YEAR_PLACES / 2) return step - YEAR_PLACES;
  return step < -YEAR_PLACES / 2 ? step + YEAR_PLACES : step;
}

/** Whether most steps go down. */
function isDescending(rows: readonly (DateParts | null)[]): boolean {
  let balance = 0;
  let previous: DateParts | null = null;
  for (const row of rows) {
    if (row === null) continue;
    if (previous !== null) balance += Math.sign(shortestWay(place(row) - place(previous)));
    previous = row;
  }
  return balance < 0;
}

/** For each row, how many turns of the year lie between the first row and it. */
function countTurns(rows: readonly (DateParts | null)[]): number[] {
  let turns = 0;
  let previous: DateParts | null = null;
  return rows.map((row) => {
    if (row !== null) {
      if (previous !== null && place(row) < place(previous)) turns++;
      previous = row;
    }
    return turns;
  });
}

function fromFirstDay(
  rows: readonly (DateParts | null)[],
  turns: readonly number[],
  anchor: DateAnchor,
): (IsoDay | null)[] | null {
  const first = rows.find((row) => row !== null);
  if (anchor.firstDay === null || !first) return null;
  const named = Number(anchor.firstDay.slice(0, 4));
  for (const year of [named, named - 1, named + 1]) {
    if (!isCalendarDay(year, first.month, first.day)) continue;
    const day = isoDay(year, first.month, first.day);
    if (Math.abs(daysBetween(anchor.firstDay, day)) <= NAME_TOLERANCE_DAYS) {
      return withFirstYear(rows, turns, year);
    }
  }
  return null;
}

function backFromLastDay(
  rows: readonly (DateParts | null)[],
  turns: readonly number[],
  anchor: DateAnchor,
): (IsoDay | null)[] {
  const lastIndex = rows.findLastIndex((row) => row !== null);
  const last = rows[lastIndex];
  const latest = last ? latestDay(last, addDays(anchor.lastDay, AHEAD_DAYS)) : null;
  if (latest === null) return rows.map(() => null);
  const firstYear = Number(latest.slice(0, 4)) - (turns[lastIndex] ?? 0);
  for (let back = 0; back < MAX_YEARS_BACK; back++) {
    const days = withFirstYear(rows, turns, firstYear - back);
    if (days !== null) return days;
  }
  return rows.map(() => null);
}

/** Null when a row would be a day that its year does not have. */
function withFirstYear(
  rows: readonly (DateParts | null)[],
  turns: readonly number[],
  firstYear: number,
): (IsoDay | null)[] | null {
  const days: (IsoDay | null)[] = [];
  for (const [index, row] of rows.entries()) {
    const year = row?.year ?? firstYear + (turns[index] ?? 0);
    if (row !== null && !isCalendarDay(year, row.month, row.day)) return null;
    days.push(row && isoDay(year, row.month, row.day));
  }
  return days;
}
