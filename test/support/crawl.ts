import { existsSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import type { Site } from "../../server/site.ts";
import { HOSTS } from "./site.ts";

export type Language = keyof typeof HOSTS;

/** One document as a crawler has it. */
export type CrawledPage = {
  language: Language;
  url: string;
  status: number;
  html: string;
  root: HTMLElement;
  /** Where its links lead: absolute, in the order of the page. */
  links: string[];
};

const ORIGINS = new Set<string>(Object.values(HOSTS));

export function languageOf(url: string): Language {
  return new URL(url).origin === HOSTS.el ? "el" : "en";
}

/** Built files are served before the site is asked. */
export function isFile(url: string): boolean {
  const path = decodeURIComponent(new URL(url).pathname);
  return path !== "/" && existsSync(new URL(`../../build/client${path}`, import.meta.url));
}

/** What an address of the site answers; no redirect is followed. */
export async function readPage(site: Site, url: string): Promise<CrawledPage> {
  const response = await site.fetch(new Request(url));
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isHtml ? await response.text() : "";
  const root = parse(html);
  const links = root
    .querySelectorAll("a[href]")
    .map((link) => new URL(link.getAttribute("href") ?? "", url))
    .filter((link) => ORIGINS.has(link.origin))
    .map(String);
  return { language: languageOf(url), url, status: response.status, html, root, links };
}

/** Follows every link from both home pages, as a search engine would; no redirect is followed. */
export async function crawl(site: Site): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [`${HOSTS.en}/`, `${HOSTS.el}/`];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (pages.has(url)) continue;
    if (isFile(url)) {
      pages.set(url, {
        language: languageOf(url),
        url,
        status: 200,
        html: "",
        root: parse(""),
        links: [],
      });
      continue;
    }
    const page = await readPage(site, url);
    pages.set(url, page);
    // A fragment is a place in a page, not a page.
    waiting.push(...page.links.map((link) => link.split("#")[0] ?? link));
  }
  return pages;
}

export function meta(page: CrawledPage, name: string): string | undefined {
  const tag = page.root.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
  return tag?.getAttribute("content");
}

/** `hreflang → address` of a page's alternates. */
export function alternatesOf(page: CrawledPage): Record<string, string> {
  return Object.fromEntries(
    page.root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
  );
}

/** A page's text as it is read, without scripts. */
export function visibleText(page: CrawledPage): string {
  const body = page.root.querySelector("body")?.clone() as HTMLElement;
  for (const script of body.querySelectorAll("script")) script.remove();
  return body.text.replace(/\s+/g, " ");
}

export type GraphNode = Record<string, unknown> & { "@type": string };

export function graphOf(page: CrawledPage): GraphNode[] {
  const scripts = page.root.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${scripts.length} graphs in ${page.url}`);
  return JSON.parse(scripts[0]?.rawText ?? "")["@graph"];
}
