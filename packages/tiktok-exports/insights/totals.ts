import type { Known } from "../datasets.ts";
import type { DailyPoint } from "./daily-series.ts";
import { jointEngagementRate } from "./engagement.ts";
import type { FollowerEnds } from "./follower-ends.ts";
import { known, ratio, sum } from "./statistics.ts";

/** A number of the period beside that of the preceding one. */
export type Comparison = {
  value: Known<number>;
  /** How many days of the period the value rests on. */
  knownDays: number;
  /**
   * The preceding period's number. Sums compare day by day: a day unknown in either period counts
   * in neither, and with more than MAX_UNCOMPARED_DAYS of them nothing is compared.
   */
  previous: Known<number>;
  change: Known<number>;
  /** `change / previous`; null when the previous value is zero or less. */
  changeRate: Known<number>;
};

/** Days that may be unknown in a comparison: the platform counts up to two days late. */
const MAX_UNCOMPARED_DAYS = 2;

/** What is summed over a period. */
export const SUMMED_METRICS = [
  "views",
  "profileViews",
  "likes",
  "comments",
  "shares",
  "newFollowers",
  "newViewers",
  "returningViewers",
] as const;
export type SummedMetric = (typeof SUMMED_METRICS)[number];

export type Totals = Record<SummedMetric, Comparison> & {
  engagementRate: Comparison;
  /** Net new followers, from the first to the last known total around the period. */
  followersGained: Comparison;
};

/** The known totals of followers around the period and around the preceding one. */
export type FollowerTotals = { current: FollowerEnds | null; previous: FollowerEnds | null };

/**
 * Sums over the period and their change against the preceding equal one.
 * People reached and viewers a day are not summed: the same people come back.
 */
export function computeTotals(
  current: readonly DailyPoint[],
  previous: readonly DailyPoint[] | null,
  followers: FollowerTotals,
): Totals {
  const summed = Object.fromEntries(
    SUMMED_METRICS.map((metric) => [metric, compareSums(metric, current, previous)]),
  ) as Record<SummedMetric, Comparison>;
  return {
    ...summed,
    engagementRate: compareRates(current, previous),
    // Without any total the file's own differences are all there is.
    followersGained: followers.current
      ? compareEnds(followers.current, followers.previous, current.length)
      : compareSums("followersChange", current, previous),
  };
}

/** A total less an earlier one holds whatever lies between them: an unknown day takes nothing away. */
function compareEnds(
  current: FollowerEnds,
  previous: FollowerEnds | null,
  periodDays: number,
): Comparison {
  // Of one lone total nothing is known to have been gained or lost.
  const gained = ({ first, last, days }: FollowerEnds) => (days === 0 ? null : last - first);
  const comparable =
    isComparable(current.days, periodDays) && isComparable(previous?.days ?? 0, periodDays);
  return {
    value: gained(current),
    knownDays: current.days,
    ...difference(gained(current), previous && comparable ? gained(previous) : null),
  };
}

function compareSums(
  metric: SummedMetric | "followersChange",
  current: readonly DailyPoint[],
  previous: readonly DailyPoint[] | null,
): Comparison {
  const values = known(current.map((point) => point[metric]));
  const value = values.length === 0 ? null : sum(values);
  const pairs = current.flatMap((point, day) => {
    const now = point[metric];
    const before = previous?.[day]?.[metric] ?? null;
    return now === null || before === null ? [] : { now, before };
  });
  const comparable = isComparable(pairs.length, current.length);
  return {
    value,
    knownDays: values.length,
    ...difference(
      comparable ? sum(pairs.map(({ now }) => now)) : null,
      comparable ? sum(pairs.map(({ before }) => before)) : null,
    ),
  };
}

function compareRates(
  current: readonly DailyPoint[],
  previous: readonly DailyPoint[] | null,
): Comparison {
  const now = jointEngagementRate(current);
  const before = jointEngagementRate(previous ?? []);
  const comparable =
    isComparable(now.counted, current.length) && isComparable(before.counted, current.length);
  return {
    value: now.rate,
    knownDays: now.counted,
    ...difference(now.rate, comparable ? before.rate : null),
  };
}

function isComparable(days: number, periodDays: number): boolean {
  return days >= periodDays - MAX_UNCOMPARED_DAYS && days > periodDays / 2;
}

function difference(
  now: Known<number>,
  previous: Known<number>,
): Pick<Comparison, "previous" | "change" | "changeRate"> {
  const change = now === null || previous === null ? null : now - previous;
  return { previous, change, changeRate: ratio(change, previous) };
}
