import type { IsoDay } from "../datasets.ts";
import { addDays, isCalendarDay, isoDay } from "./calendar.ts";
import { longWalk, turnsFrom, turnsOf } from "./new-years.ts";
import type { DateParts } from "./read-date.ts";
import {
  CIRCLE_DAYS,
  place,
  placeOfDay,
  type Row,
  shortestWay,
  widestHole,
} from "./year-circle.ts";

/** What is known about the time of an export besides its yearless days. */
export type DateAnchor = {
  /** The first day as the ZIP's name gives it. */
  firstDay: IsoDay | null;
  /** The day of the export, or today: no row is later, but for the clocks' difference below. */
  lastDay: IsoDay;
};

/** The same, with what the two days rest on. */
export type SourcedAnchor = DateAnchor & { source: "named" | "counted" | "chosen" };

/** A file made east of here can be one day ahead of today. */
const AHEAD_DAYS = 1;
/** How far the first row may lie from the day in the ZIP's name, in days. */
const NAME_TOLERANCE_DAYS = 3;
/** How many years back a yearless file may be from; eight pass between some leap years. */
const MAX_YEARS_BACK = 12;

/**
 * The years of a daily series, one entry a row (null stays null). Rows may lie up, down or in
 * disorder, twice or with gaps: their months and days lie on the circle of a year, and where the
 * series begins on it is told by the ZIP's name, else by the widest hole, else by the rows' order.
 * Without the name the latest row is the latest such day not after `lastDay`. Should that put a
 * 29 February into a common year, the whole series moves back until it fits.
 */
export function inferSeriesYears(rows: readonly Row[], anchor: DateAnchor): (IsoDay | null)[] {
  if (!rows.some((row) => row !== null && row.year === null)) return rows.map(fixedDay);
  const limit = addDays(anchor.lastDay, AHEAD_DAYS);
  return (
    fromFirstDay(rows, anchor.firstDay, limit) ??
    backFrom(rows, turnsOf(rows, anchor.lastDay), limit) ??
    rows.map(() => null)
  );
}

/** Each row for itself: the latest such day not after `lastDay`. For post times, in no order. */
export function inferEachYear(rows: readonly Row[], lastDay: IsoDay): (IsoDay | null)[] {
  const limit = addDays(lastDay, AHEAD_DAYS);
  // Of 200,000 posts many went out on one day: its text is made once.
  const days = new Map<number, IsoDay | null>();
  return rows.map((row) => {
    if (row === null) return null;
    const key = ((row.year ?? 0) * 100 + row.month) * 100 + row.day;
    const known = days.get(key);
    if (known !== undefined) return known;
    const day = row.year === null ? latestDay(row, limit) : fixedDay(row);
    days.set(key, day);
    return day;
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

/** Where the ZIP's name says that the series begins; null when it does not fit the rows. */
function fromFirstDay(
  rows: readonly Row[],
  firstDay: IsoDay | null,
  limit: IsoDay,
): (IsoDay | null)[] | null {
  if (firstDay === null) return null;
  const off = (at: number) => shortestWay(at - placeOfDay(firstDay));
  const isNear = (at: number) => Math.abs(off(at)) <= NAME_TOLERANCE_DAYS;
  if (!rows.some((row) => row !== null && isNear(place(row)))) return null;
  const long = longWalk(rows);
  const earliest = long
    ? rows.reduce(
        (least, row, index) => (row && long[index] === 0 ? Math.min(least, place(row)) : least),
        CIRCLE_DAYS,
      )
    : widestHole(rows).after;
  const begin = isNear(earliest) ? earliest : placeOfDay(firstDay);
  const year = Number(addDays(firstDay, off(begin)).slice(0, 4));
  const days = withFirstYear(rows, long ?? turnsFrom(rows, begin), year);
  return days?.some((day) => day !== null && day > limit) ? null : days;
}

/** The series with its latest row as late as may be; null when there is no such day. */
function backFrom(
  rows: readonly Row[],
  turns: readonly number[],
  limit: IsoDay,
): (IsoDay | null)[] | null {
  let last: { row: DateParts; turn: number } | null = null;
  for (const [index, row] of rows.entries()) {
    if (row === null) continue;
    const turn = turns[index] ?? 0;
    if (last === null || turn > last.turn || (turn === last.turn && place(row) > place(last.row))) {
      last = { row, turn };
    }
  }
  const latest = last && latestDay(last.row, limit);
  if (last === null || latest === null) return null;
  const firstYear = Number(latest.slice(0, 4)) - last.turn;
  for (let back = 0; back < MAX_YEARS_BACK; back++) {
    const days = withFirstYear(rows, turns, firstYear - back);
    if (days !== null) return days;
  }
  return null;
}

/** Null when a row would be a day that its year does not have. */
function withFirstYear(
  rows: readonly Row[],
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
