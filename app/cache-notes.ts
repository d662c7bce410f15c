import { createContext } from "react-router";

/**
 * What a loader tells the page cache about the answer it takes part in (docs/performance.md). Every
 * page already has the tags of server/page-cache/page-tags.ts; a loader adds those of the content
 * it shows beside its own.
 */
export type CacheNotes = {
  /** Names pieces of content on the page, such as `articles:brand-deal-pricing`. */
  tag(...tags: string[]): void;
  /** Shortens the time the page counts as fresh, in seconds: for content from a fallback. */
  freshFor(seconds: number): void;
};

/** Set by server/render.ts; where nothing is cached, notes go nowhere. */
export const cacheNotes = createContext<CacheNotes>({ tag() {}, freshFor() {} });
