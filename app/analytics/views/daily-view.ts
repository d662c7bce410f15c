import type { DailyPoint, Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import { niceScale } from "./nice-scale.ts";
import type { ResultWords } from "./score-view.ts";

/** One chart over the days of the period. */
export type SeriesView = {
  key: "views" | "followers" | "engagement";
  title: string;
  summary: string;
  note: string | null;
  shape: "bars" | "line";
  values: (number | null)[];
  readouts: string[];
  /** Values of the lines, ascending, with their labels. */
  scale: number[];
  scaleLabels: string[];
  /** First, middle and last day. */
  axis: string[];
  /** Days on which posts went out, by place; empty without any. */
  marks: number[];
  columns: string[];
  rows: string[][];
};

type Metric = "views" | "followers" | "engagementRate";

/** The charts that the daily tables allow, the widest first. */
export function dailyView(insights: Insights, words: ResultWords, format: Format): SeriesView[] {
  const posted = new Set(insights.postDays);
  const marks = insights.daily.flatMap(({ date }, index) => (posted.has(date) ? index : []));
  return [views, engagement, followers].flatMap((make) => {
    const view = make(insights, words, format);
    return view ? { ...view, marks: view.key === "engagement" ? [] : marks } : [];
  });
}

type Unmarked = Omit<SeriesView, "marks">;

function views({ daily, totals }: Insights, words: ResultWords, format: Format): Unmarked | null {
  const best = bestDay(daily, "views");
  if (best === null || totals?.views.value == null) return null;
  const { value, knownDays } = totals.views;
  return {
    key: "views",
    title: words.daily.views,
    summary: fill(words.daily.viewsSummary, {
      total: format.count(value),
      average: format.count(value / knownDays),
      day: format.day(best.date),
      peak: format.count(best.views),
    }),
    note: null,
    shape: "bars",
    ...series(
      daily,
      "views",
      { from: 0, show: format.count, short: format.compact },
      words,
      format,
    ),
  };
}

function engagement(
  { daily, totals }: Insights,
  words: ResultWords,
  format: Format,
): Unmarked | null {
  const best = bestDay(daily, "engagementRate");
  if (best === null || totals?.engagementRate.value == null) return null;
  return {
    key: "engagement",
    title: words.daily.engagement,
    summary: fill(words.daily.engagementSummary, {
      rate: format.rate(totals.engagementRate.value),
      day: format.day(best.date),
      peak: format.rate(best.engagementRate),
    }),
    note: words.score.formula,
    shape: "line",
    ...series(
      daily,
      "engagementRate",
      { from: 0, show: format.rate, short: format.percent },
      words,
      format,
    ),
  };
}

function followers(
  { daily, followers: ends }: Insights,
  words: ResultWords,
  format: Format,
): Unmarked | null {
  if (ends === null) return null;
  return {
    key: "followers",
    title: words.daily.followers,
    summary: fill(words.daily.followersSummary, {
      first: format.count(ends.first),
      last: format.count(ends.last),
      change: format.signed(ends.last - ends.first),
    }),
    note: words.daily.followersAxis,
    shape: "line",
    ...series(
      daily,
      "followers",
      { from: null, show: format.count, short: format.compact },
      words,
      format,
    ),
  };
}

type Scale = {
  /** Where the scale begins; null for near the lowest value. */
  from: number | null;
  show: (value: number | null) => string;
  short: (value: number) => string;
};

function series(
  daily: readonly DailyPoint[],
  metric: Metric,
  { from, show, short }: Scale,
  words: ResultWords,
  format: Format,
) {
  const values = daily.map((point) => point[metric]);
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(from ?? Number.POSITIVE_INFINITY, ...known);
  const scale = niceScale(lowest, Math.max(...known), metric !== "engagementRate");
  const shorts = scale.map(short);
  const days = [daily[0], daily[Math.floor((daily.length - 1) / 2)], daily.at(-1)];
  return {
    values,
    readouts: daily.map((point, index) =>
      fill(words.daily.readout, {
        day: format.day(point.date),
        value: show(values[index] ?? null),
      }),
    ),
    scale,
    // Steps finer than the short form can say are written out.
    scaleLabels: new Set(shorts).size === scale.length ? shorts : scale.map(show),
    axis: (daily.length < 3 ? [daily[0]] : days).flatMap((day) =>
      day ? format.day(day.date) : [],
    ),
    columns: [words.daily.date, titleOf(metric, words)],
    rows: daily.map((point, index) => [format.longDay(point.date), show(values[index] ?? null)]),
  };
}

function titleOf(metric: Metric, { daily }: ResultWords): string {
  return metric === "engagementRate" ? daily.engagement : daily[metric];
}

function bestDay(daily: readonly DailyPoint[], metric: Metric): DailyPoint | null {
  return daily.reduce<DailyPoint | null>((best, point) => {
    const value = point[metric];
    return value !== null && value > (best?.[metric] ?? Number.NEGATIVE_INFINITY) ? point : best;
  }, null);
}
