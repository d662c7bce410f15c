import type { z } from "zod";
import type { Pages } from "../../../content/types.ts";
import {
  ARTICLE_LENGTH,
  SLUG_LENGTH,
  SUMMARY_LENGTH,
  TITLE_LENGTH,
} from "../../../packages/lib/collections/lengths.ts";
import { cut } from "../../../packages/lib/valid/cut.ts";
import { CATEGORIES } from "../../content/categories.ts";
import { parseMarkdown } from "../../content/markdown.server.ts";
import { AUDIENCES, AUTHORS, articleFacts, SLUG } from "../../content/written-article.server.ts";
import { fill } from "../../i18n/fill.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import {
  type ArticleValues,
  RELATED_FIELDS,
  WORD_FIELDS,
  type WordField,
  wordField,
} from "./fields.ts";

type Words = Pages["adminArticles"]["errors"];
/** What is wrong, by the field's name; nothing is in it that is right. */
export type Faults = Record<string, string>;

/** Characters that the content backend has room for; what is published has stricter limits. */
const ROOM: Readonly<Record<WordField, number>> = {
  title: TITLE_LENGTH,
  metaTitle: TITLE_LENGTH,
  description: SUMMARY_LENGTH,
  lead: SUMMARY_LENGTH,
  body: ARTICLE_LENGTH,
};
const CHOICES = { category: CATEGORIES, audience: AUDIENCES, author: AUTHORS } as const;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Most characters quoted of a text that can't be drawn. */
const QUOTED_LENGTH = 60;

/** Languages in which anything is written. */
export const languagesBegun = (values: ArticleValues): LocaleCode[] =>
  LOCALE_CODES.filter((code) => WORD_FIELDS.some((field) => values[wordField(field, code)]));

/** What even a draft needs: an address, a title in each language begun, and room for all of it. */
export function draftFaults(values: ArticleValues, locale: LocaleCode, words: Words): Faults {
  const faults: Faults = {};
  const { slug = "", published, time } = values;
  if (!slug) faults.slug = words.required;
  else if (!SLUG.test(slug)) faults.slug = words.slug;
  else if (slug.length > SLUG_LENGTH) {
    faults.slug = tooLong(words, SLUG_LENGTH, slug);
  }
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = values[name];
    if (value && !choices.some((choice) => choice === value)) faults[name] = words.choose;
  }
  if (published && !articleFacts.shape.published.safeParse(published).success) {
    faults.published = words.date;
  }
  if (time && !CLOCK.test(time)) faults.time = words.time;
  for (const name of RELATED_FIELDS) {
    if (values[name] && !SLUG.test(values[name])) faults[name] = words.choose;
  }
  const languages = languagesBegun(values);
  if (languages.length === 0) faults[wordField("title", locale)] = words.noLanguage;
  for (const code of languages) {
    for (const field of WORD_FIELDS) {
      const name = wordField(field, code);
      const text = values[name] ?? "";
      if (text.length > ROOM[field]) faults[name] = tooLong(words, ROOM[field], text);
    }
    if (!values[wordField("title", code)]) faults[wordField("title", code)] = words.required;
  }
  return faults;
}

/** The facts of an article in one language, as `articleFacts` judges them. */
export function factsOf(values: ArticleValues, language: LocaleCode, today: string) {
  const word = (field: WordField) => values[wordField(field, language)] ?? "";
  return {
    title: word("title"),
    metaTitle: word("metaTitle"),
    description: word("description"),
    lead: word("lead"),
    category: values.category,
    author: values.author,
    audience: values.audience,
    published: values.published || today,
    updated: today,
    related: RELATED_FIELDS.map((name) => values[name] ?? ""),
  };
}

/** What an article needs to be published, beside what a draft needs. */
export function publishingFaults(values: ArticleValues, today: string, words: Words): Faults {
  const faults: Faults = {};
  for (const language of languagesBegun(values)) {
    const facts = factsOf(values, language, today);
    for (const issue of articleFacts.safeParse(facts).error?.issues ?? []) {
      const field = String(issue.path[0]);
      // Judged with the other articles in view (related.server.ts).
      if (field === "related") continue;
      const own = WORD_FIELDS.find((name) => name === field);
      if (own) {
        const name = wordField(own, language);
        faults[name] = wordFault(issue, values[name] ?? "", words);
      } else faults[field] = field === "published" ? words.date : words.choose;
    }
    const name = wordField("body", language);
    const fault = textFault(values[name] ?? "", words);
    if (fault) faults[name] = fault;
  }
  return faults;
}

function wordFault(issue: z.core.$ZodIssue, text: string, words: Words): string {
  if (!text) return words.required;
  if (issue.code === "too_big") return tooLong(words, Number(issue.maximum), text);
  if (issue.code === "too_small") {
    return fill(words.tooShort, { min: Number(issue.minimum), count: text.length });
  }
  return words.required;
}

function textFault(markdown: string, words: Words): string | undefined {
  if (!markdown) return words.required;
  try {
    parseMarkdown(markdown);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The reason is English; what it quotes after the colon says where to look in any language.
    const quoted = error.message
      .replace(/^[^:]*:\s*/, "")
      .replace(/\s+/g, " ")
      .trim();
    const part = quoted.length > QUOTED_LENGTH ? `${cut(quoted, QUOTED_LENGTH)}…` : quoted;
    return fill(words.markdown, { part });
  }
}

const tooLong = (words: Words, max: number, { length }: string) =>
  fill(words.tooLong, { max, count: length });
