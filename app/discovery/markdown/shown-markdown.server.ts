import type { SitePage } from "../../content/site-pages.server.ts";
import type { SiteContext } from "../../context.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { blocksOf } from "./page-markdown.server.ts";
import { firstIn, type PageElement, type PageNode, pageTree } from "./page-tree.server.ts";

const QUOTES: Readonly<Record<LocaleCode, readonly [string, string]>> = {
  en: ["“", "”"],
  el: ["«", "»"],
};

/**
 * What a page shows, as Markdown: its headline, its address and what it is about, then its main part.
 * Undefined when it can't be shown now.
 */
export async function shownMarkdown(
  { origins, readPage }: SiteContext,
  { path, locale, description }: SitePage,
): Promise<string | undefined> {
  const response = await readPage(locale, path);
  if (response.status !== 200) return undefined;
  const main = firstIn(pageTree(await response.text()), ({ tag }) => tag === "main");
  if (!main) return undefined;
  const inline = { origin: origins[locale], quotes: QUOTES[locale] };
  const headline = firstIn(main, isHeadline);
  const title = blocksOf(headline ? [headline] : [], inline);
  const body = blocksOf([without(main, isHeadline)], inline);
  const head = [...title, `${origins[locale]}${path}`, `> ${description}`];
  return `${[...head, ...body].join("\n\n")}\n`;
}

const isHeadline = ({ tag }: PageElement) => tag === "h1";

function without(element: PageElement, isMeant: (element: PageElement) => boolean): PageElement {
  const children = element.children.flatMap((child): PageNode[] => {
    if (typeof child === "string") return [child];
    return isMeant(child) ? [] : [without(child, isMeant)];
  });
  return { ...element, children };
}
