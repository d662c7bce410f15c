import {
  countPeakHours,
  HOURS_PER_DAY,
  type Insights,
  isPeakHour,
  LEAST_POSTS,
  type PostGroup,
} from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { DASH, type Format } from "../words/format.ts";
import { niceScale } from "./nice-scale.ts";
import { saidMedian } from "./said-median.ts";
import type { ResultWords } from "./score-view.ts";

export type HourView = {
  /** `7 PM` */
  label: string;
  active: number | null;
  posts: number | null;
  /** Said when the hour is pointed at. */
  readout: string;
  advised: boolean;
  busiest: boolean;
};

export type HoursView = {
  title: string;
  hours: HourView[];
  /** Tops of the two scales; null without data for that half. */
  activeTop: number | null;
  postsTop: number | null;
  activeTopLabel: string;
  postsTopLabel: string;
  /** The advice, each with its label and hours. */
  advised: { from: number; to: number; label: string }[];
  axis: string[];
  /** What the chart says, in words. */
  summary: string;
  /** How the advice does, then what follows. */
  verdict: string | null;
  sentences: string[];
  /** Median views of the posts inside the advised hours, then outside; empty where they are too few to compare. */
  medians: { figure: string; text: string }[];
  columns: string[];
  rows: string[][];
};

/** The hours of the day: who is there, when one posts. Null when no file tells either. */
export function hoursView(
  insights: Pick<Insights, "advice" | "bestHours" | "postingTimes">,
  words: ResultWords,
  format: Format,
): HoursView | null {
  const { bestHours, postingTimes } = insights;
  const { peakHours } = insights.advice;
  const byHour = postingTimes?.byHour ?? null;
  if (bestHours === null && byHour === null) return null;
  const text = words.hours;
  const hours = Array.from({ length: HOURS_PER_DAY }, (_, hour): HourView => {
    const label = format.hours({ from: hour, to: hour + 1 });
    const average = bestHours?.hours[hour]?.average ?? null;
    const active = average === null ? null : Math.round(average);
    const posts = byHour?.[hour]?.posts ?? null;
    const values = {
      hour: label,
      active: format.count(active),
      posts: posts === null ? DASH : format.plural(posts, text.postCount),
    };
    const sentence =
      bestHours === null ? text.readoutPosts : byHour === null ? text.readout : text.readoutBoth;
    return {
      label,
      active,
      posts,
      readout: fill(sentence, values),
      advised: isPeakHour(hour, peakHours),
      busiest: bestHours !== null && isWithin(hour, bestHours.topWindow),
    };
  });
  const activeTop = bestHours && top(hours.map(({ active }) => active));
  const postsTop = byHour && Math.max(1, ...hours.map(({ posts }) => posts ?? 0));
  return {
    title: bestHours === null ? text.chartPosts : byHour === null ? text.chartActive : text.chart,
    hours,
    activeTop,
    postsTop,
    activeTopLabel: format.compact(activeTop),
    postsTopLabel: format.count(postsTop),
    advised: peakHours.map((window) => ({ ...window, label: format.hours(window) })),
    axis: [0, 6, 12, 18, 24].map((hour) =>
      hour === 24 && format.locale !== "en" ? "24:00" : format.hour(hour),
    ),
    summary: summary(hours, words, format),
    verdict: bestHours && verdict(bestHours, peakHours, words, format),
    sentences: sentences(insights, words, format),
    medians: medians(insights.postingTimes?.advice, words.hours, format),
    columns: [
      text.hour,
      ...(bestHours ? [text.active] : []),
      ...(byHour ? [text.posts, text.medianViews] : []),
      text.claimed,
      ...(bestHours ? [text.busiest] : []),
    ],
    rows: hours.map((hour, index) => [
      hour.label,
      ...(bestHours ? [format.count(hour.active)] : []),
      ...(byHour ? [format.count(hour.posts), format.count(saidMedian(byHour[index]))] : []),
      hour.advised ? text.yes : text.no,
      ...(bestHours ? [hour.busiest ? text.yes : text.no] : []),
    ]),
  };
}

function top(values: readonly (number | null)[]): number {
  return niceScale(0, Math.max(0, ...values.map((value) => value ?? 0)), true).at(-1) ?? 1;
}

function isWithin(hour: number, { from, to }: { from: number; to: number }): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

function summary(hours: readonly HourView[], words: ResultWords, format: Format): string {
  const busiest = peak(hours, ({ active }) => active);
  const posting = peak(hours, ({ posts }) => posts);
  return [
    busiest &&
      fill(words.hours.summaryActive, { hour: busiest.label, count: format.count(busiest.active) }),
    posting && fill(words.hours.summaryPosts, { hour: posting.label }),
  ]
    .filter(Boolean)
    .join(" ");
}

function peak(hours: readonly HourView[], value: (hour: HourView) => number | null) {
  return hours.reduce<HourView | null>(
    (best, hour) => ((value(hour) ?? 0) > ((best && value(best)) ?? 0) ? hour : best),
    null,
  );
}

function verdict(
  { advice }: NonNullable<Insights["bestHours"]>,
  peakHours: Insights["advice"]["peakHours"],
  words: ResultWords,
  format: Format,
): string {
  return fill(format.plural(advice.hits, words.hours.verdicts[advice.verdict]), {
    windows: format.list(advice.windows.map((window) => format.hours(window))),
    total: countPeakHours(peakHours),
  });
}

/** A median of one or two posts is luck: nothing is said of it. */
function isComparable({ inside, outside }: Record<"inside" | "outside", PostGroup>): boolean {
  return Math.min(inside.posts, outside.posts) >= LEAST_POSTS;
}

/** What posts inside the advised hours reach, and what the others do. */
function medians(
  posts: Record<"inside" | "outside", PostGroup> | null | undefined,
  text: ResultWords["hours"],
  format: Format,
): HoursView["medians"] {
  if (!posts || !isComparable(posts)) return [];
  return (["inside", "outside"] as const).map((side) => ({
    figure: format.count(posts[side].medianViews),
    text: fill(text.medians[side], { posts: format.count(posts[side].posts) }),
  }));
}

function sentences(
  { bestHours, postingTimes }: Pick<Insights, "bestHours" | "postingTimes">,
  words: ResultWords,
  format: Format,
): string[] {
  const text = words.hours;
  const posts = postingTimes?.advice;
  return [
    ...(bestHours
      ? [
          fill(text.window, { window: format.hours(bestHours.topWindow) }),
          fill(text.inside, {
            share: format.percent(bestHours.advice.insideShare),
            even: format.percent(bestHours.advice.evenShare),
          }),
        ]
      : [text.noActivity]),
    ...(posts && !isComparable(posts)
      ? [
          fill(text.postsFew, {
            inside: format.count(posts.inside.posts),
            outside: format.count(posts.outside.posts),
          }),
        ]
      : []),
  ];
}
