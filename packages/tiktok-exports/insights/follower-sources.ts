import type { IsoDay, Known, Video } from "../datasets.ts";
import { addDays } from "../dates/calendar.ts";
import type { DailyPoint } from "./daily-series.ts";
import { known, median } from "./statistics.ts";

/** A day with posts, and the followers that came on it and on the day after. */
export type PostDay = {
  date: IsoDay;
  /** Places in Datasets.videos. */
  posts: number[];
  /** The newest of them, three at most. */
  newest: Video[];
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

/** How many posts of a day are shown. */
const NEWEST_POSTS = 3;
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
  // Of the days asked about alone: posts of other years are most of them.
  const posts = new Map<IsoDay, number[]>();
  for (const { date } of series) posts.set(date, []);
  if (series[0]) posts.set(addDays(series[0].date, -1), []);
  for (const [index, { posted }] of videos.entries()) {
    if (posted !== null) posts.get(posted.date)?.push(index);
  }
  const hasPosts = (date: IsoDay) => (posts.get(date)?.length ?? 0) > 0;
  const changes = new Map(series.map((point) => [point.date, changeOf(point)]));
  const quiet = known(
    series
      .filter(({ date }) => !hasPosts(date) && !hasPosts(addDays(date, -1)))
      .map(({ date }) => changes.get(date) ?? null),
  );
  const quietDay = median(quiet);
  if (quietDay === null || quiet.length < LEAST_QUIET_DAYS) return null;
  const days = series.flatMap(({ date }): PostDay[] => {
    const inDay = posts.get(date) ?? [];
    const gained = sumOf(changes.get(date) ?? null, changes.get(addDays(date, 1)) ?? null);
    if (inDay.length === 0 || gained === null) return [];
    return [
      {
        date,
        posts: inDay,
        newest: inDay.slice(0, NEWEST_POSTS).flatMap((at) => videos[at] ?? []),
        gained,
        above: gained - 2 * quietDay,
      },
    ];
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
