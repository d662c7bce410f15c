import type { Content } from "../../content/content.server.ts";
import { fixedPages, openingPages } from "../../content/site-pages.server.ts";
import { LOCALE_CODES, type LocaleCode, type SiteOrigins } from "../../i18n/locales.ts";
import { element, elements, type Xml, xmlDocument } from "../markup.ts";

/**
 * Addresses in one file. The protocol allows 50,000 and 50 MB; with their alternates, so many stay
 * under 5 MB.
 */
export const MAX_URLS = 10_000;

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";

/** A page and the languages that have it. */
export type SitemapEntry = {
  path: string;
  updated: string;
  languages: readonly LocaleCode[];
};

/** What the sitemap of a language lists: its pages that search engines may show. */
export function sitemapEntries(content: Content): SitemapEntry[] {
  const fixed = [...fixedPages(content), ...openingPages(content)].filter((page) => page.isListed);
  return [
    ...fixed.map(({ path, updated }) => ({ path, updated, languages: LOCALE_CODES })),
    ...content.articles
      .entries()
      .map(({ slug, ...entry }) => ({ path: `/blog/${slug}`, ...entry })),
  ];
}

/** /sitemap.xml: the addresses of one host, or an index of parts when they are many. */
export function sitemap(
  entries: readonly SitemapEntry[],
  locale: LocaleCode,
  origins: SiteOrigins,
): string {
  if (entries.length <= MAX_URLS) return urlSet(entries, locale, origins);
  const parts = Math.ceil(entries.length / MAX_URLS);
  const root = element(
    "sitemapindex",
    elements(
      Array.from({ length: parts }, (_, index) =>
        element(
          "sitemap",
          elements([
            element("loc", `${origins[locale]}/sitemaps/${index + 1}.xml`),
            element("lastmod", newest(partOf(entries, index + 1))),
          ]),
        ),
      ),
    ),
    { xmlns: SITEMAP },
  );
  return xmlDocument(root);
}

/** One part of a large sitemap, counted from 1; undefined where there is none. */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  part: number,
  locale: LocaleCode,
  origins: SiteOrigins,
): string | undefined {
  const own = partOf(entries, part);
  if (entries.length <= MAX_URLS || own.length === 0) return undefined;
  return urlSet(own, locale, origins);
}

function partOf(entries: readonly SitemapEntry[], part: number): SitemapEntry[] {
  return entries.slice((part - 1) * MAX_URLS, part * MAX_URLS);
}

function newest(entries: readonly SitemapEntry[]): string {
  return entries.reduce((day, { updated }) => (updated > day ? updated : day), "");
}

function urlSet(entries: readonly SitemapEntry[], locale: LocaleCode, origins: SiteOrigins) {
  const urls = entries.map(({ path, updated, languages }) =>
    element(
      "url",
      elements([
        element("loc", `${origins[locale]}${path}`),
        element("lastmod", updated),
        ...languages.map((code) => alternate(code, `${origins[code]}${path}`)),
        alternate("x-default", `${origins[languages[0] ?? locale]}${path}`),
      ]),
    ),
  );
  return xmlDocument(element("urlset", elements(urls), { xmlns: SITEMAP, "xmlns:xhtml": XHTML }));
}

function alternate(hreflang: string, href: string): Xml {
  return element("xhtml:link", elements([]), { rel: "alternate", hreflang, href });
}
