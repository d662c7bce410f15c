import robotsParser from "robots-parser";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Site } from "../../server/site.ts";
import { alternatesOf, type CrawledPage, crawl, type Language, meta } from "../support/crawl.ts";
import {
  HOSTS,
  LANGUAGES,
  OPENING_PATHS,
  openSite,
  PAGE_PATHS,
  PUBLIC_PATHS,
  UNLISTED_PATHS,
} from "../support/site.ts";
import { readSitemap, type SitemapUrl } from "../support/sitemap.ts";
import { xmlProblems } from "../support/xml.ts";

/** The contract's pages but for those kept out, and the open positions, in both languages. */
const INDEXABLE = 2 * (PAGE_PATHS.length - UNLISTED_PATHS.length + OPENING_PATHS.length);
const MAX_TITLE = 60;
const DESCRIPTION = { min: 70, max: 160 };
const MAX_IMAGE_BYTES = 300_000;
const CRAWL_TIMEOUT_MS = 180_000;

let site: Site;
let pages: Map<string, CrawledPage>;
const sitemaps: Record<Language, SitemapUrl[]> = { en: [], el: [] };

const get = (url: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(url, { headers }));
const listed = () => [...sitemaps.en, ...sitemaps.el];
const pageAt = (url: string): CrawledPage => {
  const page = pages.get(url);
  if (!page) throw new Error(`No link leads to ${url}`);
  return page;
};

beforeAll(async () => {
  site = await openSite();
  pages = await crawl(site);
  for (const language of LANGUAGES) {
    sitemaps[language] = await readSitemap(site, language);
  }
}, CRAWL_TIMEOUT_MS);

describe("a crawl of both hosts", () => {
  it("finds every page of the sitemaps by links, and the sitemaps hold every page", () => {
    expect(listed()).toHaveLength(INDEXABLE);
    for (const language of LANGUAGES) {
      const paths = sitemaps[language].map(({ url }) => new URL(url).pathname).sort();
      const wanted = PUBLIC_PATHS.filter((path) => !UNLISTED_PATHS.includes(path));
      expect(paths).toEqual([...wanted].sort());
      for (const { url } of sitemaps[language]) expect(pageAt(url).status, url).toBe(200);
    }
  });

  it("meets no broken link and no redirect", () => {
    for (const page of pages.values()) {
      for (const link of page.links) {
        const [address = "", fragment] = link.split("#");
        const target = pageAt(address);
        // The staff area may ask for a sign-in.
        if (new URL(address).pathname.startsWith("/admin")) continue;
        expect(target.status, `${page.url} → ${link}`).toBe(200);
        if (fragment) {
          const place = target.root.querySelector(`[id="${decodeURIComponent(fragment)}"]`);
          expect(place, `${page.url} → ${link}`).toBeTruthy();
        }
      }
    }
  });

  it("finds titles and descriptions of their own, of the right length", () => {
    for (const language of LANGUAGES) {
      const titles = new Set<string>();
      const descriptions = new Set<string>();
      for (const { url } of sitemaps[language]) {
        const page = pageAt(url);
        const title = page.root.querySelectorAll("head title").map(({ text }) => text);
        expect(title, url).toHaveLength(1);
        expect(title[0]?.length, url).toBeLessThanOrEqual(MAX_TITLE);
        const description = meta(page, "description") ?? "";
        expect(description.length, url).toBeGreaterThanOrEqual(DESCRIPTION.min);
        expect(description.length, url).toBeLessThanOrEqual(DESCRIPTION.max);
        titles.add(title[0] ?? "");
        descriptions.add(description);
      }
      expect(titles.size).toBe(INDEXABLE / 2);
      expect(descriptions.size).toBe(INDEXABLE / 2);
    }
  });

  it("finds one canonical address, the page's own, and alternates that point back", () => {
    for (const { url, alternates } of listed()) {
      const page = pageAt(url);
      const canonical = page.root.querySelectorAll('link[rel="canonical"]');
      expect(canonical.map((link) => link.getAttribute("href"))).toEqual([url]);
      expect(meta(page, "og:url")).toBe(url);
      expect(Object.keys(alternates)).toEqual(["en", "el", "x-default"]);
      expect(alternatesOf(page), url).toEqual(alternates);
      expect(alternates[page.language]).toBe(url);
      expect(alternates["x-default"]).toBe(alternates.en);
      for (const other of Object.values(alternates)) {
        expect(alternatesOf(pageAt(other)), `${url} ← ${other}`).toEqual(alternates);
      }
    }
  });

  it("finds both languages named, and the other as alternate", () => {
    for (const { url } of listed()) {
      const page = pageAt(url);
      const [own, other] = page.language === "en" ? ["en_US", "el_GR"] : ["el_GR", "en_US"];
      expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(page.language);
      expect(meta(page, "og:locale")).toBe(own);
      expect(meta(page, "og:locale:alternate")).toBe(other);
      expect(meta(page, "twitter:card")).toBe("summary_large_image");
      expect(meta(page, "robots")).toBeUndefined();
    }
  });

  it("keeps other pages out of search engines, without canonical or alternates", () => {
    const urls = new Set(listed().map(({ url }) => url));
    const others = [...pages.values()].filter(
      ({ url, status, html }) => status === 200 && html && !urls.has(url.split("?")[0] ?? ""),
    );
    expect(others.map(({ url }) => new URL(url).pathname)).toContain("/search");
    for (const page of others) {
      expect(meta(page, "robots"), page.url).toMatch(/^noindex/);
      expect(page.root.querySelector('link[rel="canonical"]')).toBeNull();
      expect(alternatesOf(page)).toEqual({});
    }
  });

  it(
    "gives a crawler what a visitor gets",
    async () => {
      const robot = {
        "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      };
      // Both ask at the same moment: pages show clocks.
      vi.useFakeTimers({ toFake: ["Date"] });
      for (const { url } of listed()) {
        const [robots, visitors] = [await get(url, robot), await get(url)];
        expect((await robots.text()) === (await visitors.text()), url).toBe(true);
        expect(robots.headers.get("vary")).toBe(visitors.headers.get("vary"));
      }
      vi.useRealTimers();
    },
    CRAWL_TIMEOUT_MS,
  );

  it(
    "finds a share image on every page, each its own",
    async () => {
      const images = new Set<string>();
      for (const { url } of listed()) {
        const page = pageAt(url);
        const image = meta(page, "og:image") ?? "";
        expect(new URL(image).origin).toBe(new URL(url).origin);
        const response = await get(image);
        expect(response.status, url).toBe(200);
        expect(response.headers.get("cache-control")).toContain("immutable");
        expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.length, url).toBeLessThan(MAX_IMAGE_BYTES);
        const { format, width, height } = await sharp(bytes).metadata();
        expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
        expect(meta(page, "og:image:width")).toBe("1200");
        expect(meta(page, "og:image:height")).toBe("630");
        expect(meta(page, "og:image:alt")).toBeTruthy();
        images.add(image);
      }
      expect(images.size).toBe(INDEXABLE);
    },
    CRAWL_TIMEOUT_MS,
  );
});

describe.each(LANGUAGES)("files for machines in %s", (language) => {
  const host = HOSTS[language];

  it("/sitemap.xml follows the protocol and has true dates", async () => {
    const response = await get(`${host}/sitemap.xml`);
    expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
    expect(await xmlProblems(await response.text(), "sitemap")).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    for (const { url, lastmod } of sitemaps[language]) {
      expect(lastmod <= today, `${url} ${lastmod}`).toBe(true);
      const page = pageAt(url);
      const modified = meta(page, "article:modified_time");
      if (modified) expect(lastmod).toBe(modified);
    }
    expect((await get(`${host}/sitemaps/1.xml`)).status).toBe(404);
  });

  it("/robots.txt lets pages in and names the sitemap", async () => {
    const url = `${host}/robots.txt`;
    const robots = robotsParser(url, await (await get(url)).text());
    expect(robots.getSitemaps()).toEqual([`${host}/sitemap.xml`]);
    for (const { url } of sitemaps[language]) expect(robots.isAllowed(url, "Googlebot")).toBe(true);
    // Closed to crawlers, a page could not say that it wants to stay out.
    expect(robots.isAllowed(`${host}/admin`, "Googlebot")).toBe(true);
    expect(robots.isAllowed(`${host}/backend/items/x`, "Googlebot")).toBe(false);
  });
});
