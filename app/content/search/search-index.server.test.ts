import { describe, expect, it } from "vitest";
import type { SearchDocument } from "./document-rows.server.ts";
import { excerptOf } from "./excerpt.ts";
import { MAX_QUERY_LENGTH } from "./search-index.server.ts";
import { indexOf } from "./testing.ts";

const documents: SearchDocument[] = [
  {
    group: "services",
    url: "/services/talent-management",
    title: "Talent management",
    headings: ["What we do"],
    texts: ["Contracts, calendar and rates for creators."],
  },
  {
    group: "articles",
    url: "/blog/pricing",
    title: "How to price a deal",
    headings: ["Rights"],
    texts: [
      "A quote has four parts.",
      "Say what the rates include before you sign anything at all.",
    ],
  },
];

const textOf = (fragments: { text: string }[]) => fragments.map(({ text }) => text).join("");

describe("SearchIndex", () => {
  const index = indexOf(documents);
  const urls = (query: string) =>
    index.search(query).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

  it("wants every word, in any form and case", () => {
    expect(urls("RATES contract")).toEqual(["/services/talent-management"]);
    expect(urls("managing talents")).toEqual(["/services/talent-management"]);
    expect(index.search("contracts quote").isApproximate).toBe(true);
    expect(urls("rate")).toHaveLength(2);
  });

  it("takes the last word as a beginning", () => {
    expect(urls("tal")).toEqual(["/services/talent-management"]);
    expect(index.search("tal").isApproximate).toBe(false);
  });

  it("forgives slips, and says that it did", () => {
    const found = index.search("contarcts");
    expect(found.groups[0]?.hits[0]?.url).toBe("/services/talent-management");
    expect(found.isApproximate).toBe(true);
  });

  it("falls back to some of the words", () => {
    const found = index.search("talent zeppelin");
    expect(found.total).toBe(1);
    expect(found.isApproximate).toBe(true);
  });

  it("marks what was found, where it stands", () => {
    const hit = index.search("rates").groups.find(({ group }) => group === "articles")?.hits[0];
    expect(textOf(hit?.excerpt ?? [])).toBe(documents[1]?.texts[1]);
    expect(hit?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["rates"]);
  });

  it("has nothing to say to nothing", () => {
    for (const query of ["", "   ", "?!", "the of", "\u0000\ud800", "<script>"]) {
      expect(index.search(query).total, JSON.stringify(query)).toBe(0);
    }
  });

  it("reads over-long queries in part, and says so", () => {
    const long = index.search(`talent ${"management ".repeat(200)}`);
    expect(long.isCut).toBe(true);
    expect(long.query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(long.total).toBe(1);
    expect(index.search("a1 b2 c3 d4 e5 f6 g7 h8 i9").isCut).toBe(true);
    expect(index.search("talent").isCut).toBe(false);
  });

  it("shows one group at length", () => {
    const many = indexOf(
      Array.from({ length: 60 }, (_, n) => ({
        group: n < 52 ? ("articles" as const) : ("pages" as const),
        url: `/${n}`,
        title: `Hook ${n}`,
        headings: [],
        texts: ["Three seconds"],
      })),
    );
    const articles = many.search("hook").groups.find(({ group }) => group === "articles");
    expect([articles?.hits.length, articles?.total]).toEqual([5, 52]);
    const only = many.search("hook", "articles").groups;
    expect(only).toHaveLength(1);
    expect(only[0]?.hits).toHaveLength(50);
  });
});

describe("excerptOf", () => {
  it("cuts long texts around the hit, at spaces", () => {
    const text = `${"lorem ".repeat(60)}needle ${"ipsum ".repeat(60)}`.trim();
    const excerpt = textOf(excerptOf([text], new Set(["needl"])));
    expect(excerpt).toMatch(/^…lorem .*needle .* ipsum…$/);
    expect(excerpt.length).toBeLessThanOrEqual(173);
  });
});
