import { createRequire } from "node:module";
import Ajv from "ajv";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES } from "../../app/content/categories.ts";
import type { Site } from "../../server/site.ts";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";
import { xmlProblems } from "../support/xml.ts";

const ARTICLES = 13;

/** JSON Feed 1.1 by its published JSON schema. */
const schema = createRequire(import.meta.url)("jsonfeed-schema/schema-v1.1.json");
const isJsonFeed = new Ajv({
  strict: false,
  formats: { uri: URL.canParse, "date-time": (text: string) => !Number.isNaN(Date.parse(text)) },
}).compile(schema);

type JsonItem = { id: string; content_html: string; image: string; date_modified: string };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
const get = (url: string) => site.fetch(new Request(url));

describe.each(LANGUAGES)("feeds in %s", (language) => {
  const host = HOSTS[language];

  it("are announced on every page", async () => {
    const root = parse(await (await get(`${host}/about`)).text());
    for (const [type, href] of [
      ["application/atom+xml", "/feed.xml"],
      ["application/feed+json", "/feed.json"],
    ]) {
      const link = root.querySelector(`link[rel="alternate"][type="${type}"]`);
      expect(link?.getAttribute("href")).toBe(href);
      expect(link?.getAttribute("title")).toBeTruthy();
    }
  });

  it("Atom follows RFC 4287", async () => {
    const response = await get(`${host}/feed.xml`);
    const xml = await response.text();
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(await xmlProblems(xml, "atom")).toEqual([]);
    expect(xml).toContain(`xml:lang="${language === "el" ? "el-GR" : "en-US"}"`);
    expect(xml.match(/<entry>/g)).toHaveLength(ARTICLES);
  });

  it("a broken Atom feed would be noticed", async () => {
    const xml = await (await get(`${host}/feed.xml`)).text();
    expect(await xmlProblems(xml.replace(/<updated>[^<]*<\/updated>/, ""), "atom")).not.toEqual([]);
  });

  it("JSON Feed follows its schema and says the same as Atom", async () => {
    const feed = (await (await get(`${host}/feed.json`)).json()) as { items: JsonItem[] };
    expect(isJsonFeed(feed), JSON.stringify(isJsonFeed.errors)).toBe(true);
    const atom = parse(await (await get(`${host}/feed.xml`)).text());
    const ids = atom.querySelectorAll("entry > id").map(({ text }) => text);
    expect(feed.items.map(({ id }) => id)).toEqual(ids);
    const contents = atom.querySelectorAll("entry > content").map(({ text }) => text.trim());
    expect(feed.items.map(({ content_html }) => content_html.trim())).toEqual(contents);
  });

  it("are there for each category, announced on its page and listed", async () => {
    const all = (await (await get(`${host}/feed.json`)).json()) as { items: JsonItem[] };
    const llms = await (await get(`${host}/llms.txt`)).text();
    const ids: string[] = [];
    for (const category of CATEGORIES) {
      const root = parse(await (await get(`${host}/blog?category=${category}`)).text());
      const hrefs = root
        .querySelectorAll('head link[rel="alternate"][type*="feed"], head link[type*="atom"]')
        .map((link) => link.getAttribute("href"));
      const own = `/feeds/${category}`;
      expect([...new Set(hrefs)].sort()).toEqual(
        ["/feed.json", "/feed.xml", `${own}.json`, `${own}.xml`].sort(),
      );
      expect(llms).toContain(`(${host}${own}.xml)`);
      const response = await get(`${host}${own}.json`);
      const etag = response.headers.get("etag") ?? "";
      const feed = (await response.json()) as {
        feed_url: string;
        title: string;
        items: JsonItem[];
      };
      expect(isJsonFeed(feed), JSON.stringify(isJsonFeed.errors)).toBe(true);
      expect(feed.feed_url).toBe(`${host}${own}.json`);
      const atom = await get(`${host}${own}.xml`);
      expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
      const xml = await atom.text();
      expect(await xmlProblems(xml, "atom")).toEqual([]);
      expect(xml).toContain(`<id>${host}${own}.xml</id>`);
      expect(xml.match(/<entry>/g)).toHaveLength(feed.items.length);
      ids.push(...feed.items.map(({ id }) => id));
      const again = new Request(`${host}${own}.json`, { headers: { "if-none-match": etag } });
      expect((await site.fetch(again)).status).toBe(304);
    }
    // Each article is in one of them.
    expect(ids.sort()).toEqual(all.items.map(({ id }) => id).sort());
    const guide = parse(await (await get(`${host}/blog`)).text());
    expect(guide.querySelector('link[href^="/feeds/"]')).toBeNull();
    for (const end of ["xml", "json"]) {
      expect((await get(`${host}/feeds/nope.${end}`)).status).toBe(404);
    }
  });

  it("hold whole articles, newest first, with absolute links that lead somewhere", async () => {
    const { items } = (await (await get(`${host}/feed.json`)).json()) as { items: JsonItem[] };
    expect(items).toHaveLength(ARTICLES);
    const links = new Set<string>();
    for (const item of items) {
      const article = parse(await (await get(item.id)).text());
      const headings = parse(item.content_html).querySelectorAll("h2");
      expect(headings.length).toBeGreaterThanOrEqual(4);
      // On the page, joiners keep together what no line should break apart.
      const shown = article
        .querySelectorAll("h2")
        .map(({ text }) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
      for (const { text } of headings) expect(shown, item.id).toContain(text);
      expect(item.content_html).not.toMatch(/href="\/|<script|undefined/);
      for (const link of parse(item.content_html).querySelectorAll("a")) {
        links.add(link.getAttribute("href") ?? "");
      }
      expect((await get(item.image)).status).toBe(200);
    }
    for (const link of links) {
      if (link.startsWith(host)) expect((await get(link)).status, link).toBe(200);
    }
    const days = items.map((item) => item.date_modified);
    expect(days.every((day) => /^\d{4}-\d\d-\d\dT00:00:00Z$/.test(day))).toBe(true);
  });
});
