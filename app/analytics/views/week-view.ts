import type { Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import { metricName, showOf } from "./plan-view.ts";
import type { ResultWords } from "./score-view.ts";

/** One figure of the newest week on a scale with its usual range; places on it are 0 to 100. */
export type WeekRow = {
  key: string;
  name: string;
  now: string;
  usual: string;
  note: string;
  place: "below" | "within" | "above";
  placeName: string;
  at: { now: number; low: number; high: number };
};

/** Room on each side of a scale, of its length. */
const MARGIN = 0.08;

/** The newest week beside the account's own weeks; empty where there are too few. */
export function weekView({ usualWeek }: Insights, words: ResultWords, format: Format): WeekRow[] {
  return (usualWeek?.metrics ?? []).map(({ metric, value, usual, weeks, place }): WeekRow => {
    const show = showOf(metric, format);
    const least = Math.min(value, usual.low);
    const length = Math.max(value, usual.high) - least || 1;
    const at = (point: number) => 100 * (MARGIN + ((point - least) / length) * (1 - 2 * MARGIN));
    return {
      key: metric,
      name: metricName(metric, words),
      now: show(value),
      usual: fill(words.week.range, { low: show(usual.low), high: show(usual.high) }),
      note: format.plural(weeks, words.week.weeks),
      place,
      placeName: words.week.places[place],
      at: { now: at(value), low: at(usual.low), high: at(usual.high) },
    };
  });
}
