import type { StoredArticle } from "../api/articles.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../i18n/locales.ts";
import { type WrittenArticle, writtenArticle } from "./written-article.server.ts";

/** An article in the languages that have it. */
export type ArticleInLanguages = ReadonlyMap<LocaleCode, WrittenArticle>;

/** Throws when a language that has a title lacks anything else, or none has one. */
export function inLanguages(stored: StoredArticle): ArticleInLanguages {
  const { slug, author, category, audience, related, published, updated } = stored;
  const articles = new Map<LocaleCode, WrittenArticle>();
  for (const locale of LOCALE_CODES) {
    const words = stored.translations.find((own) => own.locale === locale);
    if (!words?.title) continue;
    const { title, meta_title: metaTitle, description, lead, body } = words;
    const shared = { author, category, audience, related, published, updated };
    const facts = { ...shared, title, metaTitle, description, lead };
    articles.set(locale, writtenArticle(slug, facts, body ?? ""));
  }
  if (articles.size === 0) throw new Error("It has no words in any language of the site");
  return articles;
}

/** Whether the site can draw an article as it is kept; what programs write nobody has checked. */
export function canBeShown(stored: StoredArticle): boolean {
  try {
    inLanguages(stored);
    return true;
  } catch {
    return false;
  }
}
