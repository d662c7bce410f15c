import { expect, test } from "vitest";
import { overview } from "../fixtures/make-overview.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { sideOf } from "./compare.ts";

test("a period by day and week, cut to where there is data", () => {
  const datasets = {
    ...overview(28, (index) => ({ views: index < 14 ? 100 : 300, newFollowers: 4 })),
    videos: [
      makeVideo({ views: 10, posted: { date: "2026-02-16", hour: null, minute: null } }),
      makeVideo({ views: 30, posted: { date: "2026-02-20", hour: null, minute: null } }),
      makeVideo({ views: 99, posted: { date: "2026-01-20", hour: null, minute: null } }),
      makeVideo({ views: 99 }),
    ],
  };
  const later = sideOf(datasets, { from: "2026-02-15", to: "2026-12-31" });
  expect(later).toEqual({
    period: { from: "2026-02-15", to: "2026-02-28", days: 14 },
    knownDays: 14,
    viewsPerDay: 300,
    engagementRate: 10 / 300,
    followersPerDay: 4,
    profileViewsPerDay: 5,
    posts: 2,
    postsPerWeek: 1,
    medianViewsOfPosts: 20,
  });
  expect(sideOf(datasets, { from: "2026-02-01", to: "2026-02-14" })?.viewsPerDay).toBe(100);
});

test("what most days don't tell has no mean; a period without data is null", () => {
  const half = overview(10, (index) => ({ views: index < 4 ? 100 : null }));
  expect(sideOf(half, { from: "2026-01-01", to: "2026-02-28" })).toMatchObject({
    knownDays: 4,
    viewsPerDay: null,
  });
  expect(sideOf(half, { from: "2025-01-01", to: "2025-02-01" })).toBeNull();
});
