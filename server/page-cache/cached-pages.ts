import { markdownPath, pageOfMarkdown } from "../../app/content/markdown-address.ts";
import type { LocaleCode } from "../../app/i18n/locales.ts";
import { ALL_PAGES, ENTRY_PAGES, entryPageOf, type Page, routeId } from "../../app/pages.ts";
import {
  dataAddress,
  dataPath,
  isDataPath,
  isRouterName,
  pageOfData,
} from "../../packages/router-inside/data-address.ts";

/**
 * Which addresses may be answered from the cache: the public pages, in the forms in which browsers
 * ask for them. Everything else is none of the cache's business.
 */

/**
 * Names of the query that a page reads; with one of them present it is rendered per request. All other
 * names are ignored.
 */
export const queryOf = (path: string): readonly string[] => QUERIES.get(path) ?? [];

const QUERIES = new Map(ALL_PAGES.map(({ path, query }) => [path, query]));

/** One answer to keep: a page, or its data for client navigation. */
export type CachedPage = {
  /** Address without a host, query included: what is rendered. */
  target: string;
  /** Path of the page behind it. */
  path: string;
  /** Its key on each host, made once: a lookup then builds no strings. */
  keys: Readonly<Record<LocaleCode, string>>;
  /** The hosts that have it; all when left out. */
  locales?: readonly LocaleCode[];
  /** One of any number of pages, kept because somebody asked for it (page-cache.ts). */
  isExtra?: true;
};

/** A page of content, where one route shows many: its document or its data. */
const ENTRY_TARGET = /^(\/[a-z]+\/[a-z0-9-]+)(?:\.data)?(?:\?.*)?$/;
/** Pages of content whose addresses are remembered; the others are looked up again. */
const MAX_ENTRIES = 500;

/** A page of content and the languages that have it. */
export type EntryAddress = { path: string; locales: readonly LocaleCode[] };

/**
 * Those of the page table that are kept, in its order: documents before data. Of the pages of content,
 * these, that are rendered ahead; others are kept once somebody asks for them (pageFinder).
 */
export function cachedPages(
  pages: readonly Page[],
  entries: readonly EntryAddress[],
): CachedPage[] {
  const kept = pages
    .filter(({ isKept }) => isKept)
    .flatMap(({ path }): Kept[] =>
      ENTRY_PAGES.some((pattern) => pattern.path === path)
        ? entries.filter((entry) => entryPageOf(entry.path)?.path === path).map(entryPage)
        : [{ path, id: routeId(path) }],
    );
  return [...kept.map(documentOf), ...kept.flatMap(dataOf)];
}

type Kept = Pick<CachedPage, "path" | "locales" | "isExtra"> & { id: string };

const entryPage = ({ path, locales }: EntryAddress): Kept => ({
  path,
  id: routeId(entryPageOf(path)?.path ?? path),
  locales,
});

/** An entry's page in all its forms. */
const entriesOf = (page: Kept) => [documentOf(page), ...dataOf(page), markdownOf(page)];

/** Hardly asked for by people: kept once it is, and never in a page's place. */
const markdownOf = (page: Kept): CachedPage =>
  cachedPage(markdownPath(page.path), { ...page, isExtra: true });

const documentOf = (page: Kept): CachedPage => cachedPage(page.path, page);

function dataOf(page: Kept): CachedPage[] {
  // Client navigation asks for the page's own route alone: the shell has its data already.
  return [
    cachedPage(dataAddress(page.path, [page.id]), page),
    cachedPage(dataPath(page.path), page),
  ];
}

function cachedPage(target: string, { id: _, ...page }: Kept): CachedPage {
  return { ...page, target, keys: { en: `en ${target}`, el: `el ${target}` } };
}

export type FindPage = (target: string) => CachedPage | undefined;
export type PageFinder = {
  find: FindPage;
  /** Looks the languages of a page of content up again: they have changed. */
  forget(path: string): void;
};

/**
 * Finds the kept answer for a request target, or nothing when it has to be rendered. `localesOf`
 * says which languages have a page of content; none, when there is no such page.
 */
export function pageFinder(
  pages: readonly CachedPage[],
  localesOf: (path: string) => readonly LocaleCode[],
): PageFinder {
  const documents = pages.filter(({ path, target }) => path === target);
  const markdown = documents.map((page) => markdownOf({ ...page, id: routeId(page.path) }));
  const byTarget = new Map([...pages, ...markdown].map((page) => [page.target, page]));
  /** Learned ones, the oldest first. */
  const extras = new Set<string>();
  const learn = (path: string): void => {
    if (byTarget.has(path) || !entryPageOf(path)) return;
    const locales = localesOf(path);
    if (locales.length === 0) return;
    const page = { ...entryPage({ path, locales }), isExtra: true } as const;
    extras.add(path);
    for (const entry of entriesOf(page)) byTarget.set(entry.target, entry);
    const [oldest] = extras.keys();
    if (extras.size <= MAX_ENTRIES || oldest === undefined) return;
    forget(oldest);
  };
  const forget = (path: string): void => {
    if (!entryPageOf(path)) return;
    const page = entryPage({ path, locales: [] });
    for (const { target } of entriesOf(page)) byTarget.delete(target);
    extras.delete(path);
  };
  const find: FindPage = (target) => {
    const exact = byTarget.get(target);
    if (exact) return exact;
    const entry = ENTRY_TARGET.exec(pageOfMarkdown(target) ?? target)?.[1];
    if (entry !== undefined) learn(entry);
    const learned = byTarget.get(target);
    if (learned) return learned;
    const start = target.indexOf("?");
    if (start === -1) return undefined;
    const path = target.slice(0, start);
    if (!byTarget.has(path)) return undefined;
    return byTarget.get(withoutIgnored(path, target.slice(start)));
  };
  return { find, forget };
}

/** The target with only the names that are read, in React Router's own spelling. */
export function withoutIgnored(
  path: string,
  search: string,
  read = queryOf(pageOfData(path)),
): string {
  const kept = new URLSearchParams(search);
  for (const name of [...kept.keys()]) {
    const isRead = read.includes(name) || (isRouterName(name) && isDataPath(path));
    // `index` tells React Router's forms apart; only it reads it, and only on a write.
    if (!isRead) kept.delete(name);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
