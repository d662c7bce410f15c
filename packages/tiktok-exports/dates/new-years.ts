import type { IsoDay } from "../datasets.ts";
import {
  CIRCLE_DAYS,
  knownPlaces,
  place,
  placeOfDay,
  type Row,
  shortestWay,
  widestHole,
} from "./year-circle.ts";

/** A hole this wide between a series' days, and it lies outside of them, whatever the rows' order. */
const OUTER_HOLE_DAYS = CIRCLE_DAYS / 2;
/** Between days in no order, a hole this wide is where the series ends and begins. */
const CLEAR_HOLE_DAYS = 8;
/** Share of the steps between rows that may go against the others: more, and rows lie in no order. */
const MAX_ODD_STEPS_SHARE = 0.1;
/** Longest step between the rows of a series of more than a year. */
const MAX_WALK_STEP_DAYS = 31;

/**
 * For each row, how many New Years lie between the series' earliest row and it. Days all around the
 * year in no order end on the eve of `lastDay`, as an export of a year does.
 */
export function turnsOf(rows: readonly Row[], lastDay: IsoDay): number[] {
  const long = longWalk(rows);
  if (long !== null) return long;
  const hole = widestHole(rows);
  if (hole.days > OUTER_HOLE_DAYS) return turnsFrom(rows, hole.after);
  const begin = beginByOrder(rows, placeOfDay(lastDay));
  if (begin !== null) return turnsFrom(rows, begin);
  return turnsFrom(rows, hole.days >= CLEAR_HOLE_DAYS ? hole.after : placeOfDay(lastDay));
}

/** The turns of a series of a year at most that begins at this place. */
export function turnsFrom(rows: readonly Row[], begin: number): number[] {
  return rows.map((row) => (row !== null && place(row) < begin ? 1 : 0));
}

/**
 * The beginning that leaves the fewest rows against the others' order, up or down; of several, the one
 * that lets the series end latest before `eve`, the day of the export: the first or the last row may be
 * the one that is out of order. Null when too many are for any.
 */
function beginByOrder(rows: readonly Row[], eve: number): number | null {
  const places = knownPlaces(rows);
  const pairs = places.slice(1).map((to, index) => [places[index] ?? to, to] as const);
  const moves = pairs.filter(([from, to]) => from !== to);
  const up = fewestBreaks(places, moves, eve);
  const down = fewestBreaks(
    places,
    moves.map(([from, to]) => [to, from]),
    eve,
  );
  const best = down.breaks < up.breaks ? down : up;
  return best.breaks > moves.length * MAX_ODD_STEPS_SHARE ? null : best.begin;
}

/** A step from a place to another breaks the order for each beginning that lies after the first. */
function fewestBreaks(
  places: readonly number[],
  moves: readonly (readonly [from: number, to: number])[],
  eve: number,
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
  const after = (at: number) => (at - eve + CIRCLE_DAYS) % CIRCLE_DAYS;
  const isBetter = (at: number, best: number) =>
    breaksAt(at) < breaksAt(best) || (breaksAt(at) === breaksAt(best) && after(at) < after(best));
  const begin = places.reduce((best, at) => (isBetter(at, best) ? at : best), places[0] ?? 0);
  return { begin, breaks: breaksAt(begin) };
}

/**
 * The turns of a series of more than a year, which goes around in small steps: a smaller one back is
 * a row out of order. Null for any other: one that comes to no day of the year twice has only a row of
 * its beginning at its end.
 */
export function longWalk(rows: readonly Row[]): number[] | null {
  const places = knownPlaces(rows);
  if (new Set(places).size === places.length) return null;
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
