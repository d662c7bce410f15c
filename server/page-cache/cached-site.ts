import { contentIn } from "../../app/content/shown.server.ts";
import { hasPage, openingPages } from "../../app/content/site-pages.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../../app/i18n/locales.ts";
import { ALL_PAGES } from "../../app/pages.ts";
import type { Env } from "../../env.ts";
import { cachedPages, type EntryAddress, pageFinder } from "./cached-pages.ts";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";
import { type Middleware, servePages } from "./serve-pages.ts";

/** The page cache of a running site, as its listener and its content see it. */
export type CachedSite = {
  /** Answers a page, or leaves the request to the itinerary. */
  serve: Middleware;
  /** Renders every page that may be kept, in the background; resolves when all are there. */
  fillAll(): Promise<void>;
  /** Leaves the rest unrendered: the process is about to stop. */
  stopFilling(): void;
  /** Drops and renews what was made of this content, which has changed (content.server.ts). */
  renew(changed: readonly string[]): void;
  /** Answers kept, the memory they take in bytes, and how often somebody had to wait for one. */
  size(): { answers: number; bytes: number; misses: number };
};

/** Articles of each language that are rendered before anybody asks for them. */
const FILLED_ARTICLES = 24;

/** Pages of content that are rendered ahead: open positions, and the newest articles. */
function newestEntries(): EntryAddress[] {
  const paths = LOCALE_CODES.map((code) => contentIn(code)).flatMap((content) => [
    ...openingPages(content).map(({ path }) => path),
    ...content.articles.list({}, { limit: FILLED_ARTICLES }).map(({ slug }) => `/blog/${slug}`),
  ]);
  return [...new Set(paths)].map((path) => ({ path, locales: localesOf(path) }));
}

/** The languages that have a page. */
const localesOf = (path: string): LocaleCode[] =>
  LOCALE_CODES.filter((code) => hasPage(contentIn(code), path));

export function createCachedSite(
  env: Env,
  parts: Pick<PageCacheOptions, "render" | "whenNobodyWaits">,
): CachedSite {
  const pages = cachedPages(ALL_PAGES, newestEntries());
  const cache = new PageCache(parts);
  const { find, forget } = pageFinder(pages, localesOf);
  return {
    serve: servePages(env, cache, find),
    fillAll() {
      for (const page of pages) {
        for (const code of page.locales ?? LOCALE_CODES) cache.fillSoon(code, page);
      }
      return cache.idle();
    },
    stopFilling: () => cache.stopFilling(),
    renew(changed) {
      // Its languages may be others now.
      for (const path of entriesIn(changed)) forget(path);
      cache.invalidate(changed);
    },
    size: () => ({ answers: cache.size, bytes: cache.bytes, misses: cache.misses }),
  };
}

const ARTICLE = /^\w+ article:(.+)$/;
const OPENINGS = /^\w+ list:openings$/;

/** Addresses of pages of content that may have come, gone or be in other languages. */
function entriesIn(changed: readonly string[]): string[] {
  const articles = changed.flatMap((name) => ARTICLE.exec(name)?.[1] ?? []);
  const openings = changed.some((name) => OPENINGS.test(name))
    ? LOCALE_CODES.flatMap((code) => openingPages(contentIn(code)).map(({ path }) => path))
    : [];
  return [...new Set([...articles.map((slug) => `/blog/${slug}`), ...openings])];
}
