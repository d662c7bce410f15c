import type { Known, Video } from "../datasets.ts";
import { HOURS_PER_DAY, type HourWindow } from "./advice.ts";
import { LEAST_POSTS } from "./enough.ts";
import { postColumns, UNKNOWN_HOUR, viewsByClass } from "./post-columns.ts";
import { middleOf } from "./statistics.ts";

/** The posts of a weekday and stretch of hours, and what half of them passed. */
export type GridCell = HourWindow & {
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  posts: number;
  /** Null below LEAST_POSTS posts with known views. */
  medianViews: Known<number>;
};

/** When posts went out against what they reached. */
export type PostingGrid = {
  /** Posts that tell their hour and their views. */
  posts: number;
  /** Median views of these posts. */
  medianViews: number;
  /** Weekday by weekday, each from midnight. */
  cells: GridCell[];
  /** The cell with the highest median; null when no cell has enough posts. */
  best: GridCell | null;
};

/** Length of a stretch, in hours: an hour of one weekday has hardly ever three posts. */
export const STRETCH_HOURS = 3;
const DAYS_PER_WEEK = 7;
const STRETCHES = HOURS_PER_DAY / STRETCH_HOURS;

/** Median views by weekday and hour of posting; null when no post tells both its hour and its views. */
export function postingGrid(
  videos: readonly Video[],
  columns = postColumns(videos),
): PostingGrid | null {
  const { weekdays, hours } = columns;
  const cellOf = (place: number) => {
    const hour = hours[place] ?? UNKNOWN_HOUR;
    if (hour === UNKNOWN_HOUR) return -1;
    return ((weekdays[place] ?? 0) - 1) * STRETCHES + Math.floor(hour / STRETCH_HOURS);
  };
  const views = viewsByClass(columns, DAYS_PER_WEEK * STRETCHES, cellOf);
  const [all = []] = viewsByClass(columns, 1, (place) => Math.min(0, cellOf(place)));
  const medianViews = middleOf(all);
  if (medianViews === null) return null;
  const cells = views.map((reached, index): GridCell => {
    const from = (index % STRETCHES) * STRETCH_HOURS;
    return {
      weekday: Math.floor(index / STRETCHES) + 1,
      from,
      to: from + STRETCH_HOURS,
      posts: reached.length,
      medianViews: reached.length < LEAST_POSTS ? null : middleOf(reached),
    };
  });
  const best = cells.reduce<GridCell | null>(
    (top, cell) =>
      cell.medianViews !== null && cell.medianViews > (top?.medianViews ?? -1) ? cell : top,
    null,
  );
  return { posts: all.length, medianViews, cells, best };
}
