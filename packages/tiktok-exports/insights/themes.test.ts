import { expect, test } from "vitest";
import { makeVideo } from "../fixtures/make-video.ts";
import { compareWord, themeReport } from "./themes.ts";

const post = (title: string | null, views: number | null) => makeVideo({ title, views });

const POSTS = [
  post("morning #Καφές #b", 100),
  post("#καφές again", 300),
  post("#ΚΑΦΈΣ #other", 200),
  post("#καφές", 1_000),
  post("#travel", 50),
  post("#travel", 60),
  post("no tag at all", 40),
  post(null, 30),
  post("#travel uncounted", null),
];

test("posts by their first hashtag, with the middle half; small groups are the rest", () => {
  const report = themeReport(POSTS);
  expect(report?.themes).toEqual([
    {
      name: "καφές",
      key: "καφέσ",
      posts: 4,
      // 100, 200, 300, 1,000: a quarter of the way is at 175, three quarters at 475.
      views: { low: 175, median: 250, high: 475 },
    },
  ]);
  expect(report?.rest).toEqual({ posts: 4, views: { low: 37.5, median: 45, high: 52.5 } });
  expect(report?.all.posts).toBe(8);
});

test("the account's own tag, which most posts bear, is no theme", () => {
  const branded = ["#me #cats", "#me #cats", "#cats #me", "#me #dogs", "#me"].map((title, index) =>
    post(title, (index + 1) * 100),
  );
  const report = themeReport(branded);
  // On three posts of five.
  expect(report?.themes).toEqual([]);
  const more = [...branded, post("#me #sea", 700)];
  expect(themeReport(more)?.themes).toMatchObject([{ name: "cats", posts: 3 }]);
});

test("a word of one's own, whatever its accents and case", () => {
  const compared = compareWord(POSTS, " ΚΑΦΕΣ ");
  expect(compared).toMatchObject({ word: "ΚΑΦΕΣ", with: { posts: 4 }, without: { posts: 3 } });
  expect(compared?.with.views?.median).toBe(250);
  expect(compareWord(POSTS, "  ")).toBeNull();
  expect(compareWord(POSTS, "again")?.with).toEqual({ posts: 1, views: null });
});

test("nothing to group is null", () => {
  expect(themeReport([post("#a", null)])).toBeNull();
});
