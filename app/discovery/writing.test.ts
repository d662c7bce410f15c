import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../content/markdown.server.ts";
import { contentIn } from "../content/shown.server.ts";
import { articleHtml } from "./feeds/article-html.server.ts";
import { figuresInWords } from "./feeds/figures-in-words.server.ts";
import { articleMarkdown } from "./markdown/article-markdown.server.ts";
import { element, elements, xmlDocument } from "./markup.ts";

const figures = { ...figuresInWords(contentIn("en")), hook: "<3 s" };
const writing = { origin: "https://b4.example", figures };

describe("articleHtml", () => {
  const html = (markdown: string) => articleHtml(parseMarkdown(markdown), writing);

  it("writes every block", () => {
    expect(html("## Head\n\nText with **weight**.")).toBe(
      "<h2>Head</h2>\n<p>Text with <strong>weight</strong>.</p>",
    );
    expect(html("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
    expect(html("3. c\n4. d")).toBe('<ol start="3"><li>c</li><li>d</li></ol>');
    expect(html("| a |\n| --- |\n| b |")).toBe(
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    );
  });

  it("makes links absolute, says figures in words and escapes", () => {
    expect(html("[us](/team) & `a<b`")).toBe(
      '<p><a href="https://b4.example/team">us</a> &amp; <code>a&lt;b</code></p>',
    );
    expect(html("```figure\nhook\n```")).toBe("<p>&lt;3 s</p>");
  });

  it("has a number and what it says in one paragraph, and takes no number that says nothing", () => {
    expect(html("```number\n$520\nis the floor.\n```")).toBe(
      "<p><strong>$520</strong> is the floor.</p>",
    );
    expect(() => html("```number\n$520\n```")).toThrow("two lines");
    expect(() => html("```number\n$520\nis\nthe floor\n```")).toThrow("two lines");
    expect(() => html("```number\nfive hundred\nis the floor\n```")).toThrow("few letters");
  });

  it("leaves out a frame, which hangs at a heading only", () => {
    expect(html("### Part\n\n```frame\nhost\n```\n\nText")).toBe("<h3>Part</h3>\n<p>Text</p>");
    expect(() => html("Text\n\n```frame\nhost\n```")).toThrow("under a heading");
    expect(() => html("### Part\n\n```frame\nnobody\n```")).toThrow("Not a frame");
  });

  it("has two sides as a table, of three columns", () => {
    const sides = (table: string) => html(`\`\`\`sides\n${table}\n\`\`\``);
    expect(sides("| a | b | c |\n| --- | --- | --- |\n| d | e | f |")).toMatch(
      /^<table>.*<\/table>$/,
    );
    expect(() => sides("| a | b |\n| --- | --- |\n| d | e |")).toThrow("three columns");
  });
});

describe("articleMarkdown", () => {
  it.each(["en", "el"] as const)("is a document of its own in %s", (locale) => {
    const figures = figuresInWords(contentIn(locale));
    for (const slug of [
      "growing-tiktok-following",
      "tiktok-growth-strategies",
      "brand-partnerships",
    ]) {
      const text = articleMarkdown(contentIn(locale), slug, { ...writing, figures });
      expect(text).toMatch(/^# .+\n\n.+, 2026-\d\d-\d\d\. https:\/\/b4\.example\/blog\//);
      expect(text).not.toMatch(/```|\]\(\/|^---$/m);
    }
  });

  it("is none for an article that isn't there", () => {
    expect(articleMarkdown(contentIn("en"), "nope", writing)).toBeUndefined();
  });
});

describe("xmlDocument", () => {
  it("escapes texts and attributes and drops what XML can't hold", () => {
    const inner = element("b", 'a < b & "c"\u0000', { href: "?a=1&b=2" });
    expect(xmlDocument(element("a", elements([inner])))).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<a>\n<b href="?a=1&amp;b=2">a &lt; b &amp; &quot;c&quot;</b>\n</a>\n',
    );
  });
});
