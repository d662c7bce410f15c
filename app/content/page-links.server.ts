import type { LocaleCode } from "../i18n/locales.ts";
import { contractPage } from "../pages.ts";
import { pageWords } from "./page-words.server.ts";
import { articles } from "./site-articles.server.ts";

export type PageLink = { to: string; title: string };

/** Links to pages, each by the page's own title in the language. Throws on an unknown path. */
export function pageLinks(locale: LocaleCode, paths: readonly string[]): PageLink[] {
  return paths.map((to) => {
    const key = contractPage(to)?.words;
    const title = key
      ? pageWords(locale, key).title
      : articles().summary(locale, to.slice(6))?.title;
    if (!title) throw new Error(`No page at ${to}`);
    return { to, title };
  });
}
