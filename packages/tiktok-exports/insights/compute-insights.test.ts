import { describe, expect, test } from "vitest";
import { type Datasets, emptyDatasets } from "../datasets.ts";
import { addDays } from "../dates/calendar.ts";
import { compute, LAST, overview } from "../fixtures/make-overview.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { seededRandom } from "../sample/seeded-random.ts";
import { COMMON_ADVICE } from "./advice.ts";

describe("the period", () => {
  test.each([
    [180, 90],
    [90, 28],
    [60, 28],
    [20, 7],
    [13, 13],
    [1, 1],
  ])("of %d days shows %d, so that as many lie before it when possible", (available, shown) => {
    const insights = compute(overview(available));
    expect(insights.available?.days).toBe(available);
    expect(insights.period).toEqual({ from: addDays(LAST, 1 - shown), to: LAST, days: shown });
    expect(insights.preceding !== null).toBe(available >= 2 * shown);
    expect(insights.daily).toHaveLength(shown);
    expect(insights.dataAgeDays).toBe(1);
  });

  test("a wish is kept within what there is", () => {
    expect(compute(overview(40), 7).period?.days).toBe(7);
    expect(compute(overview(40), 365).period?.days).toBe(40);
    expect(compute(overview(40), 0).period?.days).toBe(1);
  });

  test("days not counted yet do not belong to it", () => {
    const datasets = overview(16, (index) =>
      index === 15
        ? { views: null, profileViews: null, likes: null, comments: null, shares: null }
        : {},
    );
    expect(compute(datasets).period?.to).toBe("2026-02-27");
  });

  test("later viewers and followers do not stretch it past the overview", () => {
    const datasets = overview(14);
    datasets.viewers = [{ date: "2026-03-01", total: 5, fresh: 1, returning: 4 }];
    expect(compute(datasets)).toMatchObject({
      period: { to: LAST },
      totals: { views: { previous: 700 } },
    });
  });

  test("gaps are days of their own, unknown", () => {
    const datasets = overview(10);
    datasets.overview.splice(4, 2);
    const { daily } = compute(datasets);
    expect(daily).toHaveLength(10);
    expect(daily[4]).toMatchObject({ date: "2026-02-23", views: null, engagementRate: null });
  });
});

test("audience parts come largest first, unknown ones last", () => {
  const parts = [
    { label: "a", share: null },
    { label: "b", share: 0.2 },
    { label: "c", share: 0.8 },
  ];
  expect(compute({ ...emptyDatasets(), gender: parts }).gender.map(({ label }) => label)).toEqual([
    "c",
    "b",
    "a",
  ]);
});

test("nothing gives nothing", () => {
  expect(compute(emptyDatasets())).toEqual({
    available: null,
    period: null,
    preceding: null,
    dataAgeDays: null,
    engagementDefinition: "likes+comments+shares/views",
    advice: COMMON_ADVICE,
    totals: null,
    followers: null,
    daily: [],
    bestHours: null,
    bestPosts: null,
    postingTimes: null,
    hashtags: null,
    watchThrough: null,
    watchRankings: null,
    postDays: [],
    postingGrid: null,
    themes: null,
    followerSources: null,
    usualWeek: null,
    weekPlan: null,
    gender: [],
    territories: [],
  });
});

test("whatever is unknown, zero or negative, no number is NaN or infinite", () => {
  const random = seededRandom(3);
  const some = () => (random() < 0.4 ? null : random() < 0.4 ? 0 : Math.round(random() * 100 - 20));
  const share = () => (random() < 0.3 ? null : random());
  for (let round = 0; round < 150; round++) {
    const days = Math.floor(random() * 40);
    const datasets: Datasets = {
      ...overview(days, () => ({
        views: some(),
        likes: some(),
        comments: some(),
        shares: some(),
        newFollowers: some(),
      })),
      followers: Array.from({ length: days }, (_, at) => ({
        date: addDays(LAST, -at),
        followers: some(),
        difference: some(),
      })),
      viewers: Array.from({ length: days }, (_, at) => ({
        date: addDays(LAST, -at),
        total: some(),
        fresh: some(),
        returning: some(),
      })),
      activity: Array.from({ length: days * 3 }, (_, at) => ({
        date: addDays(LAST, -(at % 7)),
        hour: at % 24,
        active: some(),
      })),
      gender: [{ label: "x", share: share() }],
      videos: Array.from({ length: days }, () =>
        makeVideo({
          title: random() < 0.5 ? null : "#a #b",
          views: some(),
          likes: some(),
          comments: some(),
          shares: some(),
          watchedFullShare: share(),
          averageWatchSeconds: some(),
        }),
      ),
    };
    const wrong: unknown[] = [];
    JSON.stringify(compute(datasets), (_, value) => {
      if (typeof value === "number" && !Number.isFinite(value)) wrong.push(value);
      return value;
    });
    expect(wrong).toEqual([]);
  }
});
