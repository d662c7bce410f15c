import type { MetaDescriptor } from "react-router";
import type { SiteContext } from "../context.ts";
import { LOCALES, type Locale, type LocaleCode, type SiteOrigins } from "../i18n/locales.ts";
import type { Content } from "./content.server.ts";
import { feedTags } from "./feed-links.server.ts";
import { pageGraph } from "./json-ld/page-graph.server.ts";
import { markdownPath } from "./markdown-address.ts";
import { SHARE_SIZE, shareImagePath } from "./share-card/address.server.ts";
import { shareCard } from "./share-card/card.server.ts";
import { hasPage, type SitePage, sitePage } from "./site-pages.server.ts";

/**
 * The part of a page's head that only readers of documents need: share image, feeds, structured
 * data. It is made on the server for the document that was asked for and costs the browser no
 * script; a client navigation, which no crawler makes, goes without.
 */
export type DocumentHead = {
  path: string;
  tags: MetaDescriptor[];
  /** The page in each language that has it; only for pages that search engines may list. */
  alternates: MetaDescriptor[];
  /** Nodes for the JSON-LD graph: the server writes them into the document, and the page's data is without. */
  graph?: readonly object[];
};

export function documentHead(site: SiteContext, content: Content, path: string): DocumentHead {
  const { locale, origins } = site;
  const shell = content.words("shell");
  const page = sitePage(content, path);
  const origin = origins[locale];
  const languages = languagesOf(content, path);
  // A page without a place in the contract (search) is shared as the website.
  const shared = page ?? sitePage(content, "/");
  const image = shared && `${origin}${shareImagePath(shareCard(content, shared))}`;
  const graphSite = { ...site, organizationDescription: shell.footer.description };
  const head: DocumentHead = {
    path,
    tags: [
      ...(image && shared ? imageTags(image, shared) : []),
      ...(page ? articleTags(page) : []),
      ...(page?.isListed ? [markdownTag(`${origin}${markdownPath(path)}`)] : []),
      ...localeTags(languages, locale),
      ...feedTags(content, site.siteName),
    ],
    alternates: alternateTags(languages, path, origins),
  };
  // What can't be enumerated is rendered but not serialised: half a kilobyte less of the home page.
  const value = pageGraph(graphSite, content, page, image);
  return Object.defineProperty(head, "graph", { value, enumerable: false });
}

/** The languages that have a page; a path outside the contract is taken to be in all. */
function languagesOf(content: Content, path: string): Locale[] {
  const having = LOCALES.filter(({ code }) => hasPage(content.in(code), path));
  return having.length > 0 ? having : [...LOCALES];
}

function localeTags(languages: readonly Locale[], own: LocaleCode): MetaDescriptor[] {
  return languages
    .filter(({ code }) => code !== own)
    .map(({ og }) => ({ property: "og:locale:alternate", content: og }));
}

function alternateTags(
  languages: readonly Locale[],
  path: string,
  origins: SiteOrigins,
): MetaDescriptor[] {
  const alternate = (hrefLang: string, { code }: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: `${origins[code]}${path}`,
  });
  const [first] = languages;
  return [
    ...languages.map((locale) => alternate(locale.code, locale)),
    ...(first ? [alternate("x-default", first)] : []),
  ];
}

function imageTags(image: string, page: SitePage): MetaDescriptor[] {
  return [
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    { property: "og:image:alt", content: page.heading },
  ];
}

function articleTags({ article }: SitePage): MetaDescriptor[] {
  if (!article) return [];
  return [
    { property: "article:published_time", content: article.published },
    { property: "article:modified_time", content: article.updated },
  ];
}

const markdownTag = (href: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "text/markdown",
  href,
});
