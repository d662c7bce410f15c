import type { Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { DASH, type Format } from "../words/format.ts";
import type { ResultWords } from "./score-view.ts";

export type GridView = {
  /** The stretches of hours, from midnight. */
  columns: string[];
  rows: { name: string; cells: CellView[] }[];
  sentence: string;
};

export type CellView = {
  key: number;
  median: string;
  posts: string;
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
  const monday = grid.cells.filter(({ weekday }) => weekday === 1);
  const { best } = grid;
  return {
    columns: monday.map((cell) => format.hours(cell)),
    rows: DAYS.map((day) => ({
      name: format.weekday(day),
      cells: grid.cells
        .filter(({ weekday }) => weekday === day)
        .map((cell) => ({
          key: cell.from,
          median: cell.medianViews === null ? DASH : format.compact(cell.medianViews),
          posts: cell.posts === 0 ? "" : format.plural(cell.posts, hours.postCount),
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
