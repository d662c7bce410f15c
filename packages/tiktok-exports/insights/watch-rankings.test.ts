import { expect, test } from "vitest";
import type { Video } from "../datasets.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { watchRankings } from "./watch-rankings.ts";

const watched = (given: Partial<Video>) => makeVideo({ views: 1_000, ...given });

test("ranked by watch time, by who stays to the end, and by saves per thousand views", () => {
  const rankings = watchRankings([
    watched({ averageWatchSeconds: 9, watchedFullShare: 0.2, favorites: 30 }),
    watched({ averageWatchSeconds: 4, watchedFullShare: 0.6, favorites: 5 }),
    watched({ views: 3_000, favorites: 120 }),
    // Too few views for a rate to say something.
    watched({ views: 10, averageWatchSeconds: 60, watchedFullShare: 1, favorites: 9 }),
  ]);
  const order = (list: readonly { index: number; value: number }[] | undefined) =>
    list?.map(({ index, value }) => [index, value]);
  expect(order(rankings?.byWatchTime)).toEqual([
    [0, 9],
    [1, 4],
  ]);
  expect(order(rankings?.byFullWatch)).toEqual([
    [1, 0.6],
    [0, 0.2],
  ]);
  expect(order(rankings?.bySaves)).toEqual([
    [2, 40],
    [0, 30],
    [1, 5],
  ]);
});

test("by length of caption as people count it, hashtags left out, weighted by views", () => {
  const short = (share: number, views: number) =>
    makeVideo({ title: `👩‍👩‍👧 γεια ${"#tag".repeat(30)}`, watchedFullShare: share, views });
  const long = makeVideo({ title: "x".repeat(150), watchedFullShare: 0.9, views: 500 });
  const groups = watchRankings([
    short(0.1, 900),
    short(0.5, 100),
    short(0.5, 1_000),
    long,
  ])?.byCaption;
  expect(groups?.map(({ from, to, posts }) => [from, to, posts])).toEqual([
    [0, 39, 3],
    [40, 79, 0],
    [80, 149, 0],
    [150, null, 1],
  ]);
  // (90 + 50 + 500) of 2,000 views.
  expect(groups?.[0]?.watchedFullShare).toBeCloseTo(0.32);
  expect(groups?.[3]?.watchedFullShare).toBeNull();
});

test("an export that tells none of it has no rankings", () => {
  expect(watchRankings([makeVideo({ views: 1_000 })])).toBeNull();
});
