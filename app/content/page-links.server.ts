import { contractPage } from "../pages.ts";
import type { Content } from "./content.server.ts";

export type PageLink = { to: string; title: string };

/** Links to pages, each by the page's own title in the language. Throws on an unknown path. */
export function pageLinks(content: Content, paths: readonly string[]): PageLink[] {
  return paths.map((to) => {
    const key = contractPage(to)?.words;
    const title = key ? content.words(key).title : content.articles.summary(to.slice(6))?.title;
    if (!title) throw new Error(`No page at ${to}`);
    return { to, title };
  });
}
