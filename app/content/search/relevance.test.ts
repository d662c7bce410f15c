import { describe, expect, it } from "vitest";
import { contentIn } from "../shown.server.ts";
import { searchDocuments } from "./documents.server.ts";
import { GROUPS } from "./found.ts";
import { HALVES, judgedQueries } from "./judged/halves.ts";
import { average, scoreOf } from "./judged/score.ts";
import { searchSite } from "./site-search.server.ts";

/** quality.md, "Search"; the bench prints the same by kind of query. */
const WANTED = { third: 0.97, ndcg: 0.92 };

const addressesFor = async (locale: "en" | "el", q: string) =>
  (await searchSite(locale, new URLSearchParams({ q }))).hits.map(({ url }) => url);

describe.each(["en", "el"] as const)("search in %s", (locale) => {
  it.each(HALVES)("answers the %s half of the judged queries", async (half) => {
    const scores = [];
    for (const query of judgedQueries(locale, half)) {
      scores.push(scoreOf(query, await addressesFor(locale, query.query)));
    }
    const { third, ndcg } = average(scores);
    expect(third).toBeGreaterThanOrEqual(WANTED.third);
    expect(ndcg).toBeGreaterThanOrEqual(WANTED.ndcg);
  });

  it("holds every group", async () => {
    const documents = searchDocuments(contentIn(locale));
    const groups = new Set(Array.from(documents, ({ group }) => group));
    expect([...groups].sort()).toEqual([...GROUPS].sort());
  });
});
