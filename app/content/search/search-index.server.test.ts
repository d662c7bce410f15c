import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";
import type { SearchDocument } from "./search-document.ts";
import { MAX_QUERY_LENGTH } from "./search-index.server.ts";
import { searchOf } from "./testing.ts";
import { wordPlaces } from "./word-places.ts";

const document = (given: Partial<SearchDocument>): SearchDocument => ({
  ...{ group: "pages", url: "/", title: "", names: [], otherNames: [], headings: [], texts: [] },
  ...given,
});

const documents = [
  document({
    group: "services",
    url: "/services/talent-management",
    title: "Talent management",
    headings: ["What we do"],
    texts: ["Contracts, calendar and rates for creators.", "We read your contract."],
  }),
  document({
    group: "articles",
    url: "/blog/pricing",
    title: "How to price a deal",
    headings: ["Rights"],
    texts: [
      "A quote has four parts.",
      "Say what the rates include before you sign anything at all.",
    ],
  }),
];

const textOf = (fragments: { text: string }[]) => fragments.map(({ text }) => text).join("");
const urlsOf = (search: ReturnType<typeof searchOf>) => (query: string) =>
  search(query).hits.map(({ url }) => url);

describe("SearchIndex", () => {
  const search = searchOf(documents);
  const urls = urlsOf(search);

  it("wants every word, in any form and case", () => {
    expect(urls("RATES contract")[0]).toBe("/services/talent-management");
    expect(urls("managing talents")).toEqual(["/services/talent-management"]);
    expect(search("contracts quote").isApproximate).toBe(true);
    expect(urls("rate")).toHaveLength(2);
  });

  it("takes the last word as a beginning", () => {
    expect(urls("tal")).toEqual(["/services/talent-management"]);
    expect(search("tal").isApproximate).toBe(false);
  });

  it("forgives slips, says that it did, and what it took them for", () => {
    const found = search("signed contarcts");
    expect(found.isApproximate).toBe(true);
    expect(found.didYouMean).toBe("signed contracts");
    expect(urls("contarcts")).toEqual(["/services/talent-management"]);
    expect(search("contracts").didYouMean).toBeUndefined();
    expect(search("quotey").didYouMean).toBeUndefined();
  });

  it("suggests the form that was nearly typed, not another of the word", () => {
    expect(search("contarct").didYouMean).toBe("contract");
    expect(search("contarcts").didYouMean).toBe("contracts");
  });

  it("asks no question within its own", () => {
    expect(search("signed contarcts?").didYouMean).toBe("signed contracts");
  });

  it("takes a sentence rather than a caption or a row, though that has more of the words", () => {
    const sentence = "We read every contract before you sign anything.";
    const [hit] = searchOf([
      document({
        title: "Talent",
        texts: ["Ask us.", "Contract, calendar and rates, by month and by market", sentence],
      }),
    ])("contract rates").hits;
    expect(textOf(hit?.excerpt ?? [])).toBe(sentence);
  });

  it("says where a label stands that has the word", () => {
    const [labels] = searchOf([
      document({ title: "Talent", texts: ["We read what you sign.", "Commission"] }),
    ])("commission").hits;
    expect(textOf(labels?.excerpt ?? [])).toBe("Commission … We read what you sign.");
  });

  it("marks no single word of a phrase that means the same", () => {
    const rows = [{ words: ["join", "sign up"], page: undefined }];
    const joining = [document({ title: "Join", texts: ["Sign here, and look up."] })];
    const [hit] = searchOf(joining, "en", rows)("join").hits;
    expect([...(hit?.title ?? []), ...(hit?.excerpt ?? [])].filter(({ isHit }) => isHit)).toEqual([
      { text: "Join", isHit: true },
    ]);
  });

  it("reads past what tells nothing in Greeklish", () => {
    const greek = searchOf([document({ title: "Κάνω live", texts: ["Πώς στο σπίτι."] })], "el");
    const found = greek("pos na kano live sto");
    expect(found).toMatchObject({ isApproximate: false, words: ["kano", "live"], total: 1 });
    expect(found.hits[0]?.excerpt.some(({ isHit }) => isHit)).toBe(false);
  });

  it("knows words with one meaning by their slips, in phrases too", () => {
    const rows = [
      { words: ["vacancy", "talent"], page: undefined },
      { words: ["price list", "quote"], page: undefined },
    ];
    const found = searchOf(documents, "en", rows);
    expect(found("vacency").didYouMean).toBe("vacancy");
    expect(urlsOf(found)("vacency")).toEqual(["/services/talent-management"]);
    expect(urlsOf(found)("price lits")).toEqual(["/blog/pricing"]);
  });

  it("weighs a page that the list means, though it lacks the other words", () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      document({ url: `/blog/${n}`, title: `Note ${n}`, texts: ["Filming with a cup."] }),
    );
    const meant = document({ url: "/services/production", title: "Production" });
    const rows = [{ words: ["filming", "shoot"], page: "/services/production" }];
    const found = urlsOf(searchOf([...many, meant], "en", rows));
    expect(found("shoot cup")).toContain("/services/production");
    expect(urlsOf(searchOf([...many, meant]))("filming cup")).not.toContain(meant.url);
  });

  it("takes a slip in one of the commonest words for that, and asks nothing", () => {
    const found = search("wich quote");
    expect(found).toMatchObject({ isApproximate: false, total: 1 });
    expect(found.didYouMean).toBeUndefined();
    expect(searchOf([document({ title: "Witch" })])("wich").didYouMean).toBe("witch");
  });

  it("takes no short English word for a Greek one with a slip", () => {
    const greek = searchOf([document({ title: "Ώστε διαφήμιση" })], "el");
    expect(greek("post").didYouMean).toBeUndefined();
    expect(greek("diafmisi").didYouMean).toBe("διαφήμιση");
  });

  it.each(["whats a quote", "dont quote", "I've a quote"])("reads “%s” as a quote", (query) => {
    expect(search(query)).toMatchObject({ isApproximate: false, words: ["quote"], total: 1 });
  });

  it("falls back to some of the words", () => {
    const found = search("talent zeppelin");
    expect(found.total).toBe(1);
    expect(found.isApproximate).toBe(true);
  });

  it("marks what was found, where it stands", () => {
    const hit = search("rates").hits.find(({ group }) => group === "articles");
    expect(textOf(hit?.excerpt ?? [])).toBe(documents[1]?.texts[1]);
    expect(hit?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["rates"]);
  });

  it("has nothing to say to nothing", () => {
    for (const query of ["", "   ", "?!", "the of", "\u0000\ud800", "<script>", '" OR "', "zzqy"]) {
      expect(search(query).total, JSON.stringify(query)).toBe(0);
    }
  });

  it("reads over-long queries in part, and says so", () => {
    const long = search(`talent ${"management ".repeat(200)}`);
    expect(long.isCut).toBe(true);
    expect(long.query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(long.total).toBe(1);
    expect(search("a1 b2 c3 d4 e5 f6 g7 h8 i9").isCut).toBe(true);
    expect(search("talent").isCut).toBe(false);
  });

  it("shows every question of a page under its kind, two among all kinds", () => {
    const asked = searchOf(
      Array.from({ length: 5 }, (_, n) =>
        document({ group: "questions", url: "/creators", title: `Hook ${n}?`, texts: ["Yes."] }),
      ),
    );
    expect(asked("hook").total).toBe(5);
    expect(asked("hook").hits).toHaveLength(2);
    expect(asked("hook", "questions").hits).toHaveLength(5);
  });

  it("shows one group at length", () => {
    const many = searchOf(
      Array.from({ length: 60 }, (_, n) =>
        document({
          group: n < 52 ? "articles" : "pages",
          url: `/${n}`,
          title: `Hook ${n}`,
          texts: ["Three seconds"],
        }),
      ),
    );
    const all = many("hook");
    expect(all.groups.find(({ group }) => group === "articles")?.total).toBe(52);
    expect(all.hits).toHaveLength(10);
    const articles = many("hook", "articles").hits;
    expect(articles).toHaveLength(50);
    expect(articles.every(({ group }) => group === "articles")).toBe(true);
  });
});

describe("what comes first", () => {
  it("is the page of a thing, before pages that mention it more often", () => {
    const urls = urlsOf(
      searchOf([
        document({
          url: "/blog/studio",
          group: "articles",
          title: "Studio light, studio sound, studio days",
          texts: ["The studio.", "A studio, a studio and a studio."],
        }),
        document({ url: "/studio", title: "Our rooms", names: ["Studio"], texts: ["Two floors."] }),
      ]),
    );
    expect(urls("studio")[0]).toBe("/studio");
  });

  it("has all of the words rather than one in its name", () => {
    const urls = urlsOf(
      searchOf([
        document({ url: "/moon", title: "Moon", texts: ["Nothing else."] }),
        document({ url: "/walk", title: "A walk", texts: ["On the moon.", "In boots of lead."] }),
      ]),
    );
    expect(urls("moon boots")[0]).toBe("/walk");
  });

  it("is what it is called, in the other language and by its address, too", () => {
    const urls = urlsOf(
      searchOf([
        document({ url: "/about", title: "Who we are", otherNames: ["Ποιοι είμαστε"] }),
        document({
          url: "/x",
          title: "Other",
          names: ["/nextgen-gaming"],
          texts: ["Είμαστε εδώ."],
        }),
      ]),
    );
    expect(urls("ποιοι ειμαστε")[0]).toBe("/about");
    expect(urls("next gen gaming")).toEqual(["/x"]);
    expect(urls("nextgengaming")).toEqual(["/x"]);
  });

  it("is not crowded out by many questions on one page", () => {
    const questions = Array.from({ length: 6 }, (_, n) =>
      document({ group: "questions", url: "/creators", title: `May I, question ${n}?` }),
    );
    const urls = urlsOf(
      searchOf([...questions, document({ url: "/faq", title: "More", texts: ["A question."] })]),
    );
    expect(urls("question")).toEqual(["/creators", "/creators", "/faq"]);
  });
});

describe("words that mean the same", () => {
  const pages = [
    document({ url: "/careers", title: "Careers", texts: ["Work in six cities."] }),
    document({ url: "/contact", title: "Contact", texts: ["By phone."] }),
    document({ url: "/blog/phone", group: "articles", title: "Film with your phone" }),
  ];
  const search = searchOf(pages, "en", [
    { words: ["vacancy", "open position", "careers"], page: undefined },
    { words: ["phone", "telephone"], page: "/contact" },
  ]);
  const urls = urlsOf(search);

  it("find each other, phrases too", () => {
    expect(urls("vacancies")).toEqual(["/careers"]);
    expect(urls("open positions")).toEqual(["/careers"]);
    expect(search("vacancies").isApproximate).toBe(false);
  });

  it("bring the page first that staff have named for them", () => {
    expect(urls("telephone")[0]).toBe("/contact");
    expect(urls("phone")[0]).toBe("/contact");
    expect(urls("film phone")[0]).toBe("/blog/phone");
  });
});

describe("excerptOf", () => {
  it("cuts long texts around the hit, at spaces", () => {
    const text = `${"lorem ".repeat(60)}needle ${"ipsum ".repeat(60)}`.trim();
    const excerpt = textOf(excerptOf(wordPlaces([text]), new Set(["needl"])));
    expect(excerpt).toMatch(/^…lorem .*needle .* ipsum…$/);
    expect(excerpt.length).toBeLessThanOrEqual(173);
  });

  it.each([
    ["A sentence of a few words. ", "The needle lies in the second one, which says a bit more. "],
    ["Μία σύντομη πρόταση. ", "Η needle είναι στη δεύτερη, που λέει κάτι παραπάνω από αυτό. "],
  ])("keeps to whole sentences where they are short: %s", (before, sentence) => {
    const text = before.repeat(9) + sentence.repeat(2) + before.repeat(9);
    const excerpt = textOf(excerptOf(wordPlaces([text]), new Set(["needl"])));
    expect(excerpt.startsWith(sentence)).toBe(true);
    expect(excerpt).toMatch(/\.$/);
  });
});
