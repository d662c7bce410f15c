import { expect, test } from "vitest";
import {
  GENERATED_TODAY,
  generatedAccount,
  generatedFiles,
  generatedTables,
} from "./fixtures/generated-account.ts";
import { readExports } from "./index.ts";
import { seededRandom } from "./sample/seeded-random.ts";

// Whole sets of files as accounts may have them: what is read has to be the figures they were made of.
// What follows from the figures is in generated-insights.test.ts, what must not matter in
// generated-properties.test.ts.

const SETS = 100;
const WHEN = { today: new Date(`${GENERATED_TODAY}T12:00:00Z`), timeZone: "UTC" };

test.each(Array.from({ length: SETS }, (_, seed) => seed))(
  "set %i is read as it was made",
  (seed) => {
    const random = seededRandom(seed);
    const account = generatedAccount(random);
    const files = generatedFiles(random, generatedTables(random, account));
    const { datasets, outcomes } = readExports(files, WHEN);
    expect(outcomes.filter(({ result }) => !result.ok)).toEqual([]);

    const days = datasets.overview.map(({ profileViews, newFollowers, reached, ...day }) => day);
    expect(days).toEqual(account.days);
    expect(datasets.followers.map(({ date, followers }) => [date, followers])).toEqual(
      account.followers,
    );
    expect(datasets.activity).toEqual(account.activity);
    const byId = (a: { id: string | null }, b: { id: string | null }) =>
      String(a.id).localeCompare(String(b.id));
    const read = datasets.videos.map((video) => ({
      ...{ id: video.videoId, title: video.title, ...video.posted },
      ...{ views: video.views, likes: video.likes, comments: video.comments },
      ...{ shares: video.shares, favorites: video.favorites, watched: video.averageWatchSeconds },
      finished: video.watchedFullShare === null ? null : Math.round(video.watchedFullShare * 100),
    }));
    expect(read.toSorted(byId)).toEqual(
      account.posts.map(({ tags, ...post }) => post).toSorted(byId),
    );
    const minutes = datasets.videos.map(({ posted }) => JSON.stringify(posted));
    const newestFirst = account.posts
      .map(({ date, hour, minute }) => ({ date, hour, minute }))
      .sort((a, b) => b.date.localeCompare(a.date) || b.hour - a.hour || b.minute - a.minute);
    expect(minutes).toEqual(newestFirst.map((moment) => JSON.stringify(moment)));
  },
);
