import { describe, expect, it } from "vitest";
import { articles } from "../../content/site-articles.server.ts";
import { filterFor, QUERY_LENGTH, wishOf } from "./search.server.ts";

const NAMES = {
  growth: "Growth",
  monetization: "Monetization",
  "video-platforms": "Platforms",
  brands: "Για brands",
};

describe("wishOf", () => {
  it("reads, trims and cuts", () => {
    const parameters = new URLSearchParams({ q: `  ${"a".repeat(100)}`, category: "brands" });
    expect(wishOf(parameters)).toEqual({ query: "a".repeat(QUERY_LENGTH), category: "brands" });
  });

  it("ignores a category that does not exist", () => {
    expect(wishOf(new URLSearchParams({ category: "constructor" }))).toEqual({
      query: "",
      category: undefined,
    });
  });
});

describe("filterFor", () => {
  it("takes a query apart, and looks at the categories' names too", () => {
    const { words } = filterFor({ query: "ΓΙΆ  money", category: undefined }, NAMES);
    expect(words).toEqual([
      { text: "ΓΙΆ", categories: ["brands"] },
      { text: "money", categories: [] },
    ]);
  });

  it("keeps to the category", () => {
    expect(filterFor({ query: "", category: "brands" }, NAMES)).toEqual({
      category: "brands",
      words: [],
    });
  });

  it("finds the site's own articles in both languages", () => {
    const found = (locale: "en" | "el", query: string) =>
      articles()
        .list(locale, filterFor({ query, category: undefined }, NAMES), { limit: 50 })
        .map(({ slug }) => slug);
    expect(found("en", "youtube")).toContain("youtube-monetization-guide");
    expect(found("el", "στρατηγικες")).toContain("tiktok-growth-strategies");
  });
});
