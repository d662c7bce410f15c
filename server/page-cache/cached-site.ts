import { ofArticle, ofArticles } from "../../app/content/content.server.ts";
import { articles } from "../../app/content/site-articles.server.ts";
import { LOCALE_CODES } from "../../app/i18n/locales.ts";
import { ALL_PAGES } from "../../app/pages.ts";
import type { Env } from "../../env.ts";
import { type ArticleAddress, cachedPages, pageFinder } from "./cached-pages.ts";
import { PageCache, type RenderPage } from "./page-cache.ts";
import { type Middleware, servePages } from "./serve-pages.ts";

/** The page cache of a running site, as its listener and its content see it. */
export type CachedSite = {
  /** Answers a page, or leaves the request to the itinerary. */
  serve: Middleware;
  /** Renders every page that may be kept, in the background; resolves when all are there. */
  fillAll(): Promise<void>;
  /** Leaves the rest unrendered: the process is about to stop. */
  stopFilling(): void;
  /** Drops and renews what was made of this content, which has changed. */
  invalidate(changed: readonly string[]): void;
  /** Renews what shows these articles or lists them; their languages may be others now. */
  renewArticles(slugs: readonly string[]): void;
  /** Answers kept, the memory they take in bytes, and how often somebody had to wait for one. */
  size(): { answers: number; bytes: number; misses: number };
};

/** Articles of each language that are rendered before anybody asks for them. */
const FILLED_ARTICLES = 24;

function newestArticles(): ArticleAddress[] {
  const newest = LOCALE_CODES.flatMap((code) =>
    articles().list(code, {}, { limit: FILLED_ARTICLES }),
  );
  const slugs = new Set(newest.map(({ slug }) => slug));
  return [...slugs].map((slug) => ({ slug, locales: articles().locales(slug) }));
}

export function createCachedSite(env: Env, render: RenderPage): CachedSite {
  const pages = cachedPages(ALL_PAGES, newestArticles());
  const cache = new PageCache({ render });
  const { find, forget } = pageFinder(pages, (slug) => articles().locales(slug));
  return {
    serve: servePages(env, cache, find),
    fillAll() {
      for (const page of pages) {
        for (const code of page.locales ?? LOCALE_CODES) cache.fillSoon(code, page);
      }
      return cache.idle();
    },
    stopFilling: () => cache.stopFilling(),
    invalidate: (changed) => cache.invalidate(changed),
    renewArticles(slugs) {
      for (const slug of slugs) forget(slug);
      cache.invalidate(
        LOCALE_CODES.flatMap((code) => [
          ofArticles(code),
          ...slugs.map((slug) => ofArticle(code, slug)),
        ]),
      );
    },
    size: () => ({ answers: cache.size, bytes: cache.bytes, misses: cache.misses }),
  };
}
