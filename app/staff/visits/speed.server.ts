import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import { dateFormat, numberFormat } from "../../i18n/formats.ts";
import { type LocaleCode, localeOf } from "../../i18n/locales.ts";
import type { PageKind } from "../../pages.ts";
import { METRICS, type Metric, type Rating } from "../../visits/metrics.ts";
import { placeOf, type VitalCounts, WEEKS } from "../../visits/visit-counts.server.ts";
import { type Counts, p75Of, ratingOf, weekOf } from "../../visits/vitals.ts";
import type { FilterTab } from "../ui/filter-tabs.tsx";

type Words = Pages["adminVisits"]["speed"];
/** A figure of one metric; without a rating where too few visits stand behind it. */
export type Figure = { text: string; rating: Rating | undefined } | undefined;
export type SpeedRow = {
  kind: string;
  page: string;
  visits: string;
  figures: Readonly<Record<Metric, Figure>>;
};

/** Visits below which a figure is an accident. */
const FEW_VISITS = 10;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

/** The weeks that can be chosen, the newest first. */
export function weekTabs(
  locale: LocaleCode,
  words: Words,
  shown: string,
  now: number,
): FilterTab[] {
  return Array.from({ length: WEEKS }, (_, ago) => weekOf(now - ago * WEEK_DAYS * DAY_MS)).map(
    (week) => ({
      to: `?week=${week}`,
      label: weekText(locale, words, week),
      current: week === shown,
    }),
  );
}

export function weekText(locale: LocaleCode, words: Words, week: string): string {
  const monday = Date.parse(week);
  const format = dateFormat(localeOf(locale).iso, {
    ...{ day: "numeric", month: "short", timeZone: "UTC" },
  });
  const sunday = monday + (WEEK_DAYS - 1) * DAY_MS;
  return fill(words.week, { from: format.format(monday), until: format.format(sunday) });
}

/** All pages together first, then each kind that was visited, in the order of its name's list. */
export function speedRows(
  locale: LocaleCode,
  words: Words,
  counts: VitalCounts,
  week: string,
): SpeedRow[] {
  const kinds = Object.keys(words.kinds) as (keyof Words["kinds"] & PageKind)[];
  const countsOf = (kind: string, metric: Metric): Counts =>
    counts.get(placeOf(week, kind, metric)) ?? new Map();
  const all = (metric: Metric) => sumOf(kinds.map((kind) => countsOf(kind, metric)));
  const rows = [
    rowOf(locale, words, { kind: "all", page: words.all }, all),
    ...kinds.map((kind) =>
      rowOf(locale, words, { kind, page: words.kinds[kind] }, (metric) => countsOf(kind, metric)),
    ),
  ];
  return rows.filter((row) => row !== undefined);
}

function rowOf(
  locale: LocaleCode,
  words: Words,
  about: Pick<SpeedRow, "kind" | "page">,
  countsOf: (metric: Metric) => Counts,
): SpeedRow | undefined {
  const found = METRICS.map((metric) => [metric, p75Of(metric, countsOf(metric))] as const);
  const visits = Math.max(...found.map(([, p75]) => p75?.visits ?? 0));
  if (visits === 0) return undefined;
  const figures = found.map(([metric, p75]): [Metric, Figure] => [
    metric,
    p75 && {
      text: valueText(locale, words, metric, p75.value),
      rating: p75.visits >= FEW_VISITS ? ratingOf(metric, p75.value) : undefined,
    },
  ]);
  return {
    ...about,
    visits: numberFormat(localeOf(locale).iso).format(visits),
    figures: Object.fromEntries(figures) as Record<Metric, Figure>,
  };
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = new Map<number, number>();
  for (const counts of all) {
    for (const [step, count] of counts) sum.set(step, (sum.get(step) ?? 0) + count);
  }
  return sum;
}

/** As fine as the steps behind it: tenths of a second, tens of milliseconds, hundredths. */
function valueText(locale: LocaleCode, words: Words, metric: Metric, value: number): string {
  const format = numberFormat(localeOf(locale).iso);
  if (metric === "CLS") return format.format(Math.round(value * 100) / 100);
  if (metric === "INP" || value < 1_000) {
    return fill(words.milliseconds, { value: format.format(Math.round(value / 10) * 10) });
  }
  return fill(words.seconds, { value: format.format(Math.round(value / 100) / 10) });
}
