import type { IsoDay } from "../datasets.ts";
import { addDays } from "../dates/calendar.ts";
import type { DailyPoint } from "./daily-series.ts";

/** Whole days, both ends included. */
export type Period = { from: IsoDay; to: IsoDay; days: number };

/** The lengths a person is offered, in days, longest first. */
export const PERIOD_CHOICES: readonly number[] = [90, 60, 28, 7];

/**
 * The period to show: the last `days` of the series, or, without a wish, the longest choice that
 * leaves an equal period before it, else everything.
 */
export function choosePeriod(series: readonly DailyPoint[], days: number | null): Period | null {
  const to = series.at(-1)?.date;
  if (to === undefined) return null;
  const comparable = PERIOD_CHOICES.find((choice) => choice * 2 <= series.length);
  const wanted = days ?? comparable ?? series.length;
  const length = Math.max(1, Math.min(Math.floor(wanted), series.length));
  return { from: addDays(to, 1 - length), to, days: length };
}

/** The period of the same length right before, if the series reaches back that far. */
export function precedingPeriod(series: readonly DailyPoint[], period: Period): Period | null {
  const from = addDays(period.from, -period.days);
  const first = series[0]?.date;
  if (first === undefined || first > from) return null;
  return { from, to: addDays(period.from, -1), days: period.days };
}

export function pointsWithin(series: readonly DailyPoint[], period: Period | null): DailyPoint[] {
  return period === null
    ? []
    : series.filter(({ date }) => date >= period.from && date <= period.to);
}
