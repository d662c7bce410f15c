import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ARTICLES } from "../../test/support/articles.ts";
import { fillArticleIndex } from "./article-index.server.ts";
import { parseArticle } from "./article-source.server.ts";
import { type ArticleFilter, Articles, chaptersOf, type Part } from "./articles.server.ts";
import { articles as siteArticles } from "./site-articles.server.ts";

const front = (facts: Record<string, string> = {}) =>
  `---\n${Object.entries({
    title: "A",
    metaTitle: "B",
    description: "d".repeat(80),
    lead: "L",
    category: "growth",
    author: "theo-marsh",
    published: "2026-01-02",
    updated: "2026-01-03",
    audience: "creators",
    related: "[a, b, c]",
    ...facts,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n---\n`;

describe("parseArticle", () => {
  it("reads front matter and counts minutes", () => {
    const article = parseArticle("x", `${front()}\n${"word ".repeat(600)}`);
    expect(article.minutes).toBe(3);
    expect(article.author).toBe("theo-marsh");
  });

  it("refuses an unknown key, a bad date and HTML", () => {
    expect(() => parseArticle("x", front({ extra: "1" }))).toThrow();
    expect(() => parseArticle("x", front({ published: "2026-13-02" }))).toThrow();
    expect(() => parseArticle("x", `${front()}\n<b>x</b>`)).toThrow(/does not draw/);
    expect(() => parseArticle("x", `${front()}\n[x](javascript:alert(1))`)).toThrow(/nowhere/);
  });

  it("gives Greek headings an address without accents, and unique ones", () => {
    const { body } = parseArticle("x", `${front()}\n## Πόσο αξίζει;\n\na\n\n## Πόσο αξίζει;\n\nb`);
    expect(chaptersOf(body).map((chapter) => chapter.id)).toEqual(["ποσο-αξιζει", "ποσο-αξιζει-2"]);
  });
});

/** An index of articles written for the test: `slug/locale` to a file's text. */
function indexOf(files: Record<string, string>): Articles {
  const folder = mkdtempSync(join(tmpdir(), "b4-articles-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, `${name}.md`), text);
    }
    const db = new DatabaseSync(":memory:");
    fillArticleIndex(db, folder);
    return new Articles(db);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("an index", () => {
  const articles = indexOf({
    "old/en": `${front({ title: "Growth on short video", published: "2026-01-01" })}\n## One\n\nText`,
    "old/el": front({ title: "Αλγόριθμος του TikTok", updated: "2026-05-01" }),
    "new/en": front({ title: "What it didn’t say", category: "brands", published: "2026-03-01" }),
    "same-day/en": front({ published: "2026-03-01", author: "maria-kallis" }),
    "same-day/el": front({ title: "ΟΔΗΓΟΣ", published: "2026-03-01" }),
  });
  const titles = (locale: "en" | "el", ...texts: string[]) =>
    articles
      .list(locale, { words: texts.map((text) => ({ text, categories: [] })) }, { limit: 10 })
      .map(({ title }) => title);

  it("lists the newest first, a part at a time", () => {
    const slugs = (limit: number, offset: number) =>
      articles.list("en", {}, { limit, offset }).map(({ slug }) => slug);
    expect(slugs(10, 0)).toEqual(["new", "same-day", "old"]);
    expect(slugs(1, 1)).toEqual(["same-day"]);
    expect(slugs(10, 3)).toEqual([]);
  });

  it("keeps to category and author, and counts what it would list", () => {
    expect(articles.list("en", { category: "brands" }, { limit: 10 })).toHaveLength(1);
    expect(articles.list("en", { author: "maria-kallis" }, { limit: 10 })).toHaveLength(1);
    expect(articles.count("en", { category: "growth" })).toBe(2);
    expect(articles.count("el")).toBe(2);
  });

  it("finds words whatever their case, accents, sigma and apostrophe", () => {
    expect(titles("el", "ΑΛΓΟΡΙΘΜΟΣ", "tiktok")).toEqual(["Αλγόριθμος του TikTok"]);
    expect(titles("el", "οδηγός")).toEqual(["ΟΔΗΓΟΣ"]);
    expect(titles("en", "didn't")).toEqual(["What it didn’t say"]);
  });

  it("asks for every word, as it is written", () => {
    expect(titles("en", "video", "growth")).toHaveLength(1);
    expect(titles("en", "video", "money")).toEqual([]);
    expect(titles("en", "%")).toEqual([]);
    expect(titles("en", "' OR 1=1 --")).toEqual([]);
  });

  it("finds the articles of a category by a word for it", () => {
    const words = [{ text: "clients", categories: ["brands" as const] }];
    expect(articles.list("en", { words }, { limit: 10 }).map(({ slug }) => slug)).toEqual(["new"]);
  });

  it("gives one article with and without its text", () => {
    expect(articles.find("en", "old")?.body.map(({ type }) => type)).toEqual([
      "heading",
      "paragraph",
    ]);
    expect(articles.summary("en", "old")).not.toHaveProperty("body");
    expect(articles.summary("en", "old")).not.toHaveProperty("markdown");
    expect(articles.markdown("en", "old")?.trim()).toBe("## One\n\nText");
  });

  it("knows who has an article, and when any changed", () => {
    expect(articles.locales("new")).toEqual(["en"]);
    expect(articles.locales("old")).toEqual(["en", "el"]);
    expect(articles.locales("nope")).toEqual([]);
    expect(articles.find("el", "new")).toBeUndefined();
    expect(articles.lastChange("el")).toBe("2026-05-01");
    expect(articles.entries("en").map(({ slug, languages }) => [slug, languages])).toEqual([
      ["new", ["en"]],
      ["old", ["en", "el"]],
      ["same-day", ["en", "el"]],
    ]);
  });

  it("is not made with a file or an address that is wrong, and names it", () => {
    expect(() => indexOf({ "bad/el": front({ category: "nope" }) })).toThrow(
      "content/articles/bad/el.md",
    );
    expect(() => indexOf({ "Not_An_Address/en": front() })).toThrow("Not_An_Address");
  });

  it("ignores what lies beside the articles", () => {
    expect(indexOf({ notes: "x", "one/en": front() }).count("en")).toBe(1);
  });
});

describe("ten thousand articles", () => {
  const ARTICLES_OF_A_LARGE_SITE = 10_000;
  let large: Articles;
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "b4-many-"));
    const db = new DatabaseSync(join(folder, "many.sqlite"));
    const few = join(folder, "few");
    for (const locale of ["en", "el"]) {
      mkdirSync(join(few, "a"), { recursive: true });
      writeFileSync(join(few, "a", `${locale}.md`), front());
    }
    fillArticleIndex(db, few);
    db.exec(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ARTICLES_OF_A_LARGE_SITE})
      INSERT INTO articles (locale, slug, category, author, audience, published, updated, summary, search_text)
      SELECT locale, slug || i, category, author, audience, published, updated,
        json_set(summary, '$.slug', slug || i), search_text || ' ' || i FROM articles, n`);
    large = new Articles(db);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const listed = (filter: ArticleFilter, part: Part) =>
    large.list("en", filter, part).map(({ slug }) => slug);

  it.each<[string, () => unknown, unknown]>([
    ["one", () => large.summary("en", "a5000")?.slug, "a5000"],
    ["the newest", () => listed({}, { limit: 3 }), ["a", "a1", "a10"]],
    [
      "a category",
      () => listed({ category: "growth" }, { limit: 1, offset: ARTICLES_OF_A_LARGE_SITE }),
      ["a9999"],
    ],
    [
      "a number of them",
      () => large.count("el", { category: "growth" }),
      ARTICLES_OF_A_LARGE_SITE + 1,
    ],
    [
      "a word",
      () => listed({ words: [{ text: "9999", categories: [] }] }, { limit: 24 }),
      ["a9999"],
    ],
  ])("are asked for %s", (_, ask, answer) => {
    expect(ask()).toEqual(answer);
  });
});

describe("the site's articles", () => {
  it("hold the contract's, each in both languages and of the same shape", () => {
    const slugs = siteArticles()
      .entries("en")
      .map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining([...ARTICLES]));
    for (const slug of slugs) {
      const en = siteArticles().find("en", slug);
      const el = siteArticles().find("el", slug);
      const shape = (article: typeof en) =>
        article?.body.filter((b) => b.type !== "paragraph").map((b) => b.type);
      expect(shape(el), slug).toEqual(shape(en));
      for (const key of ["category", "author", "published", "updated", "audience"] as const) {
        expect(el?.[key], `${slug} ${key}`).toBe(en?.[key]);
      }
      for (const related of en?.related ?? []) expect(slugs).toContain(related);
    }
  });
});
