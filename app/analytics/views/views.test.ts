import { describe, expect, test } from "vitest";
import { makeVideo } from "../../../packages/tiktok-exports/fixtures/index.ts";
import {
  compareWord,
  computeInsights,
  type Datasets,
  emptyDatasets,
  POST_COLUMNS,
  postRows,
  readExports,
  sampleFiles,
  toCsv,
} from "../../../packages/tiktok-exports/index.ts";
import { contentIn } from "../../content/shown.server.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { SITE_ADVICE } from "../site-advice.ts";
import { createFormat } from "../words/format.ts";
import { audienceView } from "./audience-view.ts";
import { compareView } from "./compare-view.ts";
import { type CsvName, csvTables, type PostsAsCsv } from "./csv-tables.ts";
import { dailyView } from "./daily-view.ts";
import { gridView, LEVELS } from "./grid-view.ts";
import { checkCaption, hashtagsView } from "./hashtags-view.ts";
import { hoursView } from "./hours-view.ts";
import { missingView } from "./missing-view.ts";
import { planView } from "./plan-view.ts";
import { ORDERS, postsView } from "./posts-view.ts";
import { scoreView } from "./score-view.ts";
import { sourcesView } from "./sources-view.ts";
import { themesView, wordSentences } from "./themes-view.ts";
import { weekView } from "./week-view.ts";

const TODAY = new Date("2026-01-20T12:00:00Z");
const OPTIONS = { today: TODAY, timeZone: "UTC", advice: SITE_ADVICE };

function everyView(locale: "en" | "el", datasets = emptyDatasets()) {
  const insights = computeInsights(datasets, OPTIONS);
  const words = contentIn(locale).words("analytics").tool.results;
  const format = createFormat(locale);
  return {
    score: scoreView(insights, words, format),
    daily: dailyView(insights, words, format),
    hours: hoursView(insights, words, format),
    posts: postsView(insights, false, words, format),
    hashtags: hashtagsView(insights, words, format),
    audience: audienceView(insights, words, format),
    plan: planView(insights, words, format),
    week: weekView(insights, words, format),
    grid: gridView(insights, words, format),
    sources: sourcesView(insights, words, format),
    themes: themesView(insights, words, format),
    csv: csvTables(insights, postsOf(datasets), words, format).map(({ name }) => name),
  };
}

function postsOf({ videos }: Datasets) {
  const asCsv: PostsAsCsv = async (names) =>
    new Blob([
      toCsv(
        POST_COLUMNS.map((column) => names[column]),
        postRows(videos),
      ),
    ]);
  return { count: videos.length, asCsv };
}

const BARE_SIDE = {
  period: { from: "2026-01-01", to: "2026-01-07", days: 7 },
  ...{ knownDays: 7, viewsPerDay: 1, engagementRate: null, followersPerDay: null },
  ...{ profileViewsPerDay: null, posts: 3, postsPerWeek: 3, medianViewsOfPosts: null },
};

const sample = readExports(sampleFiles(TODAY, "UTC"), OPTIONS).datasets;

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("the sample fills every sentence, and no figure is broken", () => {
    const said = JSON.stringify(everyView(locale, sample));
    expect(said).not.toMatch(/\{\{|NaN|Infinity|undefined/);
  });

  test("two posts have no median anywhere, three have one", () => {
    const videos = [1, 2, 3].map((day) =>
      makeVideo({
        title: "One #cats",
        posted: { date: `2026-01-0${day}`, hour: 18, minute: 0 },
        views: 70_707,
      }),
    );
    const median = createFormat(locale).count(70_707);
    const said = (posts: typeof videos) => {
      const {
        hours,
        hashtags,
        posts: best,
      } = everyView(locale, { ...emptyDatasets(), videos: posts });
      return [hours?.rows, hashtags?.rows, hashtags?.tagRows, best?.sentences].map((part) =>
        JSON.stringify(part).includes(median),
      );
    };
    expect(said(videos.slice(0, 2))).toEqual([false, false, false, false]);
    expect(said(videos)).toEqual([true, true, true, true]);
  });

  test("a side with two posts has no median", () => {
    const words = contentIn(locale).words("analytics").tool.results;
    const side = { ...BARE_SIDE, medianViewsOfPosts: 70_707 };
    const rows = (posts: number) =>
      compareView({ ...side, posts }, { ...side, posts: 3 }, words, createFormat(locale)).at(-1);
    expect(rows(2)).toMatchObject({ key: "median", left: "–", more: null });
    expect(rows(3)?.left).toBe(rows(3)?.right);
  });

  test("without data there is nothing to show", () => {
    expect(everyView(locale)).toEqual({
      score: [],
      daily: [],
      hours: null,
      posts: null,
      hashtags: null,
      audience: [],
      plan: [],
      week: [],
      grid: null,
      sources: null,
      themes: [],
      csv: [],
    });
  });

  test("one post alone, with all else unknown", () => {
    const datasets = { ...emptyDatasets(), videos: [makeVideo({ title: "#a", views: 5 })] };
    const views = everyView(locale, datasets);
    expect(JSON.stringify(views)).not.toMatch(/\{\{|NaN|Infinity|undefined/);
    expect(views.hours).toBeNull();
    expect(views.posts?.byViews).toHaveLength(1);
    expect(views.hashtags?.outside).toHaveLength(1);
  });
});

test("a day that is not known is a gap, and a flat series has a height", () => {
  const day = { date: "2026-01-18", profileViews: null, newFollowers: null, reached: null };
  const known = { ...day, views: 5, likes: 0, comments: 0, shares: 0 };
  const views = everyView("en", {
    ...emptyDatasets(),
    overview: [known, { ...known, date: "2026-01-20" }],
  });
  const chart = views.daily.find(({ key }) => key === "views");
  expect(chart?.values).toEqual([5, null, 5]);
  expect(chart?.rows[1]?.[1]).toBe("–");
  expect(new Set(chart?.scaleLabels).size).toBe(chart?.scale.length);
});

test("what the list of posts to mend leaves out is said, and is in the table", async () => {
  const videos = Array.from({ length: 130 }, (_, index) => makeVideo({ title: `clip ${index}` }));
  const datasets = { ...emptyDatasets(), videos };
  const { hashtags } = everyView("en", datasets);
  expect(hashtags?.outsideTitle).toContain("130");
  expect(hashtags?.outside).toHaveLength(100);
  expect(hashtags?.outsideMore).toContain("30");
  const table = await tableOf("en", "posts", datasets);
  expect(table.split("\r\n").filter((line) => line.includes("clip"))).toHaveLength(130);
});

async function tableOf(locale: "en" | "el", wanted: CsvName, datasets: Datasets) {
  const words = contentIn(locale).words("analytics").tool.results;
  const insights = computeInsights(datasets, OPTIONS);
  const tables = csvTables(insights, postsOf(datasets), words, createFormat(locale));
  const file = await tables.find(({ name }) => name === wanted)?.csv();
  return (await file?.text()) ?? "";
}

test.each(LOCALE_CODES)("every table to save has a name for each column, in %s", async (locale) => {
  const names = ["days", "hours", "posts", "hashtags", "audience"] as const;
  expect(everyView(locale, sample).csv).toEqual(names);
  for (const name of names) {
    const lines = (await tableOf(locale, name, sample)).split("\r\n");
    const [header = ""] = lines;
    expect(header).not.toMatch(/""|undefined|\{\{/);
    expect(lines.length, name).toBeGreaterThan(1);
    if (name === "posts") expect(header.split('","')).toHaveLength(POST_COLUMNS.length);
  }
});

test.each(LOCALE_CODES)(
  "an engagement rate that is not there is said to be missing, %s",
  (locale) => {
    const words = contentIn(locale).words("analytics").tool.results;
    const day = {
      date: "2026-01-18",
      views: 5,
      profileViews: 1,
      newFollowers: null,
      reached: null,
    };
    const said = (likes: number | null, shares: number | null) =>
      missingView(
        {
          tables: { ...emptyDatasets(), overview: [{ ...day, likes, comments: 2, shares }] },
          posts: 0,
        },
        words,
        createFormat(locale),
      ).join();
    const { columns } = words.posts;
    expect(said(1, null)).toContain(columns.shares);
    expect(said(1, null)).not.toContain(columns.likes);
    expect(said(null, null)).toContain(columns.likes);
    expect(said(1, 1)).not.toContain(words.score.engagement);
    expect(said(null, 1)).toContain(words.score.engagement);
  },
);

test("one hour falls, several fall", () => {
  const active = (peaks: readonly number[]) => ({
    ...emptyDatasets(),
    activity: Array.from({ length: 24 }, (_, hour) => ({
      date: "2026-01-18",
      hour,
      active: peaks.includes(hour) ? 100 : 1,
    })),
  });
  const verdict = (locale: "en" | "el", peaks: readonly number[]) =>
    everyView(locale, active(peaks)).hours?.verdict;
  const one = [1, 2, 3, 4, 5, 18];
  const none = [0, 1, 2, 3, 4, 5];
  expect(verdict("en", one)).toContain("1 of your 6 busiest hours falls ");
  expect(verdict("en", none)).toContain("0 of your 6 busiest hours fall ");
  expect(verdict("el", one)).toContain("πέφτει μόνο 1 από τις 6");
  expect(verdict("el", none)).toContain("πέφτουν 0 από τις 6");
});

test.each(LOCALE_CODES)("two posts have no median that is said, in %s", (locale) => {
  const at = (hour: number) =>
    makeVideo({ title: "a", views: 77, posted: { date: "2026-01-18", hour, minute: 0 } });
  const words = contentIn(locale).words("analytics").tool.results;
  const said = (posts: number) => {
    const videos = [...Array(posts).fill(at(19)), ...Array(posts).fill(at(3))];
    const { hours, hashtags } = everyView(locale, { ...emptyDatasets(), videos });
    return [
      ...(hours?.medians ?? []).map(({ figure }) => figure),
      ...(hashtags?.groups ?? []).map(({ median }) => median),
    ];
  };
  expect(said(3).join()).toContain("77");
  expect(said(1).join()).not.toContain("77");
  expect(said(1)).toContain(words.hashtags.few);
});

test("links only lead to the platform", () => {
  const link = (address: string) =>
    everyView("en", {
      ...emptyDatasets(),
      videos: [makeVideo({ title: "a", views: 1, link: address })],
    }).posts?.byViews[0]?.link;
  expect(link("https://www.tiktok.com/@a/video/1")).toBe("https://www.tiktok.com/@a/video/1");
  expect(link("javascript:alert(1)")).toBeNull();
  expect(link("https://www.tiktok.com.example/@a/video/1")).toBeNull();
});

test("the countries come by name, the rest last", () => {
  const [territories] = everyView("en", {
    ...emptyDatasets(),
    territories: [
      { label: "Others", share: 0.5 },
      { label: "GR", share: 0.3 },
      { label: "CY", share: 0.2 },
    ],
  }).audience;
  expect(territories?.parts.map(({ name }) => name)).toEqual(["Greece", "Cyprus", "Elsewhere"]);
});

test("a caption is checked against 3 to 5", () => {
  const words = contentIn("en").words("analytics").tool.results;
  const check = (caption: string) => checkCaption(caption, words, createFormat("en"));
  expect(check(" ")).toBe("Write or paste a caption.");
  expect(check("sea #a")).toBe("1 hashtag: add 2.");
  expect(check("#a #b #c")).toBe("3 hashtags: within 3 to 5.");
  expect(check("#a #b #c #d #e #f #g")).toBe("7 hashtags: take 2 away.");
});

test.each(LOCALE_CODES)("the sample answers each new question, in %s", (locale) => {
  const views = everyView(locale, sample);
  expect(views.plan.map(({ key, known }) => [key, known])).toEqual([
    ["theme", true],
    ["hour", true],
    ["loss", true],
  ]);
  expect(views.week).toHaveLength(4);
  for (const { at } of views.week) {
    expect([at.now, at.low, at.high].every((place) => place > 0 && place < 100)).toBe(true);
  }
  expect(views.sources?.rows.length).toBeGreaterThan(0);
  for (const order of ORDERS) expect(views.posts?.[order].length).toBeGreaterThan(0);
  expect(views.themes.at(-1)?.kind).toBe("all");
  expect(JSON.stringify(views)).not.toMatch(/\{\{|NaN|Infinity|undefined/);
});

test("a cell's level goes by its rank, so that one hit does not make all others pale", () => {
  const at = (day: number, hour: number, views: number) =>
    [0, 7, 14].map((later) =>
      makeVideo({
        views,
        posted: { date: `2026-01-${String(day + later).padStart(2, "0")}`, hour, minute: 0 },
      }),
    );
  const videos = [
    ...at(5, 9, 10),
    ...at(6, 9, 20),
    ...at(7, 9, 30),
    ...at(8, 9, 40),
    ...at(9, 9, 9_000_000),
  ];
  const { grid } = everyView("en", { ...emptyDatasets(), videos });
  const told = grid?.rows.flatMap(({ cells }) => cells).filter(({ level }) => level > 0);
  expect(told?.map(({ level }) => level)).toEqual([1, 2, 3, 4, LEVELS]);
  expect(told?.filter(({ best }) => best)).toHaveLength(1);
});

test("a word is said with what it found, or that three posts are needed", () => {
  const words = contentIn("en").words("analytics").tool.results;
  const format = createFormat("en");
  const say = (word: string) => wordSentences(compareWord(sample.videos, word), words, format);
  expect(say("")).toHaveLength(1);
  expect(say("zzz-nothing")).toHaveLength(2);
  expect(say("zzz-nothing")[0]).toContain("zzz-nothing");
});
