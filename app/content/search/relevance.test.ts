import { describe, expect, it } from "vitest";
import { contentIn } from "../shown.server.ts";
import { searchDocuments } from "./documents.server.ts";
import { GROUPS } from "./found.ts";
import { searchSite } from "./site-search.server.ts";

/** What people type, and the page that has to be among the first three of its group. */
const TABLE: Readonly<Record<"en" | "el", readonly (readonly [string, string])[]>> = {
  en: [
    ["live management", "/services/tiktok-live"],
    ["LIVE MANAGMENT", "/services/tiktok-live"],
    ["free", "/services/tiktok-live"],
    ["brand partnerships", "/services/brand-partnerships"],
    ["partnershps brand", "/services/brand-partnerships"],
    ["content strat", "/services/content-strategy"],
    ["pricing", "/blog/brand-deal-pricing"],
    ["how to price a deal", "/blog/brand-deal-pricing"],
    ["grow a following", "/blog/growing-tiktok-following"],
    ["youtube", "/blog/youtube-monetization-guide"],
    ["algorithm 2023", "/blog/tiktok-algorithm-2023"],
    ["roi", "/blog/creator-marketing-roi-metrics"],
    ["urban fit", "/case-studies/urban-fit"],
    ["gaming", "/case-studies/nextgen-gaming"],
    ["contact", "/contact"],
    ["privacy", "/privacy"],
    ["terms of use", "/terms"],
    ["careers", "/careers"],
    ["join as a creator", "/creators/join"],
    ["brief campaign", "/brands/campaigns"],
    ["producer", "/careers/live-producer"],
    ["moderator", "/careers/lead-moderator"],
    ["what does live management cost", "/"],
    ["analytics", "/tiktok-analytics"],
    ["team", "/team"],
  ],
  el: [
    ["διαχείριση live", "/services/tiktok-live"],
    ["ΔΙΑΧΕΙΡΙΣΗ LIVE", "/services/tiktok-live"],
    ["diaxeirisi live", "/services/tiktok-live"],
    ["δωρεάν", "/services/tiktok-live"],
    ["συνεργασίες με brands", "/services/brand-partnerships"],
    ["συνεργασιων", "/services/brand-partnerships"],
    ["sinergasies", "/services/brand-partnerships"],
    ["στρατηγικη περιεχομενου", "/services/content-strategy"],
    ["stratigiki", "/services/content-strategy"],
    ["παραγωγή", "/services/production"],
    ["τιμολόγηση", "/blog/brand-deal-pricing"],
    ["αλγόριθμος", "/blog/tiktok-algorithm-2023"],
    ["algorithmos", "/blog/tiktok-algorithm-2023"],
    ["ακολούθους", "/blog/growing-tiktok-following"],
    ["youtube", "/blog/youtube-monetization-guide"],
    ["diafimisi", "/blog/youtube-monetization-guide"],
    ["επικοινωνία", "/contact"],
    ["epikoinonia", "/contact"],
    ["επικοινονία", "/contact"],
    ["απορρήτου", "/privacy"],
    ["όροι", "/terms"],
    ["καριέρα", "/careers"],
    ["kariera", "/careers"],
    ["κάνε αίτηση", "/creators/join"],
    ["ομάδα", "/team"],
  ],
};
const AMONG_FIRST = 3;

describe.each(["en", "el"] as const)("search in %s", (locale) => {
  it.each(TABLE[locale])("“%s” finds %s", async (q, url) => {
    const first = (await searchSite(locale, new URLSearchParams({ q }))).groups.flatMap(
      ({ hits }) => hits.slice(0, AMONG_FIRST).map((hit) => hit.url),
    );
    expect(first).toContain(url);
  });

  it("holds every group", async () => {
    const documents = searchDocuments(contentIn(locale));
    const groups = new Set(Array.from(documents, ({ group }) => group));
    expect([...groups].sort()).toEqual([...GROUPS].sort());
  });
});
