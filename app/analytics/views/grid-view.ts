import type { Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { DASH, type Format } from "../words/format.ts";
import type { ResultWords } from "./score-view.ts";

export type GridView = {
  /** The days of a week, from Monday. */
  columns: { name: string; short: string }[];
  /** The stretches of hours, from midnight: as in a calendar, so that a week fits a phone. */
  rows: { name: string; cells: CellView[] }[];
  sentence: string;
};

export type CellView = {
  key: number;
  median: string;
  /** As a bare number, and in words; empty for none. */
  posts: { count: string; words: string };
  /** 0 says nothing, 1 is the lowest and LEVELS the highest median. */
  level: number;
  best: boolean;
};

/** Steps of the grid's colour. */
export const LEVELS = 5;
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Median views by weekday and hour of posting; null without posts that tell their hour. */
export function gridView(
  { postingGrid: grid }: Insights,
  words: ResultWords,
  format: Format,
): GridView | null {
  if (grid === null) return null;
  const { hours, grid: text } = words;
  const known = grid.cells.flatMap(({ medianViews }) => medianViews ?? []).sort((a, b) => a - b);
  // By rank: a single hit would leave all other cells in the lowest step.
  const level = (median: number | null) =>
    median === null ? 0 : Math.ceil(((known.lastIndexOf(median) + 1) / known.length) * LEVELS);
  const { best } = grid;
  const stretches = grid.cells.filter(({ weekday }) => weekday === 1);
  return {
    columns: DAYS.map((day) => ({ name: format.weekday(day), short: format.shortWeekday(day) })),
    rows: stretches.map((stretch) => ({
      name: format.hours(stretch),
      cells: grid.cells
        .filter(({ from }) => from === stretch.from)
        .map((cell) => ({
          key: cell.weekday,
          median: cell.medianViews === null ? DASH : format.brief(cell.medianViews),
          posts: {
            count: cell.posts === 0 ? "" : format.count(cell.posts),
            words: cell.posts === 0 ? "" : format.plural(cell.posts, hours.postCount),
          },
          level: level(cell.medianViews),
          best: cell === best,
        })),
    })),
    sentence:
      best === null
        ? text.noBest
        : fill(text.best, {
            weekday: format.weekday(best.weekday),
            hours: format.hours(best),
            median: format.count(best.medianViews),
            posts: format.plural(best.posts, hours.postCount),
            usual: format.count(grid.medianViews),
          }),
  };
}
