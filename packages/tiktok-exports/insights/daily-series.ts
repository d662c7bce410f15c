import type { Datasets, FollowerDay, IsoDay, Known, OverviewDay } from "../datasets.ts";
import { addDays, daysBetween } from "../dates/calendar.ts";
import { engagementRate } from "./engagement.ts";

/** One day of the series; what no table tells is null. */
export type DailyPoint = OverviewDay & {
  engagementRate: Known<number>;
  followers: Known<number>;
  followersChange: Known<number>;
  viewers: Known<number>;
  newViewers: Known<number>;
  returningViewers: Known<number>;
};

/** Longest series, in days. Exports span a year; a wrong date in a file must not make millions. */
const MAX_SERIES_DAYS = 3 * 366;

/**
 * Every day from the first that any daily table knows to the last that the overview knows (without
 * one: the follower history, then the viewers), without gaps. Days at the end that are not counted
 * yet (all unknown) are left out, so that a period ends where data ends.
 */
export function dailySeries(datasets: Datasets): DailyPoint[] {
  const overview = new Map(datasets.overview.map((day) => [day.date, day]));
  const viewers = new Map(datasets.viewers.map((day) => [day.date, day]));
  const followers = new Map(datasets.followers.map((day) => [day.date, day]));
  const changes = followerChanges(datasets.followers);
  const ends = [
    datasets.overview.filter(hasValue),
    datasets.followers.filter((day) => day.followers !== null),
    datasets.viewers.filter(hasValue),
  ].map((days) => days.map((day) => day.date).sort());
  const last = ends.find((days) => days.length > 0)?.at(-1);
  if (last === undefined) return [];
  const first = ends.flatMap((days) => days[0] ?? []).reduce((a, b) => (a < b ? a : b), last);
  const length = Math.min(daysBetween(first, last) + 1, MAX_SERIES_DAYS);
  return Array.from({ length }, (_, index): DailyPoint => {
    const date = addDays(last, index - length + 1);
    const day = overview.get(date);
    const viewed = viewers.get(date);
    return {
      date,
      views: day?.views ?? null,
      profileViews: day?.profileViews ?? null,
      likes: day?.likes ?? null,
      comments: day?.comments ?? null,
      shares: day?.shares ?? null,
      newFollowers: day?.newFollowers ?? null,
      reached: day?.reached ?? null,
      engagementRate: day ? engagementRate(day) : null,
      followers: followers.get(date)?.followers ?? null,
      followersChange: changes.get(date) ?? null,
      viewers: viewed?.total ?? null,
      newViewers: viewed?.fresh ?? null,
      returningViewers: viewed?.returning ?? null,
    };
  });
}

/**
 * How many followers each day brought, from the totals of that day and the day before. The file's
 * own difference column is only used when no total is known at all: in real files it has been seen
 * to hold the difference to the day after.
 */
export function followerChanges(days: readonly FollowerDay[]): Map<IsoDay, number> {
  const changes = new Map<IsoDay, number>();
  const hasTotals = days.some((day) => day.followers !== null);
  const totals = new Map(days.map((day) => [day.date, day.followers]));
  for (const { date, followers, difference } of days) {
    const before = totals.get(addDays(date, -1)) ?? null;
    if (followers !== null && before !== null) changes.set(date, followers - before);
    else if (!hasTotals && difference !== null) changes.set(date, difference);
  }
  return changes;
}

function hasValue(day: object): boolean {
  return Object.values(day).some((value) => typeof value === "number");
}
