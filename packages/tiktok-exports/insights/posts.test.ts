import { expect, test } from "vitest";
import type { Video } from "../datasets.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { COMMON_ADVICE } from "./advice.ts";
import { bestPosts, minimumViews } from "./best-posts.ts";
import { postingTimes } from "./posting-times.ts";
import { watchThrough } from "./watch-through.ts";

const timesOf = (videos: readonly Video[]) => postingTimes(videos, COMMON_ADVICE.peakHours);

const counted = (views: number | null, likes: number) =>
  makeVideo({ views, likes, comments: 0, shares: 0 });

test("the best by views; by engagement only with enough views", () => {
  const videos = [
    counted(1_000, 50),
    counted(5_000, 100),
    counted(10, 9),
    counted(null, 5),
    counted(2_000, 400),
  ];
  const posts = bestPosts(videos);
  expect(posts?.byViews.map(({ index }) => index)).toEqual([1, 4, 0, 2]);
  expect(posts?.byEngagement.map(({ index }) => index)).toEqual([4, 0, 1]);
  expect(posts?.byEngagement[0]?.engagementRate).toBe(0.2);
  expect(posts?.minimumViews).toBe(375);
  // The post without views counts in no rate.
  expect(posts?.engagementRate).toBeCloseTo(559 / 8_010);
});

test("an unknown like count makes an unknown rate, not a lower one", () => {
  const posts = bestPosts([makeVideo({ views: 1_000, likes: null, comments: 5, shares: 5 })]);
  expect(posts).toMatchObject({ byEngagement: [], engagementRate: null, medianViews: 1_000 });
});

test("the guard has a floor, and grows with what the account reaches", () => {
  expect(minimumViews([])).toBe(100);
  expect(minimumViews([counted(8, 1)])).toBe(100);
  expect(minimumViews([counted(100_000, 1)])).toBe(25_000);
});

test("posting hours, beside the advised peaks, and weekdays", () => {
  const at = (date: string, hour: number | null, views: number) =>
    makeVideo({ views, posted: { date, hour, minute: hour === null ? null : 0 } });
  const times = timesOf([
    at("2026-01-05", 19, 300),
    at("2026-01-05", 8, 100),
    at("2026-01-11", 22, 50),
    at("2026-01-11", null, 70),
    makeVideo(),
  ]);
  expect(times?.postsWithHour).toBe(3);
  expect(times?.advice).toEqual({
    inside: { posts: 2, medianViews: 200 },
    outside: { posts: 1, medianViews: 50 },
  });
  expect(times?.byHour?.[19]).toEqual({ posts: 1, medianViews: 300 });
  expect(times?.byWeekday.map(({ posts }) => posts)).toEqual([2, 0, 0, 0, 0, 0, 2]);
});

test("text dates tell no hours", () => {
  const times = timesOf([makeVideo({ posted: { date: "2026-01-05", hour: null, minute: null } })]);
  expect(times).toMatchObject({ postsWithHour: 0, byHour: null, advice: null });
  expect(timesOf([makeVideo()])).toBeNull();
});

test("watch-through is weighted by views, and null where nothing tells it", () => {
  const watched = (views: number | null, watchedFullShare: number | null) =>
    makeVideo({ views, watchedFullShare });
  expect(
    watchThrough([watched(900, 0.1), watched(100, 0.6), watched(null, 0.9), watched(500, null)]),
  ).toMatchObject({
    posts: 3,
    watchedFullShare: expect.closeTo(0.15),
    averageWatchSeconds: null,
  });
  expect(
    watchThrough([watched(900, 0.1), watched(1_000, 0.6)])?.best.map(({ index }) => index),
  ).toEqual([1, 0]);
  expect(watchThrough([watched(5, null)])).toBeNull();
});
