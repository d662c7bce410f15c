import { describe, expect, it } from "vitest";
import { type ArticleSummary, listArticles } from "../../content/articles.server.ts";
import { grant, QUERY_LENGTH, wishOf } from "./search.server.ts";

const article = (title: string, category: ArticleSummary["category"] = "growth") =>
  ({ title, lead: "", description: "", category }) as ArticleSummary;
const NAMES = {
  growth: "Growth",
  monetization: "Monetization",
  "video-platforms": "Platforms",
  brands: "Brands",
};
const found = (title: string, query: string) =>
  grant([article(title)], { query, category: undefined }, NAMES).length === 1;

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

describe("grant", () => {
  it("ignores case, accents and the form of a sigma", () => {
    expect(found("Αλγόριθμος του TikTok", "ΑΛΓΟΡΙΘΜΟΣ tiktok")).toBe(true);
    expect(found("ΟΔΗΓΟΣ", "οδηγός")).toBe(true);
    expect(found("What it didn’t say", "didn't")).toBe(true);
  });

  it("asks for every word", () => {
    expect(found("Growth on short video", "video growth")).toBe(true);
    expect(found("Growth on short video", "video money")).toBe(false);
  });

  it("keeps to the category", () => {
    const articles = [article("One"), article("Two", "brands")];
    expect(grant(articles, { query: "", category: "brands" }, NAMES)).toEqual([articles[1]]);
  });

  it("looks at the category's name too", () => {
    expect(
      grant([article("Two", "brands")], { query: "brands", category: undefined }, NAMES),
    ).toHaveLength(1);
  });

  it("finds the site's own articles in both languages", () => {
    const titles = (locale: "en" | "el", query: string) =>
      grant(listArticles(locale), { query, category: undefined }, NAMES).map(({ slug }) => slug);
    expect(titles("en", "youtube")).toContain("youtube-monetization-guide");
    expect(titles("el", "στρατηγικες")).toContain("tiktok-growth-strategies");
  });
});
