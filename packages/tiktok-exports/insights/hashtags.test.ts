import { expect, test } from "vitest";
import type { Video } from "../datasets.ts";
import { makeVideo } from "../fixtures/make-video.ts";
import { COMMON_ADVICE } from "./advice.ts";
import { hashtagReport, hashtagsOf } from "./hashtags.ts";

const reportOf = (videos: readonly Video[]) => hashtagReport(videos, COMMON_ADVICE.hashtags);

test.each([
  ["a #one and #Two_2!", ["one", "Two_2"]],
  ["#a#b#c", ["a", "b", "c"]],
  ["#ΦΩΣ #φως #Φώς", ["ΦΩΣ", "Φώς"]],
  ["#Αθήνα, #νησιά.", ["Αθήνα", "νησιά"]],
  ["＃日本 #한국 #कखग", ["日本", "한국", "कखग"]],
  ["#FYP #fyp", ["FYP"]],
  ["#φωσ #φως #ΦΩΣ", ["φωσ"]],
  ["line\n#break", ["break"]],
  ['(#paren) "#quote"', ["paren", "quote"]],
  ["#1 #2026 #4x4", ["4x4"]],
  ["C# a#b https://x.y/z#frag &#39; # #", []],
  ["", []],
])("%j", (title, tags) => {
  expect(hashtagsOf(title).map(({ written }) => written)).toEqual(tags);
});

test("composed and decomposed accents are one tag", () => {
  expect(hashtagsOf("#Αθήνα #Αθήνα".normalize("NFD") + " #Αθήνα".normalize("NFC"))).toHaveLength(1);
});

test("the report counts posts by how they stand to 3 to 5", () => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `#t${at}`).join(" ");
  const videos = [0, 2, 3, 5, 6].map((count) =>
    makeVideo({ title: tags(count), views: count * 100 }),
  );
  const report = reportOf([...videos, makeVideo({ views: 9_999 })]);
  expect(report).toMatchObject({
    advice: { min: 3, max: 5 },
    posts: 5,
    below: { posts: 2, medianViews: 100 },
    within: { posts: 2, medianViews: 400 },
    above: { posts: 1, medianViews: 600 },
    averageCount: 3.2,
    outside: {
      posts: 3,
      listed: [
        { index: 0, count: 0 },
        { index: 1, count: 2 },
        { index: 4, count: 6 },
      ],
    },
  });
  expect(report?.distribution.map(({ count, posts }) => [count, posts])).toEqual([
    [0, 1],
    [2, 1],
    [3, 1],
    [5, 1],
    [6, 1],
  ]);
  expect(report?.topTags[0]).toEqual({ tag: "t0", posts: 4, medianViews: 400 });
});

test("of many posts outside the advice it lists a hundred", () => {
  const report = reportOf(Array.from({ length: 2_000 }, () => makeVideo({ title: "none" })));
  expect(report?.outside.posts).toBe(2_000);
  expect(report?.outside.listed).toHaveLength(100);
});

test("a tag is shown as it is written most", () => {
  const videos = ["#fyp", "#FYP", "#FYP"].map((title) => makeVideo({ title }));
  expect(reportOf(videos)?.topTags).toEqual([{ tag: "FYP", posts: 3, medianViews: null }]);
});

test("without titles there is nothing to check", () => {
  expect(reportOf([makeVideo({ views: 1 })])).toBeNull();
  expect(reportOf([])).toBeNull();
});
