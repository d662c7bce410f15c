import { describe, expect, it } from "vitest";
import { contentIn } from "../shown.server.ts";
import { searchDocuments } from "./documents.server.ts";
import { GROUPS } from "./found.ts";
import { HALVES, judgedQueries } from "./judged/halves.ts";
import { average, scoreOf } from "./judged/score.ts";
import { searchSite } from "./site-search.server.ts";

/** quality.md, "Search"; the bench prints the same by kind of query. */
const WANTED = { third: 0.97, ndcg: 0.92 };

/**
 * What people ask in everyday words, and where it is answered.
 * Each is held by itself, beside the averages of the judged set.
 */
const EVERYDAY: Readonly<
  Record<"en" | "el", readonly (readonly [asked: string, wanted: RegExp])[]>
> = {
  en: [
    // A city says where: the page of the offices is not what is asked for.
    ["event in london", /^\/services\/creator-events$/],
    ["launch party athens", /^\/services\/creator-events$/],
    // Not “living”, which is a word for income.
    ["live", /^\/services\/tiktok-live$/],
    ["make a living", /^\/blog\/creator-monetization$/],
    ["live streaming london", /^\/services\/tiktok-live$/],
    ["job in sydney", /^\/careers\/event-producer$/],
    ["office near me", /^\/contact$/],
    ["how do i join", /^\/creators\/join$/],
    ["i want to work with an influencer", /^\/services\/brand-partnerships$/],
    ["how to get paid by brands", /^\/blog\/(brand-deal-pricing|creator-monetization)$/],
    ["why did my views drop", /^\/(tiktok-analytics|blog\/tiktok-algorithm-2023)$/],
    ["best time to post", /^\/services\/content-strategy$/],
    ["brand offered me 200 euros is that fair", /^\/blog\/brand-deal-pricing$/],
    ["minimum folowers to aply", /^\/creators\/join$/],
    ["can we reuse the videos in our ads", /^\/brands$/],
    ["sell products during a live", /^\/brands\/partnerships$/],
    ["wich creator fits my product", /^\/(services|blog)\/brand-partnerships$/],
    ["can you find me sponsors", /^\/services\/(brand-partnerships|talent-management)$/],
  ],
  el: [
    ["εκδήλωση στο λονδίνο", /^\/services\/creator-events$/],
    ["πάρτι λανσαρίσματος αθήνα", /^\/services\/creator-events$/],
    ["γύρισμα βίντεο στην αθήνα", /^\/services\/production$/],
    ["δουλειά στην αθήνα", /^\/careers\/(creator-manager|live-producer)$/],
    ["πού είναι τα γραφεία σας", /^\/contact$/],
    ["πώς γίνομαι μέλος", /^\/creators\/join$/],
    ["θέλω influencer για το προϊόν μου", /^\/services\/brand-partnerships$/],
    ["πόσα να ζητήσω από ένα brand", /^\/blog\/brand-deal-pricing$/],
    ["γιατί έπεσαν οι προβολές μου", /^\/(tiktok-analytics|blog\/tiktok-algorithm-2023)$/],
    ["τι ώρα να ανεβάζω βίντεο", /^\/services\/content-strategy$/],
    ["βιντεοσκοπιση προιοντος", /^\/services\/production$/],
    ["πώς ξέρουμε αν πέτυχε η καμπάνια;", /^\/blog\/creator-marketing-roi-metrics$/],
    ["πως στελνουμε μπριφ", /^\/brands\/campaigns$/],
    ["μπορώ να δουλεύω από το σπίτι", /^\/creators$/],
    ["diafimisi sto tiktok gia magazi", /^\/services\/brand-partnerships$/],
  ],
};

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

  it.each(EVERYDAY[locale])("answers %j among its first three", async (asked, wanted) => {
    expect((await addressesFor(locale, asked)).slice(0, 3)).toContainEqual(
      expect.stringMatching(wanted),
    );
  });

  // In one word or two, by what either language calls it.
  it.each(
    {
      en: ["london", "west chester"],
      el: ["λονδίνο", "γουέστ τσέστερ", "west chester"],
    }[locale],
  )("takes %s beside something else for where, and alone for what", async (city) => {
    const event = { en: "event", el: "εκδήλωση" }[locale];
    expect((await addressesFor(locale, `${event} ${city}`))[0]).toBe("/services/creator-events");
    expect((await addressesFor(locale, city))[0]).toBe("/contact");
  });

  it("holds every group", async () => {
    const documents = searchDocuments(contentIn(locale));
    const groups = new Set(Array.from(documents, ({ group }) => group));
    expect([...groups].sort()).toEqual([...GROUPS].sort());
  });
});
