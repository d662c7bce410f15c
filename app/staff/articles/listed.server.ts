import { articlesOfBuild } from "../../content/site-articles.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";

/** Languages, the reader's first. */
const readersFirst = (locale: LocaleCode): LocaleCode[] => [
  locale,
  ...LOCALE_CODES.filter((code) => code !== locale),
];

/** The title to show of those that an article has, and its language. */
export function titleIn(
  locale: LocaleCode,
  translations: readonly { locale: string; title?: string | null | undefined }[],
): { title: string; language: LocaleCode } | undefined {
  for (const language of readersFirst(locale)) {
    const title = translations.find((own) => own.locale === language)?.title;
    if (title) return { title, language };
  }
  return undefined;
}

/**
 * Articles that came with the site, each once, newest first; titled for the reader. Not what the site
 * shows: for a moment that still has what staff have just deleted.
 */
export function siteList(locale: LocaleCode, limit: number) {
  const articles = articlesOfBuild();
  const found = new Map<string, SiteArticle>();
  for (const language of readersFirst(locale)) {
    for (const { slug, title, published } of articles.list(language, {}, { limit })) {
      if (!found.has(slug)) found.set(slug, { slug, title, language, published });
    }
  }
  return [...found.values()].sort(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  );
}

export type SiteArticle = { slug: string; title: string; language: LocaleCode; published: string };
