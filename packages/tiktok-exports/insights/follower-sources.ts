import type { IsoDay, Known, Video } from "../datasets.ts";
import { addDays } from "../dates/calendar.ts";
import type { DailyPoint } from "./daily-series.ts";
import { known, median } from "./statistics.ts";

/** A day with posts, and the followers that came on it and on the day after. */
export type PostDay = {
  date: IsoDay;
  /** Places in Datasets.videos. */
  posts: number[];
  /** Followers won, net, on this day and the next. */
  gained: number;
  /** Beyond what two quiet days bring. */
  above: number;
};

/** Which posts followers came with. That they came for them no file can tell. */
export type FollowerSources = {
  /** Days with posts whose followers are known, those that brought most first. */
  days: PostDay[];
  /** Followers of a usual day without a post on it or the day before; the median. */
  quietDay: number;
  /** How many quiet days that rests on. */
  quietDays: number;
};

/** Quiet days that a baseline takes at least. */
const LEAST_QUIET_DAYS = 5;

/**
 * Followers by the days on which posts went out. Null without followers of days, without dated posts,
 * or with fewer quiet days than LEAST_QUIET_DAYS: who posts daily can't be told from these files.
 */
export function followerSources(
  series: readonly DailyPoint[],
  videos: readonly Video[],
): FollowerSources | null {
  const posts = Map.groupBy(
    videos.flatMap(({ posted }, index) => (posted ? { date: posted.date, index } : [])),
    ({ date }) => date,
  );
  const changes = new Map(series.map((point) => [point.date, changeOf(point)]));
  const quiet = known(
    series
      .filter(({ date }) => !posts.has(date) && !posts.has(addDays(date, -1)))
      .map(({ date }) => changes.get(date) ?? null),
  );
  const quietDay = median(quiet);
  if (quietDay === null || quiet.length < LEAST_QUIET_DAYS) return null;
  const days = series.flatMap(({ date }): PostDay[] => {
    const inDay = posts.get(date);
    const gained = sumOf(changes.get(date) ?? null, changes.get(addDays(date, 1)) ?? null);
    if (inDay === undefined || gained === null) return [];
    return [{ date, posts: inDay.map(({ index }) => index), gained, above: gained - 2 * quietDay }];
  });
  if (days.length === 0) return null;
  return { days: days.sort((a, b) => b.above - a.above), quietDay, quietDays: quiet.length };
}

/** The totals' difference; what the overview calls new followers where there are no totals. */
function changeOf({ followersChange, newFollowers }: DailyPoint): Known<number> {
  return followersChange ?? newFollowers;
}

function sumOf(first: Known<number>, second: Known<number>): Known<number> {
  return first === null || second === null ? null : first + second;
}
