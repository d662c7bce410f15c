import { describe, expect, it } from "vitest";
import { ARTICLE_SLUGS, chaptersOf, findArticle, parseArticle } from "./articles.server.ts";

const FRONT = `---
title: A
metaTitle: B
description: ${"d".repeat(80)}
lead: L
category: growth
author: theo-marsh
published: 2026-01-02
updated: 2026-01-03
audience: creators
related: [a, b, c]
---
`;

describe("parseArticle", () => {
  it("reads front matter and counts minutes", () => {
    const article = parseArticle("x", `${FRONT}\n${"word ".repeat(600)}`);
    expect(article.minutes).toBe(3);
    expect(article.author).toBe("theo-marsh");
  });

  it("refuses an unknown key, a bad date and HTML", () => {
    expect(() => parseArticle("x", FRONT.replace("lead: L", "lead: L\nextra: 1"))).toThrow();
    expect(() => parseArticle("x", FRONT.replace("2026-01-02", "2026-13-02"))).toThrow();
    expect(() => parseArticle("x", `${FRONT}\n<b>x</b>`)).toThrow(/does not draw/);
    expect(() => parseArticle("x", `${FRONT}\n[x](javascript:alert(1))`)).toThrow(/nowhere/);
  });

  it("gives Greek headings an address without accents, and unique ones", () => {
    const { body } = parseArticle("x", `${FRONT}\n## Πόσο αξίζει;\n\na\n\n## Πόσο αξίζει;\n\nb`);
    expect(chaptersOf(body).map((chapter) => chapter.id)).toEqual(["ποσο-αξιζει", "ποσο-αξιζει-2"]);
  });
});

describe("the site's articles", () => {
  it("are thirteen, each in both languages and of the same shape", () => {
    expect(ARTICLE_SLUGS).toHaveLength(13);
    for (const slug of ARTICLE_SLUGS) {
      const en = findArticle("en", slug);
      const el = findArticle("el", slug);
      const shape = (article: typeof en) =>
        article?.body.filter((b) => b.type !== "paragraph").map((b) => b.type);
      expect(shape(el), slug).toEqual(shape(en));
      for (const key of ["category", "author", "published", "updated", "audience"] as const) {
        expect(el?.[key], `${slug} ${key}`).toBe(en?.[key]);
      }
      for (const related of en?.related ?? []) expect(ARTICLE_SLUGS).toContain(related);
    }
  });
});
