import { daysBetween } from "../dates/calendar.ts";
import type { DailyPoint } from "./daily-series.ts";
import type { Period } from "./period.ts";

/** Two totals of followers that the file holds, and how many days lie between them. */
export type FollowerEnds = { first: number; last: number; days: number };

/**
 * How many days before the period's eve a total may be from, when those between are unknown: the
 * platform counts up to two days late.
 */
const MAX_EARLIER_DAYS = 2;

/**
 * The total at the period's start and the last known one in it. At the start is the evening before,
 * or the last known total shortly before that; without any, the first known one within, whose own
 * day's gain is then unknown. Null when the period knows none.
 */
export function followerEnds(
  series: readonly DailyPoint[],
  period: Period | null,
): FollowerEnds | null {
  if (period === null) return null;
  const known = series.flatMap(({ date, followers }) =>
    followers === null || date > period.to ? [] : { date, followers },
  );
  const last = known.at(-1);
  if (last === undefined || last.date < period.from) return null;
  const before = known.findLast(({ date }) => date < period.from);
  const isNear = before && daysBetween(before.date, period.from) <= 1 + MAX_EARLIER_DAYS;
  const first = isNear ? before : known.find(({ date }) => date >= period.from);
  if (first === undefined) return null;
  return {
    first: first.followers,
    last: last.followers,
    days: daysBetween(first.date, last.date),
  };
}
