import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { type CrawledPage, crawl, isFile, meta } from "../support/crawl.ts";
import {
  addressesInJson,
  addressesInMarkdown,
  addressesInSheet,
  addressesInXml,
  addressesNamedIn,
  idProblems,
} from "../support/named-addresses.ts";
import { HOSTS, LANGUAGES, openSite } from "../support/site.ts";

/** What pages link to is followed in found.test.ts; here is everything else that they name. */
const TIMEOUT_MS = 240_000;
const ORIGINS: ReadonlySet<string> = new Set(Object.values(HOSTS));
/** Fewer would mean that addresses are no longer found where they stand. */
const LEAST = { addresses: 400, texts: 100 };

let site: Site;
let pages: CrawledPage[];
/** Where each address is named, without its fragment. */
const namedBy = new Map<string, string>();
/** What each of them was answered, as far as it is a text that names more. */
const texts = new Map<string, string>();

function note(address: string, from: string): void {
  const url = new URL(address, from);
  url.hash = "";
  if (ORIGINS.has(url.origin) && !namedBy.has(url.href)) namedBy.set(url.href, from);
}

/** A file of the build as it is served, or what the site answers. */
async function fetchWhole(url: string): Promise<{ status: number; type: string; text: string }> {
  if (isFile(url)) {
    const file = new URL(`../../build/client${new URL(url).pathname}`, import.meta.url);
    const type = url.endsWith(".css") ? "text/css" : "";
    return { status: 200, type, text: type && readFileSync(file, "utf8") };
  }
  const response = await site.fetch(new Request(url));
  const type = response.headers.get("content-type") ?? "";
  const text = /xml|json|markdown|plain/.test(type) ? await response.text() : "";
  if (!text) await response.body?.cancel();
  return { status: response.status, type, text };
}

function namedIn(type: string, text: string): string[] {
  if (type.includes("css")) return addressesInSheet(text);
  if (type.includes("xml")) return addressesInXml(text);
  if (type.includes("json")) return addressesInJson(JSON.parse(text));
  return addressesInMarkdown(text);
}

beforeAll(async () => {
  site = await openSite();
  pages = [...(await crawl(site)).values()].filter(({ html }) => html);
  for (const page of pages) {
    for (const address of addressesNamedIn(page)) note(address, page.url);
  }
  for (const language of LANGUAGES) {
    for (const path of ["/llms.txt", "/sitemap.xml"]) note(path, `${HOSTS[language]}/`);
  }
}, TIMEOUT_MS);

it(
  "everything that pages load or name is there, and what that names in turn",
  async () => {
    const problems: string[] = [];
    // Each is drawn for whoever asks; found.test.ts looks at them all.
    const drawn = new Set(pages.map((page) => meta(page, "og:image")));
    // The map grows while it is gone through.
    for (const [url, from] of namedBy) {
      if (drawn.has(url)) continue;
      const { status, type, text } = await fetchWhole(url);
      if (status !== 200) problems.push(`${status} ${url}, named by ${from}`);
      if (!text) continue;
      texts.set(url, text);
      for (const address of namedIn(type, text)) note(address, url);
    }
    expect(problems).toEqual([]);
    expect(namedBy.size).toBeGreaterThan(LEAST.addresses);
    expect(texts.size).toBeGreaterThan(LEAST.texts);
  },
  TIMEOUT_MS,
);

it("every id is one element's, and every element that is referred to is there", () => {
  for (const page of pages) expect(idProblems(page), page.url).toEqual([]);
});

it("addresses to other sites are whole and go by https", () => {
  const others = new Set<string>();
  for (const page of pages) {
    for (const link of page.root.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (/^(?:[#/?]|mailto:|tel:)/.test(href)) continue;
      const { origin, protocol, hostname, username } = new URL(href);
      if (ORIGINS.has(origin)) continue;
      expect(protocol, `${page.url} → ${href}`).toBe("https:");
      expect(hostname, `${page.url} → ${href}`).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
      expect(username).toBe("");
      others.add(href);
    }
  }
  expect(others.size).toBeGreaterThan(20);
});
