import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { type CrawledPage, meta, readPage } from "../support/crawl.ts";
import { HOSTS, LANGUAGES, openSite, UNLISTED_PATHS } from "../support/site.ts";
import { readSitemap } from "../support/sitemap.ts";

const TIMEOUT_MS = 120_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
const get = (url: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(url, { headers }));

const markdownOf = (url: string) => `${url.endsWith("/") ? `${url}index` : url}.md`;

/** A text by its words alone: spaces and marks are Markdown's affair. */
const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ").replace(/ 2060 /g, " ");

const isShown = (element: HTMLElement): boolean =>
  element.getAttribute("aria-hidden") !== "true" &&
  !element.hasAttribute("hidden") &&
  !["NAV", "SVG", "BUTTON", "SEARCH"].includes(element.tagName) &&
  (!element.parentNode?.tagName || isShown(element.parentNode));

/** Headings and paragraphs of a page's main part, as whoever reads them has them. */
function shownIn({ root }: CrawledPage): string[] {
  return root
    .querySelectorAll("main h1, main h2, main h3, main p, main dt, main th")
    .filter((element) => isShown(element) && !element.querySelector("[aria-hidden], svg, button"))
    .filter((element) => !element.closest("form"))
    .map((element) => wordsOf(element.structuredText || element.text));
}

describe.each(LANGUAGES)("Markdown in %s", (language) => {
  const host = HOSTS[language];

  it(
    "is there of every listed page, and says what the page shows",
    async () => {
      const listed = await readSitemap(site, language);
      expect(listed.length).toBeGreaterThan(40);
      for (const { url } of listed) {
        const page = await readPage(site, url);
        const link = page.root.querySelector('link[type="text/markdown"]')?.getAttribute("href");
        expect(link).toBe(markdownOf(url));
        const response = await get(markdownOf(url));
        const text = await response.text();
        expect(response.status, url).toBe(200);
        expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
        expect(response.headers.get("link")).toBe(`<${url}>; rel="canonical"`);
        expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
        expect(text, url).toMatch(/^# .+\n/);
        expect(text.match(/^# /gm), url).toHaveLength(1);
        expect(text).toContain(url);
        expect(text, url).not.toMatch(/undefined|\[object|class=|\{\{|<\w|&\w+;/);
        // An article's is its source, which has figures in words and no way on.
        if (new URL(url).pathname.startsWith("/blog/")) continue;
        expect(text).toContain(meta(page, "description"));
        const words = wordsOf(text.replace(/\]\([^)]*\)/g, "]").replace(/\\/g, ""));
        for (const shown of shownIn(page)) expect(words, url).toContain(shown);
        const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) =>
          decodeURI(href),
        );
        for (const href of links.filter((link) => link.startsWith(host))) {
          expect(page.links.map(decodeURI), url).toContain(href);
        }
      }
    },
    TIMEOUT_MS,
  );

  it("is listed in /llms.txt, page by page, each with a line about it", async () => {
    const response = await get(`${host}/llms.txt`);
    const text = await response.text();
    expect(text).toMatch(/^# B4\n\n> .+\n/);
    const lines = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .{20,}$/gm)];
    const links = lines.map(([, link]) => link ?? "");
    const listed = await readSitemap(site, language);
    expect(links.filter((link) => link.endsWith(".md")).sort()).toEqual(
      listed.map(({ url }) => markdownOf(url)).sort(),
    );
    for (const link of links.filter((link) => !link.endsWith(".md"))) {
      expect((await get(link)).status, link).toBe(200);
    }
  });

  it("has a tag for whoever has it already", async () => {
    const url = `${host}/about.md`;
    const etag = (await get(url)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    expect((await get(url, { "if-none-match": etag })).status).toBe(304);
  });

  it("is of no page that isn't listed, and of none that isn't there", async () => {
    const missing = [
      "/nope",
      "/blog/nope",
      "/careers/nope",
      "/a/b",
      "/a/b/c",
      "/search",
      "/index/",
    ];
    for (const path of [...UNLISTED_PATHS, ...missing]) {
      expect((await get(`${host}${path}.md`)).status, path).toBe(404);
    }
    expect((await get(`${host}/About.md`)).headers.get("location")).toBe(`${host}/about.md`);
  });
});
