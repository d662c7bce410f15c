import type { IsoDay } from "../datasets.ts";
import { addDays, isCalendarDay, isoDay } from "./calendar.ts";
import type { DateParts } from "./read-date.ts";

/** What is known about the time of an export besides its yearless days. */
export type DateAnchor = {
  /** The first day as the ZIP's name gives it. */
  firstDay: IsoDay | null;
  /** The day of the export, or today: no row is later, but for the clocks' difference below. */
  lastDay: IsoDay;
};

type Row = DateParts | null;

/** A file made east of here can be one day ahead of today. */
const AHEAD_DAYS = 1;
/** How far the first row may lie from the day in the ZIP's name, in days. */
const NAME_TOLERANCE_DAYS = 3;
/** How many years back a yearless file may be from; eight pass between some leap years. */
const MAX_YEARS_BACK = 12;

/** Places on the circle of a year: the days of a leap year. */
const CIRCLE_DAYS = 366;
/** A hole this wide between a series' days, and it lies outside of them, whatever the rows' order. */
const OUTER_HOLE_DAYS = CIRCLE_DAYS / 2;
/** Between days in no order, a hole this wide is where the series ends and begins. */
const CLEAR_HOLE_DAYS = 8;
/** Share of the steps between rows that may go against the others: more, and rows lie in no order. */
const MAX_ODD_STEPS_SHARE = 0.1;
/** Longest step between the rows of a series of more than a year. */
const MAX_WALK_STEP_DAYS = 31;

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

/** Days of a leap year before each month. */
const DAYS_BEFORE_MONTH = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335] as const;

const place = ({ month, day }: Pick<DateParts, "month" | "day">) =>
  (DAYS_BEFORE_MONTH[month - 1] ?? 0) + day - 1;

const placeOfDay = (day: IsoDay) =>
  place({ month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) });

/** From 31 December to 1 January it is one step up, not a year down. */
function shortestWay(step: number): number {
  if (step > CIRCLE_DAYS / 2) return step - CIRCLE_DAYS;
  return step < -CIRCLE_DAYS / 2 ? step + CIRCLE_DAYS : step;
}

/** The widest stretch without a row: how many days to the place after it. */
function widestHole(rows: readonly Row[]): { days: number; after: number } {
  const places = [...new Set(knownPlaces(rows))].sort((a, b) => a - b);
  let widest = { days: 0, after: places[0] ?? 0 };
  for (const [index, after] of places.entries()) {
    const before = places[index - 1] ?? (places.at(-1) ?? 0) - CIRCLE_DAYS;
    if (after - before > widest.days) widest = { days: after - before, after };
  }
  return widest;
}

/**
 * For each row, how many New Years lie between the series' earliest row and it. Days all around the
 * year in no order end on the eve of `lastDay`, as an export of a year does.
 */
function turnsOf(rows: readonly Row[], lastDay: IsoDay): number[] {
  const long = longWalk(rows);
  if (long !== null) return long;
  const hole = widestHole(rows);
  if (hole.days > OUTER_HOLE_DAYS) return turnsFrom(rows, hole.after);
  const begin = beginByOrder(rows);
  if (begin !== null) return turnsFrom(rows, begin);
  return turnsFrom(rows, hole.days >= CLEAR_HOLE_DAYS ? hole.after : placeOfDay(lastDay));
}

/** The turns of a series of a year at most that begins at this place. */
function turnsFrom(rows: readonly Row[], begin: number): number[] {
  return rows.map((row) => (row !== null && place(row) < begin ? 1 : 0));
}

const knownPlaces = (rows: readonly Row[]) => rows.flatMap((row) => (row ? place(row) : []));

/**
 * The beginning that leaves the fewest rows against the others' order, up or down. Null when too many
 * are for any.
 */
function beginByOrder(rows: readonly Row[]): number | null {
  const places = knownPlaces(rows);
  const pairs = places.slice(1).map((to, index) => [places[index] ?? to, to] as const);
  const moves = pairs.filter(([from, to]) => from !== to);
  const up = fewestBreaks(places, moves);
  const down = fewestBreaks(
    places,
    moves.map(([from, to]) => [to, from]),
  );
  const best = down.breaks < up.breaks ? down : up;
  return best.breaks > moves.length * MAX_ODD_STEPS_SHARE ? null : best.begin;
}

/** A step from a place to another breaks the order for each beginning that lies after the first. */
function fewestBreaks(
  places: readonly number[],
  moves: readonly (readonly [from: number, to: number])[],
): { begin: number; breaks: number } {
  const changes = Array.from({ length: CIRCLE_DAYS + 1 }, () => 0);
  const add = (first: number, last: number) => {
    changes[first] = (changes[first] ?? 0) + 1;
    changes[last + 1] = (changes[last + 1] ?? 0) - 1;
  };
  for (const [from, to] of moves) {
    if (from < to) add(from + 1, to);
    else {
      add(0, to);
      if (from + 1 < CIRCLE_DAYS) add(from + 1, CIRCLE_DAYS - 1);
    }
  }
  let count = 0;
  const breaks = changes.map((change) => {
    count += change;
    return count;
  });
  const breaksAt = (begin: number) => breaks[begin] ?? Number.POSITIVE_INFINITY;
  const begin = places.reduce(
    (best, at) => (breaksAt(at) < breaksAt(best) ? at : best),
    places[0] ?? 0,
  );
  return { begin, breaks: breaksAt(begin) };
}

/**
 * The turns of a series of more than a year, which goes around in small steps: a smaller one back is
 * a row out of order. Null for any other.
 */
function longWalk(rows: readonly Row[]): number[] | null {
  let previous: number | null = null;
  let [turn, at, lowest, highest, up, down] = [0, 0, 0, 0, 0, 0];
  const turns: number[] = [];
  for (const row of rows) {
    if (row !== null) {
      const current = place(row);
      const step = current - (previous ?? current);
      const way = shortestWay(step);
      if (Math.abs(way) > MAX_WALK_STEP_DAYS) return null;
      if (way > 0) up++;
      if (way < 0) down++;
      turn += Math.sign(way - step);
      at += way;
      lowest = Math.min(lowest, at);
      highest = Math.max(highest, at);
      previous = current;
    }
    turns.push(turn);
  }
  const isOrdered = Math.min(up, down) <= (up + down) * MAX_ODD_STEPS_SHARE;
  if (!isOrdered || highest - lowest < CIRCLE_DAYS) return null;
  const first = Math.min(...new Set(turns));
  return turns.map((each) => each - first);
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
