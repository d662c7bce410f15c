import { expect, test } from "vitest";
import { type Datasets, emptyDatasets } from "../datasets.ts";
import { addDays } from "../dates/calendar.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { dailySeries } from "./daily-series.ts";
import { followerSources } from "./follower-sources.ts";

const FIRST = "2026-01-01";

/** Totals of followers that grow by the given numbers, day by day after the first. */
function growing(changes: readonly (number | null)[]): Datasets {
  let total = 1_000;
  const followers = changes.map((change, index) => {
    total += change ?? 0;
    return { date: addDays(FIRST, index), followers: change === null ? null : total };
  });
  return {
    ...emptyDatasets(),
    followers: followers.map((day) => ({ ...day, difference: null })),
  };
}

const postOn = (index: number) =>
  makeVideo({ posted: { date: addDays(FIRST, index), hour: 18, minute: 0 } });

test("followers of a post's day and the next, beyond what quiet days bring", () => {
  // Day 0 has no day before it: its change is unknown.
  const series = dailySeries(growing([0, 4, 6, 5, 50, 30, 5, 4, 90, 10, 6]));
  const sources = followerSources(series, [postOn(4), postOn(8), postOn(8), postOn(10)]);
  // Quiet: days 1, 2, 3, 6, 7.
  expect(sources).toMatchObject({ quietDay: 5, quietDays: 5 });
  expect(sources?.days.map(({ newest, ...day }) => ({ ...day, newest: newest.length }))).toEqual([
    { date: "2026-01-09", posts: [1, 2], newest: 2, gained: 100, above: 90 },
    { date: "2026-01-05", posts: [0], newest: 1, gained: 80, above: 70 },
  ]);
});

test("a post whose next day is unknown says nothing, and too few quiet days say nothing at all", () => {
  const changes = [0, 5, 5, 5, 5, 5, 40, null, 5];
  expect(followerSources(dailySeries(growing(changes)), [postOn(6)])).toBeNull();
  const daily = changes.map((_, index) => postOn(index));
  expect(followerSources(dailySeries(growing(changes)), daily)).toBeNull();
});
