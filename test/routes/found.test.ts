import { parse } from "node-html-parser";
import robotsParser from "robots-parser";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Site } from "../../server/site.ts";
import {
  alternatesOf,
  type CrawledPage,
  crawl,
  graphOf,
  type Language,
  meta,
  visibleText,
} from "../support/crawl.ts";
import {
  HOSTS,
  LANGUAGES,
  OPENING_PATHS,
  openSite,
  PUBLIC_PATHS,
  UNLISTED_PATHS,
} from "../support/site.ts";
import { xmlProblems } from "../support/xml.ts";

/** The contract's 86 and the open positions, in both languages. */
const INDEXABLE = 86 + 2 * OPENING_PATHS.length;
const MAX_TITLE = 60;
const DESCRIPTION = { min: 70, max: 160 };
const MAX_IMAGE_BYTES = 300_000;
const CRAWL_TIMEOUT_MS = 60_000;

type SitemapUrl = { url: string; lastmod: string; alternates: Record<string, string> };

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
    const xml = await (await get(`${HOSTS[language]}/sitemap.xml`)).text();
    sitemaps[language] = parse(xml)
      .querySelectorAll("url")
      .map((entry) => ({
        url: entry.querySelector("loc")?.text ?? "",
        lastmod: entry.querySelector("lastmod")?.text ?? "",
        alternates: Object.fromEntries(
          [...entry.childNodes]
            .filter((node) => "rawTagName" in node && node.rawTagName === "xhtml:link")
            .map((node) => parse(node.toString()).firstChild as ReturnType<typeof parse>)
            .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        ),
      }));
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

describe("structured data", () => {
  const all = () => listed().map(({ url }) => pageAt(url));
  const nodesOf = (page: CrawledPage, type: string) =>
    graphOf(page).filter((node) => node["@type"] === type);

  it("describes the organization and the website once on every page", () => {
    for (const page of all()) {
      expect(nodesOf(page, "Organization"), page.url).toHaveLength(1);
      expect(nodesOf(page, "WebSite"), page.url).toHaveLength(1);
    }
  });

  it("leads from home to the page in its breadcrumbs", () => {
    for (const page of all()) {
      const path = new URL(page.url).pathname;
      const trail = nodesOf(page, "BreadcrumbList");
      expect(trail, page.url).toHaveLength(path === "/" ? 0 : 1);
      if (path === "/") continue;
      const items = trail[0]?.itemListElement as { position: number; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items[0]?.item).toBe(`${HOSTS[page.language]}/`);
      expect(items.at(-1)?.item).toBe(page.url);
      for (const { item } of items) expect(pageAt(item).status).toBe(200);
    }
  });

  it("has a node for each kind of page, and only there", () => {
    const paths = (type: string) =>
      all()
        .filter((page) => page.language === "en" && nodesOf(page, type).length > 0)
        .map(({ url }) => new URL(url).pathname);
    expect(paths("Service")).toHaveLength(6);
    expect(paths("BlogPosting")).toHaveLength(13);
    expect(paths("ContactPage")).toEqual(["/contact"]);
    expect(paths("AboutPage")).toEqual(["/about"]);
    expect(paths("FAQPage")).toContain("/");
    expect(paths("JobPosting").sort()).toEqual([...OPENING_PATHS].sort());
    expect(paths("WebApplication")).toEqual(["/tiktok-analytics"]);
  });

  it("says nothing that the page doesn't show", () => {
    for (const page of all()) {
      const text = visibleText(page);
      const shows = (claim: unknown) =>
        expect(text.includes(String(claim).replace(/\s+/g, " ")), `${page.url}: ${claim}`).toBe(
          true,
        );
      for (const faq of nodesOf(page, "FAQPage")) {
        for (const { name, acceptedAnswer } of faq.mainEntity as {
          name: string;
          acceptedAnswer: { text: string };
        }[]) {
          shows(name);
          shows(acceptedAnswer.text);
        }
      }
      for (const article of nodesOf(page, "BlogPosting")) {
        shows(article.headline);
        shows((article.author as { name: string }).name);
      }
      for (const service of nodesOf(page, "Service")) shows(service.name);
    }
  });

  it("describes a job on the page of a single opening", async () => {
    const openings = all().filter(({ url }) => OPENING_PATHS.includes(new URL(url).pathname));
    expect(openings).toHaveLength(2 * OPENING_PATHS.length);
    for (const page of openings) {
      const [job, ...others] = nodesOf(page, "JobPosting");
      expect(others).toEqual([]);
      const text = visibleText(page);
      expect(job?.url).toBe(page.url);
      expect(page.links.some((link) => link.includes("/careers/apply?opening="))).toBe(true);
      for (const claim of [job?.title, ...String(job?.description).split("\n")]) {
        expect(text, page.url).toContain(String(claim));
      }
      const day = new Intl.DateTimeFormat(page.language === "el" ? "el-GR" : "en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      }).format(new Date(String(job?.datePosted)));
      expect(text).toContain(day);
    }
  });

  it("can't be broken out of", async () => {
    for (const page of all()) {
      const [script] = page.root.querySelectorAll('script[type="application/ld+json"]');
      expect(script?.rawText).not.toMatch(/[<>]/);
    }
  });
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

  it("/llms.txt leads to pages and to every article as Markdown", async () => {
    const response = await get(`${host}/llms.txt`);
    const text = await response.text();
    expect(text).toMatch(/^# B4\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .+$/gm)].map(([, link]) => link ?? "");
    expect(links.filter((link) => link.endsWith(".md"))).toHaveLength(13);
    for (const link of links) expect((await get(link)).status, link).toBe(200);
  });

  it("articles are Markdown at their address plus .md", async () => {
    const page = pageAt(`${host}/blog/tiktok-likes-guide`);
    const link = page.root.querySelector('link[type="text/markdown"]')?.getAttribute("href") ?? "";
    expect(link).toBe(`${page.url}.md`);
    const response = await get(link);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("link")).toBe(`<${page.url}>; rel="canonical"`);
    expect(await response.text()).toMatch(/^# /);
    expect((await get(`${host}/blog/nope.md`)).status).toBe(404);
  });
});

describe("addresses that moved", () => {
  it("are found only where no page is", async () => {
    const response = await get(`${HOSTS.el}/insights?x=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/blog?x=1");
    const { REDIRECTS } = await import("../../content/facts/redirects.ts");
    for (const { from, to } of REDIRECTS) {
      expect((await get(`${HOSTS.en}${to}`)).status, to).toBe(200);
      expect((await get(`${HOSTS.en}${from}`)).headers.get("location"), from).toBe(to);
    }
  });
});

describe("IndexNow", () => {
  it("finds the key where it is configured, and nothing elsewhere", async () => {
    const key = "0123456789abcdef";
    const configured = await openSite({ INDEXNOW_KEY: key });
    const response = await configured.fetch(new Request(`${HOSTS.el}/${key}.txt`));
    expect(await response.text()).toBe(key);
    expect((await get(`${HOSTS.el}/${key}.txt`)).status).toBe(404);
  });
});

describe("the search page", () => {
  it.each([
    [`${HOSTS.en}/search?q=live+management`, "/services/tiktok-live"],
    [`${HOSTS.el}/search?q=diaxeirisi+live`, "/services/tiktok-live"],
    [`${HOSTS.el}/search?q=${encodeURIComponent("ΣΥΝΕΡΓΑΣΊΕΣ")}`, "/services/brand-partnerships"],
  ])("%s finds %s", async (url, path) => {
    const root = parse(await (await get(url)).text());
    const hits = root.querySelectorAll(".found-hit");
    expect(hits.map((hit) => hit.getAttribute("href"))).toContain(path);
    expect(root.querySelectorAll("mark").length).toBeGreaterThan(0);
    expect(root.querySelector('input[name="q"]')?.getAttribute("value")).toBe(
      new URL(url).searchParams.get("q"),
    );
  });

  it.each([
    ["nothing asked", ""],
    ["only spaces", "?q=%20%20"],
    ["nothing found", "?q=xyzzyqwfp"],
    ["an over-long query", `?q=${"live+".repeat(500)}`],
    ["markup", "?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["broken bytes", "?q=%F0%28%8C%28"],
    ["several", "?q=live&q=talent&in=nope"],
  ])("has an answer to %s", async (_name, query) => {
    for (const host of Object.values(HOSTS)) {
      const response = await get(`${host}/search${query}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('content="noindex');
      expect(html).not.toContain("<script>alert(1)");
      expect(parse(html).querySelectorAll("h1")).toHaveLength(1);
    }
  });

  it("answers the dialog with the same results", async () => {
    const url = `${HOSTS.en}/api/search?q=hashtags`;
    const { found } = (await (await get(url)).json()) as { found: { total: number } };
    const page = await (await get(`${HOSTS.en}/search?q=hashtags`)).text();
    expect(found.total).toBeGreaterThan(0);
    expect(page).toContain(`${found.total} results`);
  });
});

describe("/test-og-differences", () => {
  const compare = async (query: string) =>
    parse(await (await get(`${HOSTS.en}/test-og-differences${query}`)).text());

  it("marks differences by a word", async () => {
    const same = await compare("?left=/about&leftLang=en&right=/about&rightLang=en");
    const words = (root: ReturnType<typeof parse>) =>
      new Set(root.querySelectorAll(".og-tags td:last-child").map(({ text }) => text));
    expect(words(same)).toEqual(new Set(["Same"]));
    const other = await compare(
      "?left=/about&leftLang=en&right=/blog/tiktok-likes-guide&rightLang=el",
    );
    expect(words(other)).toEqual(new Set(["Same", "Differs", "Only right"]));
  });

  it("finds no problem on any page", async () => {
    for (const path of ["/", "/careers/apply", "/blog/brand-deal-pricing"]) {
      const root = await compare(`?left=${path}&right=${path}`);
      const verdicts = root.querySelectorAll(".og-pair .og-table td:last-child");
      expect(verdicts.length).toBeGreaterThanOrEqual(14);
      for (const { text } of verdicts) expect(text, path).not.toBe("Problem");
      expect(root.querySelectorAll(".og-card img")).toHaveLength(6);
    }
  });

  it("takes unknown values for the home page", async () => {
    const root = await compare("?left=https://evil.example&leftLang=fr&right=/nope");
    const links = root
      .querySelectorAll(".og-tags thead a")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual([`${HOSTS.en}/`, `${HOSTS.el}/`]);
  });
});
