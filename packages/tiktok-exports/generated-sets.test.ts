import { expect, test } from "vitest";
import { type Cells, csvBytes, zipFile } from "./fixtures/build-export.ts";
import { computeInsights, type ExportFile, readExports } from "./index.ts";
import { pick, type Random, randomInteger, seededRandom } from "./sample/seeded-random.ts";

// Whole sets of files as accounts may have them, made from figures that are known beforehand: what is
// read has to be those figures, and what is computed of them what a few plain sums here say.

const SETS = 100;
const DAY_MS = 86_400_000;
const TODAY = "2026-03-05";
const WHEN = { today: new Date(`${TODAY}T12:00:00Z`), timeZone: "UTC" };
const MOST_DAYS = 300;
const MOST_POSTS = 60;

type Day = {
  date: string;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
};
type Post = Omit<Day, "date"> & { id: string; posted: string; title: string };
type Account = { days: Day[]; posts: Post[]; followers: Map<string, number | null> };

const dayBefore = (days: number) =>
  new Date(Date.parse(TODAY) - days * DAY_MS).toISOString().slice(0, 10);

/** Now and then the studio has not counted. */
const perhaps = (random: Random, most: number) =>
  random() < 0.04 ? null : randomInteger(random, 0, most);

const counts = (random: Random) => ({
  views: perhaps(random, 2_000_000),
  likes: perhaps(random, 90_000),
  comments: perhaps(random, 4_000),
  shares: perhaps(random, 4_000),
});

function accountOf(random: Random): Account {
  const length = randomInteger(random, 1, MOST_DAYS);
  const dates = Array.from({ length }, (_, at) => dayBefore(length - at));
  let total = randomInteger(random, 0, 500_000);
  const followers = dates.map((date): [string, number | null] => {
    total = Math.max(0, total + randomInteger(random, -40, 900));
    return [date, random() < 0.04 ? null : total];
  });
  const posts = Array.from({ length: randomInteger(random, 1, MOST_POSTS) }, (_, at) => ({
    ...counts(random),
    id: String(7_400_000_000_000_000_000n + BigInt(at)),
    // Each its own minute, so that the newest is known.
    posted: `${pick(random, [dates[0] ?? "", ...dates])} ${String(randomInteger(random, 0, 23)).padStart(2, "0")}:${String(at).padStart(2, "0")}`,
    title: pick(random, ['A "quoted" line', "one, two", "δύο\nγραμμές", "#tag", "…", "🎬 clip"]),
  }));
  return {
    days: dates.map((date) => ({ date, ...counts(random) })),
    posts,
    followers: new Map(followers),
  };
}

/** How a file may write what it knows. */
type Writing = {
  header(name: keyof (typeof HEADERS)["en"]): string;
  date(day: string): string;
  count(value: number | null): string;
};

const HEADERS = {
  en: {
    ...{
      date: "Date",
      views: "Video Views",
      likes: "Likes",
      comments: "Comments",
      shares: "Shares",
    },
    ...{ title: "Video title", link: "Video link", posted: "Post time", followers: "Followers" },
    ...{ postViews: "Total views", postLikes: "Total likes" },
    ...{ postComments: "Total comments", postShares: "Total shares" },
  },
  el: {
    ...{ date: "Ημερομηνία", views: "Προβολές βίντεο", likes: "Επισημάνσεις «Μου αρέσει»" },
    ...{ comments: "Σχόλια", shares: "Κοινοποιήσεις", title: "Τίτλος βίντεο" },
    ...{ link: "Σύνδεσμος βίντεο", posted: "Ώρα δημοσίευσης", followers: "Ακόλουθοι" },
    ...{ postViews: "Συνολικές προβολές", postLikes: "Συνολικά μου αρέσει" },
    ...{ postComments: "Συνολικά σχόλια", postShares: "Συνολικές κοινοποιήσεις" },
  },
};

function writingOf(random: Random): Writing {
  const language = pick(random, ["en", "el"]);
  const words = HEADERS[language === "el" ? "el" : "en"];
  const month = new Intl.DateTimeFormat(language, {
    ...({ day: "numeric", month: "long", timeZone: "UTC" } as const),
  });
  const date = pick(random, [
    (day: string) => day,
    // As the studio writes it, without a year.
    (day: string) => month.format(new Date(day)),
  ]);
  const thousands = pick(random, ["", ","]);
  const unknown = pick(random, ["", "undefined"]);
  return {
    header: (name) => words[name],
    date,
    count: (value) =>
      value === null ? unknown : String(value).replace(/\B(?=(?:\d{3})+$)/g, thousands),
  };
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** A table with its columns in any order, but for the first. */
function tableOf(random: Random, header: string[], rows: string[][]): Cells {
  const order = [0, ...shuffled(random, header.map((_, at) => at).slice(1))];
  return [header, ...rows].map((row) => order.map((at) => row[at] ?? ""));
}

function tablesOf(random: Random, { days, posts, followers }: Account): Record<string, Cells> {
  const { header, date, count } = writingOf(random);
  const dayRows = days.map((day) => [
    ...[date(day.date), count(day.views), count(day.likes)],
    ...[count(day.comments), count(day.shares)],
  ]);
  const postRows = posts.map((post) => [
    ...[post.title, `https://www.tiktok.com/@generated/video/${post.id}`, post.posted],
    ...[count(post.views), count(post.likes), count(post.comments), count(post.shares)],
  ]);
  const names = (...all: Parameters<Writing["header"]>[0][]) => all.map(header);
  return {
    "Overview.csv": tableOf(random, names("date", "views", "likes", "comments", "shares"), dayRows),
    "FollowerHistory.csv": tableOf(
      random,
      names("date", "followers"),
      [...followers].map(([day, total]) => [date(day), count(total)]),
    ),
    "Content.csv": tableOf(
      random,
      names("title", "link", "posted", "postViews", "postLikes", "postComments", "postShares"),
      shuffled(random, postRows),
    ),
  };
}

/** As files of their own, as the studio's ZIPs, or as one ZIP of those. */
function filesOf(random: Random, tables: Record<string, Cells>): ExportFile[] {
  const bare = Object.entries(tables).map(([name, cells]) => ({
    name,
    bytes: random() < 0.3 ? inUtf16(cells) : csvBytes(cells),
  }));
  const packing = pick(random, ["bare", "zips", "zip of zips"]);
  if (packing === "bare") return shuffled(random, bare);
  const zips = bare.map(({ name, bytes }) =>
    zipFile(`${name.replace(".csv", "")}_generated.zip`, { [name]: bytes }, pick(random, [0, 6])),
  );
  if (packing === "zips") return shuffled(random, zips);
  const inner = Object.fromEntries(zips.map(({ name, bytes }) => [name, bytes]));
  return [zipFile("all.zip", inner)];
}

function inUtf16(cells: Cells): Uint8Array {
  const text = new TextDecoder().decode(csvBytes(cells));
  return new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
}

const sumOf = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
};

function middleOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const low = known[Math.floor((known.length - 1) / 2)] ?? 0;
  const high = known[Math.floor(known.length / 2)] ?? 0;
  return (low + high) / 2;
}

/** Of those that tell all four. */
function rateOf(rows: readonly Omit<Day, "date">[]): number | null {
  let [views, acts] = [0, 0];
  for (const { views: seen, likes, comments, shares } of rows) {
    if (seen === null || likes === null || comments === null || shares === null) continue;
    views += seen;
    acts += likes + comments + shares;
  }
  return views > 0 ? acts / views : null;
}

test.each(Array.from({ length: SETS }, (_, seed) => seed))(
  "set %i is read as it was made",
  (seed) => {
    const random = seededRandom(seed);
    const account = accountOf(random);
    const files = filesOf(random, tablesOf(random, account));
    const { datasets, outcomes } = readExports(files, WHEN);
    expect(outcomes.filter(({ result }) => !result.ok)).toEqual([]);

    const figures = ({ date, views, likes, comments, shares }: Day) => [
      ...[date, views, likes, comments, shares],
    ];
    expect(datasets.overview.map(figures)).toEqual(account.days.map(figures));
    expect(datasets.followers.map(({ date, followers }) => [date, followers])).toEqual([
      ...account.followers,
    ]);
    const post = (one: Omit<Day, "date">, id: string | null, title: string | null) => [
      ...[id, title, one.views, one.likes, one.comments, one.shares],
    ];
    const newestFirst = account.posts.toSorted((a, b) => (a.posted < b.posted ? 1 : -1));
    const read = datasets.videos.map((video) => post(video, video.videoId, video.title));
    expect(read.toSorted()).toEqual(
      newestFirst.map((one) => post(one, one.id, one.title)).toSorted(),
    );
    expect(datasets.videos.map(({ posted }) => posted?.date)).toEqual(
      newestFirst.map(({ posted }) => posted.slice(0, 10)),
    );

    const days = randomInteger(random, 1, account.days.length);
    const { totals, period, bestPosts } = computeInsights(datasets, { ...WHEN, days });
    const within = account.days.slice(-days);
    expect([period?.from, period?.to]).toEqual([within[0]?.date, within.at(-1)?.date]);
    for (const metric of ["views", "likes", "comments", "shares"] as const) {
      expect(totals?.[metric].value, metric).toBe(sumOf(within.map((day) => day[metric])));
    }
    near(totals?.engagementRate.value, rateOf(within));
    expect(bestPosts?.medianViews).toBe(middleOf(account.posts.map(({ views }) => views)));
    near(bestPosts?.engagementRate, rateOf(account.posts));
  },
);

function near(value: number | null | undefined, expected: number | null): void {
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 12);
}
