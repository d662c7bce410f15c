import type { LocaleCode } from "../../app/i18n/locales.ts";
import { isPrivatePath } from "../private-pages.ts";
import { fullPath, type Routes } from "../route-paths.ts";

/**
 * Which addresses may be answered from the cache: the public pages, in the forms in which browsers
 * ask for them. Everything else is none of the cache's business.
 */

/** Pages whose answer depends on more than host and path, or that nobody shares. */
const NEVER_CACHED = ["/apply-redirect", "/search", "/test-og-differences"];

/**
 * Query names a page reads; with one of them present it is rendered per request. All other names
 * are ignored. A page that starts to read its query must be listed (cached-pages.test.ts looks).
 */
export const QUERIES_READ: Readonly<Record<string, readonly string[]>> = {
  "/blog": ["category", "q"],
  "/brands/campaigns": ["sent"],
  "/brands/join": ["sent"],
  "/careers/apply": ["opening", "sent"],
  "/contact": ["sent", "topic"],
  "/creators/join": ["sent"],
};

/** One answer to keep: a page, or its data for client navigation. */
export type CachedPage = {
  /** Address without a host, query included: what is rendered. */
  target: string;
  /** Path of the page behind it. */
  path: string;
  /** Its key on each host, made once: a lookup then builds no strings. */
  keys: Readonly<Record<LocaleCode, string>>;
};

/** The pages to keep of a build's route table, in its order: documents before data. */
export function cachedPages(routes: Routes): CachedPage[] {
  const pages = Object.values(routes).flatMap((route) => {
    if (!route || route.id === "root" || route.id.startsWith("resources/")) return [];
    const path = fullPath(routes, route);
    const isKept = !/[:*]/.test(path) && !isPrivatePath(path) && !NEVER_CACHED.includes(path);
    return isKept ? [{ path, id: route.id }] : [];
  });
  const documents = pages.map(({ path }) => cachedPage(path, path));
  const data = pages.flatMap(({ path, id }) => {
    const target = path === "/" ? "/_.data" : `${path}.data`;
    // Client navigation asks for the page's own route alone: the shell has its data already.
    const own = `${target}?${new URLSearchParams({ _routes: id })}`;
    return [cachedPage(own, path), cachedPage(target, path)];
  });
  return [...documents, ...data];
}

function cachedPage(target: string, path: string): CachedPage {
  return { target, path, keys: { en: `en ${target}`, el: `el ${target}` } };
}

export type FindPage = (target: string) => CachedPage | undefined;

/** Finds the kept answer for a request target, or nothing when it has to be rendered. */
export function pageFinder(pages: readonly CachedPage[]): FindPage {
  const byTarget = new Map(pages.map((page) => [page.target, page]));
  return (target) => {
    const exact = byTarget.get(target);
    if (exact) return exact;
    const start = target.indexOf("?");
    if (start === -1) return undefined;
    const path = target.slice(0, start);
    if (!byTarget.has(path)) return undefined;
    return byTarget.get(withoutIgnored(path, target.slice(start)));
  };
}

/** The target with only the names that are read, in React Router's own spelling. */
function withoutIgnored(path: string, search: string): string {
  const page = path === "/_.data" ? "/" : path.replace(/\.data$/, "");
  const read = QUERIES_READ[page] ?? [];
  const kept = new URLSearchParams(search);
  for (const name of [...kept.keys()]) {
    const isRead = read.includes(name) || (name === "_routes" && path.endsWith(".data"));
    // `index` tells React Router's forms apart; only it reads it, and only on a write.
    if (!isRead) kept.delete(name);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
