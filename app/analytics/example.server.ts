import type { Pages } from "../../content/types.ts";
import { computeInsights, readExports, sampleFiles } from "../../packages/tiktok-exports/index.ts";
import type { Content } from "../content/content.server.ts";
import { SITE_ADVICE } from "./site-advice.ts";
import { type HoursView, hoursView } from "./views/hours-view.ts";
import { type ScoreBlock, scoreView } from "./views/score-view.ts";
import { createFormat } from "./words/format.ts";

/** The sample's results as the page shows them before use and without JavaScript. */
export type Example = { days: number; score: ScoreBlock[]; hours: HoursView | null };

/** Any day: nothing in the example tells it, and so the page stays the same from day to day. */
const EXAMPLE_DAY = new Date("2026-01-20T12:00:00Z");
const EXAMPLE_DAYS = 28;

/** By the words that it is told in, which staff may change. */
const made = new WeakMap<Pages["analytics"], Example>();

/** Made once for these words, as a person's own files are read. */
export function exampleIn(content: Content): Example {
  const words = content.words("analytics");
  const known = made.get(words);
  if (known) return known;
  const options = { today: EXAMPLE_DAY, timeZone: "UTC", advice: SITE_ADVICE };
  const { datasets } = readExports(sampleFiles(EXAMPLE_DAY, "UTC"), options);
  const insights = computeInsights(datasets, { ...options, days: EXAMPLE_DAYS });
  const { results } = words.tool;
  const format = createFormat(content.locale);
  const example = {
    days: EXAMPLE_DAYS,
    score: scoreView(insights, results, format),
    hours: hoursView(insights, results, format),
  };
  made.set(words, example);
  return example;
}
