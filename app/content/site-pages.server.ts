import { OPENINGS } from "../../content/facts/openings.ts";
import { PAGE_DATES } from "../../content/facts/page-dates.ts";
import { fillAll } from "../i18n/fill.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { contractPage, PAGES, type PageKind, type PagePath } from "../pages.ts";
import type { ArticleSummary, Articles } from "./articles.server.ts";
import { pageWords, siteWords } from "./page-words.server.ts";
import { articles as siteArticles } from "./site-articles.server.ts";

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

/** The page at a path, or undefined where there is none. */
export function sitePage(
  locale: LocaleCode,
  path: string,
  articles: Articles = siteArticles(),
): SitePage | undefined {
  const article = path.startsWith("/blog/") ? articles.summary(locale, path.slice(6)) : undefined;
  if (article) return articlePage(locale, article);
  const page = contractPage(path);
  if (!page) return openingPages(locale).find((one) => one.path === path);
  const words = pageWords(locale, page.words);
  return {
    path,
    locale,
    kind: page.kind,
    label: navigationNames(locale)[path] ?? words.title,
    title: words.title,
    description: words.description,
    heading: words.heading,
    updated: updatedOn(locale, page.path, articles),
    isListed: page.isListed,
  };
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

/** A page for each open position; its words are among those of the careers page. */
export function openingPages(locale: LocaleCode): SitePage[] {
  const { openings, kinds, posting } = pageWords(locale, "careers");
  const { offices } = siteWords(locale, "shell");
  return OPENINGS.map(({ id, office, kind, posted }) => {
    const { title, line } = openings[id];
    const { city } = offices[office];
    const head = fillAll(posting, { title, line, city, kind: kinds[kind] });
    return {
      path: `/careers/${id}`,
      locale,
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
export function fixedPages(locale: LocaleCode, articles: Articles = siteArticles()): SitePage[] {
  const pages = PAGES.map(({ path }) => sitePage(locale, path, articles));
  return pages.filter((page) => page !== undefined);
}

/** The pages above one, outermost first: home, section. A page that stands alone has only home. */
export function pagesAbove({ locale, path }: SitePage): SitePage[] {
  if (path === "/") return [];
  const section = path.slice(0, path.lastIndexOf("/"));
  const above = [sitePage(locale, "/"), sitePage(locale, section)];
  return above.filter((page) => page !== undefined);
}

/** The listing of articles changes with every article. */
function updatedOn(locale: LocaleCode, path: PagePath, articles: Articles): string {
  const own: string = PAGE_DATES[path][locale].updated;
  if (path !== "/blog") return own;
  const last = articles.lastChange(locale);
  return last && last > own ? last : own;
}

function navigationNames(locale: LocaleCode): Record<string, string> {
  const { nav, footer, services } = siteWords(locale, "shell");
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
