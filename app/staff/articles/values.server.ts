import { plainText } from "../../../packages/lib/valid/text.ts";
import type { StoredArticle } from "../../api/articles.server.ts";
import { clockIn } from "../../content/house-time.server.ts";
import { articles } from "../../content/site-articles.server.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import {
  type ArticleValues,
  FACT_FIELDS,
  RELATED_FIELDS,
  WORD_FIELDS,
  wordField,
} from "./fields.ts";

/** What was typed into the form. */
export function readValues(form: FormData): ArticleValues {
  const names = [
    ...FACT_FIELDS,
    ...LOCALE_CODES.flatMap((code) => WORD_FIELDS.map((field) => wordField(field, code))),
  ];
  const text = (name: string) => plainText(String(form.get(name) ?? "")).trim();
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

/** The form as an article is stored. */
export function valuesOf(stored: StoredArticle): ArticleValues {
  const { slug, category, audience, author, published, goes_live, related, translations } = stored;
  const time = goes_live ? clockIn(new Date(goes_live)) : "";
  const words = LOCALE_CODES.flatMap((code) => {
    const own = translations.find(({ locale }) => locale === code);
    if (!own) return [];
    const { title, meta_title: metaTitle, description, lead, body } = own;
    return wordsIn(code, { title, metaTitle, description, lead, body });
  });
  return {
    ...factsIn({ slug, category, audience, author, published, time }, related ?? []),
    ...Object.fromEntries(words),
  };
}

/** The form for an article that came with the site; undefined when there is none. */
export function valuesOfSite(locale: LocaleCode, slug: string): ArticleValues | undefined {
  const languages = articles().locales(slug);
  const facts = articles().summary(
    languages.includes(locale) ? locale : (languages[0] ?? locale),
    slug,
  );
  if (!facts) return undefined;
  const { category, audience, author, published, related } = facts;
  const words = languages.flatMap((code) =>
    wordsIn(code, {
      ...articles().summary(code, slug),
      body: articles().markdown(code, slug)?.trim(),
    }),
  );
  return {
    ...factsIn({ slug, category, audience, author, published }, related),
    ...Object.fromEntries(words),
  };
}

type Texts<Name extends string> = Partial<Record<Name, string | null | undefined>>;

function factsIn(
  facts: Texts<"slug" | "category" | "audience" | "author" | "published" | "time">,
  related: readonly string[],
): ArticleValues {
  const chosen = RELATED_FIELDS.map((name, index) => [name, related[index] ?? ""]);
  const texts = Object.entries(facts).map(([name, value]) => [name, value ?? ""]);
  return Object.fromEntries([...texts, ...chosen]);
}

const wordsIn = (language: LocaleCode, words: Texts<(typeof WORD_FIELDS)[number]>) =>
  WORD_FIELDS.map((field) => [wordField(field, language), words[field] ?? ""] as const);
