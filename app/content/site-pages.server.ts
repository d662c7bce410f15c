import { PAGE_DATES } from "../../content/facts/page-dates.ts";
import { fillAll } from "../i18n/fill.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import {
  ARTICLE_PAGE,
  type ContractPage,
  contractPage,
  OPENING_PAGE,
  PAGES,
  type PageKind,
  type PagePath,
  slugIn,
} from "../pages.ts";
import type { ArticleSummary } from "./articles.server.ts";
import type { Content } from "./content.server.ts";
import { openingsIn } from "./openings.server.ts";

/** One page in one language, as everything beside the page itself sees it. */
export type SitePage = {
  path: string;
  locale: LocaleCode;
  kind: PageKind;
  /** The short name that navigation gives the page; its title where navigation has none. */
  label: string;
  title: string;
  description: string;
  /** The headline that the page shows. */
  heading: string;
  /** Day of the last change to the page's words, ISO. */
  updated: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Only of articles. */
  article?: ArticleSummary;
};

/** What leads to a page calls it. */
export type NamedPage = Pick<SitePage, "path" | "label">;

/** The page at a path, or undefined where there is none. */
export function sitePage(content: Content, path: string): SitePage | undefined {
  const { locale } = content;
  const page = contractPage(path);
  if (!page) return entryPage(content, path);
  const words = content.words(page.words);
  return {
    path,
    locale,
    kind: page.kind,
    label: nameOf(content, page),
    title: words.title,
    description: words.description,
    heading: words.heading,
    updated: updatedOn(content, page.path),
    isListed: page.isListed,
  };
}

/** Whether a language has a page, without reading more of it than that. */
export const hasPage = (content: Content, path: string): boolean =>
  contractPage(path) !== undefined || entryPage(content, path) !== undefined;

/** A page of content, by the pattern that its path has. */
function entryPage(content: Content, path: string): SitePage | undefined {
  const slug = slugIn(ARTICLE_PAGE, path);
  if (slug !== undefined) {
    const article = content.articles.summary(slug);
    return article && articlePage(content.locale, article);
  }
  if (slugIn(OPENING_PAGE, path) === undefined) return undefined;
  return openingPages(content).find((one) => one.path === path);
}

export function articlePage(locale: LocaleCode, article: ArticleSummary): SitePage {
  return {
    path: `/blog/${article.slug}`,
    locale,
    kind: "article",
    label: article.title,
    title: article.metaTitle,
    description: article.description,
    heading: article.title,
    updated: article.updated,
    isListed: true,
    article,
  };
}

/** A page for each open position; how it is announced, the careers page says. */
export function openingPages(content: Content): SitePage[] {
  const { posting } = content.words("careers");
  return openingsIn(content).map(({ id, title, line, city, kind, posted }) => {
    const head = fillAll(posting, { title, line, city, kind });
    return {
      path: OPENING_PAGE.path.replace(":slug", id),
      locale: content.locale,
      kind: "opening",
      label: title,
      title: head.title,
      description: head.description,
      heading: title,
      updated: posted,
      isListed: true,
    };
  });
}

/** Every page of a language that is neither article nor open position, in the order of the URL contract. */
export function fixedPages(content: Content): SitePage[] {
  const pages = PAGES.map(({ path }) => sitePage(content, path));
  return pages.filter((page) => page !== undefined);
}

/** The pages above one, outermost first: home, section. A page that stands alone has only home. */
export function pagesAbove(content: Content, path: string): NamedPage[] {
  if (path === "/") return [];
  const section = path.slice(0, path.lastIndexOf("/"));
  const above = [contractPage("/"), contractPage(section)];
  return above
    .flatMap((page) => page ?? [])
    .map((page) => ({ path: page.path, label: nameOf(content, page) }));
}

const nameOf = (content: Content, { path, words }: ContractPage): string =>
  navigationNames(content)[path] ?? content.words(words).title;

const DATES: Readonly<Record<string, Readonly<Record<LocaleCode, { updated: string }>>>> =
  PAGE_DATES;

/**
 * A page that is not dated yet has changed today: `npm run check` sees to it that none goes out so. The
 * listing of articles changes with every article.
 */
function updatedOn(content: Content, path: PagePath): string {
  const today = new Date().toISOString().slice(0, 10);
  const own = DATES[path]?.[content.locale].updated ?? today;
  if (path !== "/blog") return own;
  const last = content.articles.lastChange();
  return last && last > own ? last : own;
}

function navigationNames(content: Content): Record<string, string> {
  const { nav, footer, services } = content.words("shell");
  const names: Record<string, string> = {
    "/": nav.home,
    "/services": nav.services,
    "/blog": nav.insights,
    "/about": nav.about,
    "/contact": nav.contact,
    "/creators": nav.forCreators,
    "/brands": nav.forBrands,
    "/team": footer.team,
    "/careers": footer.careers,
    "/privacy": footer.privacy,
    "/terms": footer.terms,
    "/creators/join": footer.join,
    "/brands/campaigns": footer.campaigns,
  };
  for (const [slug, { name }] of Object.entries(services)) names[`/services/${slug}`] = name;
  return names;
}
