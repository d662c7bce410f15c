import type { LocaleCode } from "../../i18n/locales.ts";

/** What the article form holds: a text for each field, its name as here. */
export type ArticleValues = Readonly<Record<string, string>>;

export const RELATED_FIELDS = ["related1", "related2", "related3"] as const;
export const FACT_FIELDS = [
  ...(["slug", "category", "audience", "author", "published", "time"] as const),
  ...RELATED_FIELDS,
] as const;

/** What each language has of its own. */
export const WORD_FIELDS = ["title", "metaTitle", "description", "lead", "body"] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** The name of a language's field in the form. */
export const wordField = (field: WordField, language: LocaleCode) => `${field}-${language}`;
