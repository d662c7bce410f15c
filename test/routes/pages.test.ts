import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { SERVICES } from "../../content/facts/services.ts";
import { allowedHashes, hashesOf, inlineSources } from "../support/inline-sources.ts";
import {
  HOSTS,
  LANGUAGES,
  OPENING_PATHS,
  openSite,
  PAGE_PATHS,
  PUBLIC_PATHS,
  pick,
  UNLISTED_PATHS,
} from "../support/site.ts";

const MAX_TITLE = 60;
const DESCRIPTION = { min: 70, max: 160 };

type Page = { lang: "en" | "el"; path: string; response: Response; html: string };
const pages: Page[] = [];

beforeAll(async () => {
  const site = await openSite();
  for (const lang of LANGUAGES) {
    for (const path of PUBLIC_PATHS) {
      const response = await site.fetch(new Request(`${HOSTS[lang]}${path}`));
      pages.push({ lang, path, response, html: await response.clone().text() });
    }
  }
});

const titleOf = (html: string) => pick(html, /<title>([^<]*)<\/title>/) ?? "";
const descriptionOf = (html: string) =>
  pick(html, /<meta name="description" content="([^"]*)"/) ?? "";

/** The table of section 2: paths after each other, those of articles by their last part. */
function specifiedPaths(): string[] {
  const text = readFileSync(new URL("../../docs/specification.md", import.meta.url), "utf8");
  const rows = text.match(/^\| [A-Z][\w ]+ \| \/.*$/gm) ?? [];
  return rows.flatMap((row) => {
    const [start = "", list] = row.split("followed by:");
    const paths = start.match(/\/[\w/-]*/g) ?? [];
    if (!list) return paths;
    return (list.match(/[\w-]+/g) ?? []).map((slug) => `${paths[0]}${slug}`);
  });
}

it("are the specification's 46 and what its lists have grown by; all but /admin are for everybody", () => {
  const specified = specifiedPaths();
  expect(specified).toHaveLength(46);
  expect(PAGE_PATHS).toEqual(expect.arrayContaining(specified));
  const more = PAGE_PATHS.filter((path) => !specified.includes(path));
  expect(more.filter((path) => !/^\/(?:services|case-studies|blog)\//.test(path))).toEqual([]);
  expect(pages).toHaveLength(2 * (PAGE_PATHS.length - 1 + OPENING_PATHS.length));
});

describe.each(LANGUAGES)("every page in %s", (lang) => {
  it.each(PUBLIC_PATHS)("%s", (path) => {
    const { response, html } = pages.find((p) => p.lang === lang && p.path === path) as Page;
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const seen = html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(seen).not.toMatch(/lorem ipsum|coming soon|\{\{|undefined<\/|σύντομα κοντά σας/i);
    expect(html).not.toMatch(/\sstyle="/);

    expect(titleOf(html)).toMatch(/^.+ \| B4( \S+)?$/);
    expect(titleOf(html).length).toBeLessThanOrEqual(MAX_TITLE);
    expect(descriptionOf(html).length).toBeGreaterThanOrEqual(DESCRIPTION.min);
    expect(descriptionOf(html).length).toBeLessThanOrEqual(DESCRIPTION.max);

    // Public HTML never depends on a cookie, and the policy is the one of these very bytes.
    expect(response.headers.get("set-cookie")).toBeNull();
    const policy = response.headers.get("content-security-policy");
    const { scripts, styles } = inlineSources(html);
    expect(allowedHashes(policy, "script")).toEqual(hashesOf(scripts));
    expect(allowedHashes(policy, "style")).toEqual(hashesOf(styles));
    expect(styles.length).toBeGreaterThan(0);
    expect(html + policy).not.toContain("nonce");
  });

  it("has titles and descriptions of their own", () => {
    const listed = pages.filter((p) => p.lang === lang && !UNLISTED_PATHS.includes(p.path));
    const count = PAGE_PATHS.length - UNLISTED_PATHS.length + OPENING_PATHS.length;
    expect(listed).toHaveLength(count);
    expect(new Set(listed.map((p) => titleOf(p.html))).size).toBe(count);
    expect(new Set(listed.map((p) => descriptionOf(p.html))).size).toBe(count);
  });

  it("names itself canonical and both languages as alternates", () => {
    for (const { path, html } of pages.filter((p) => p.lang === lang)) {
      const canonical = pick(html, /<link rel="canonical" href="([^"]*)"/);
      if (UNLISTED_PATHS.includes(path)) {
        expect(html, path).toContain('name="robots" content="noindex');
        continue;
      }
      expect(canonical).toBe(`${HOSTS[lang]}${path}`);
      for (const code of LANGUAGES) {
        const alternate = new RegExp(`hrefLang="${code}" href="([^"]*)"`, "i");
        expect(pick(html, alternate)).toBe(`${HOSTS[code]}${path}`);
      }
      expect(pick(html, /hrefLang="x-default" href="([^"]*)"/i)).toBe(`${HOSTS.en}${path}`);
    }
  });

  it("describes the organization and the website, with a search action", () => {
    for (const { html } of pages.filter((p) => p.lang === lang)) {
      const json = pick(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? "";
      const graph = JSON.parse(json)["@graph"] as Record<string, unknown>[];
      expect(graph.map((node) => node["@type"])).toEqual(
        expect.arrayContaining(["Organization", "WebSite"]),
      );
      expect(JSON.stringify(graph)).toContain(`${HOSTS[lang]}/search?q={search_term_string}`);
    }
  });

  it("links to nothing that isn't there", () => {
    for (const { path, html } of pages.filter((p) => p.lang === lang)) {
      for (const [, href = ""] of html.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)) {
        const target = new URL(href.replace(/&amp;/g, "&"), HOSTS[lang]).pathname;
        const isFile = /\.[a-z0-9]+$/.test(target);
        const isKnown =
          isFile || target === "/search" || [...PAGE_PATHS, ...OPENING_PATHS].includes(target);
        expect(isKnown, `${path} → ${href}`).toBe(true);
      }
    }
  });
});

describe("header and footer", () => {
  const services = SERVICES.map(({ slug }) => `/services/${slug}`);
  const links = [
    "/",
    "/services",
    "/blog",
    "/about",
    "/contact",
    "/creators",
    "/brands",
    ...services,
    // Beside the specification's list: where its search action leads.
    "/search",
  ];
  const footerLinks = [
    ...services,
    "/creators/join",
    "/brands/campaigns",
    "/about",
    "/team",
    "/blog",
    "/careers",
    "/contact",
    "/privacy",
    "/terms",
  ];
  const hrefs = (part: string) =>
    new Set([...part.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href));

  it("hold exactly the links of the specification on every page", () => {
    for (const { path, html } of pages) {
      const header = pick(html, /<header[^>]*>([\s\S]*?)<\/header>/) ?? "";
      const footer = pick(html, /<footer[^>]*>([\s\S]*?)<\/footer>/) ?? "";
      expect([...hrefs(header)].sort(), path).toEqual([...links].sort());
      expect([...hrefs(footer)].sort(), path).toEqual([...footerLinks].sort());
      expect(footer.match(/rel="me /g), path).toHaveLength(5);
      expect(footer).toContain('href="mailto:hello@b4.example"');
      expect(footer).toContain('href="tel:+12155550104"');
    }
  });

  it("offer each page in both languages", () => {
    for (const { path, html } of pages) {
      for (const code of LANGUAGES) {
        expect(html).toContain(`href="${HOSTS[code]}${path}" hrefLang="${code}" lang="${code}"`);
      }
    }
  });
});
