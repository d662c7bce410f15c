import type { Datasets, Known } from "../datasets.ts";
import { dailySeries } from "./daily-series.ts";
import { jointEngagementRate } from "./engagement.ts";
import { followerEnds } from "./follower-ends.ts";
import { type Period, pointsWithin } from "./period.ts";
import { known, mean, median, ratio } from "./statistics.ts";

/** One side of a comparison: an account's days, or some of them. */
export type Side = {
  period: Period;
  /** Days of the period whose views are known. */
  knownDays: number;
  viewsPerDay: Known<number>;
  engagementRate: Known<number>;
  followersPerDay: Known<number>;
  profileViewsPerDay: Known<number>;
  /** Posts of the period, with totals as of the export: older posts had longer to collect them. */
  posts: number;
  postsPerWeek: number;
  medianViewsOfPosts: Known<number>;
};

const WEEK_DAYS = 7;
/** A mean of a day rests on at least this share of the period's days. */
const LEAST_KNOWN_SHARE = 0.5;

/**
 * What an account did in a period, by day, so that periods and accounts of different length stand
 * beside each other. A period beyond the data is cut to it; null where none of it has data.
 */
export function sideOf(datasets: Datasets, wanted: Pick<Period, "from" | "to">): Side | null {
  const series = dailySeries(datasets);
  const days = series.filter(({ date }) => date >= wanted.from && date <= wanted.to);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const period = { from: first.date, to: last.date, days: days.length };
  const points = pointsWithin(series, period);
  const perDay = (values: readonly Known<number>[]) => {
    const told = known(values);
    return told.length < period.days * LEAST_KNOWN_SHARE ? null : mean(told);
  };
  const ends = followerEnds(series, period);
  const posts = datasets.videos.filter(
    ({ posted }) => posted !== null && posted.date >= period.from && posted.date <= period.to,
  );
  return {
    period,
    knownDays: known(points.map(({ views }) => views)).length,
    viewsPerDay: perDay(points.map(({ views }) => views)),
    engagementRate: jointEngagementRate(points).rate,
    followersPerDay: ends
      ? ratio(ends.last - ends.first, ends.days)
      : perDay(points.map((point) => point.followersChange ?? point.newFollowers)),
    profileViewsPerDay: perDay(points.map(({ profileViews }) => profileViews)),
    posts: posts.length,
    postsPerWeek: (posts.length * WEEK_DAYS) / period.days,
    medianViewsOfPosts: median(known(posts.map(({ views }) => views))),
  };
}
