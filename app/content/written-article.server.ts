import { z } from "zod";
import { PEOPLE, type PersonId } from "../../content/facts/people.ts";
import type { Article, ArticleSummary } from "./articles.server.ts";
import { CATEGORIES } from "./categories.ts";
import { parseMarkdown } from "./markdown.server.ts";

/** What every article has, whoever keeps it: a file of the repository or the content backend. */

/** Lengths in characters that fit result pages of search engines. */
export const MAX_TITLE_LENGTH = 80;
export const MAX_META_TITLE_LENGTH = 55;
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;
/** Articles that each one leads on to. */
export const RELATED_COUNT = 3;

export const AUDIENCES = ["creators", "brands"] as const;
export const AUTHORS = PEOPLE.map((person) => person.id) as [PersonId, ...PersonId[]];
/** What an article's address may be, here as in the content backend. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const day = z.iso.date();

export const articleFacts = z.strictObject({
  title: z.string().min(1).max(MAX_TITLE_LENGTH),
  metaTitle: z.string().min(1).max(MAX_META_TITLE_LENGTH),
  description: z.string().min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  lead: z.string().min(1),
  category: z.enum(CATEGORIES),
  author: z.enum(AUTHORS),
  published: day,
  updated: day,
  audience: z.enum(AUDIENCES),
  related: z.array(z.string().regex(SLUG)).length(RELATED_COUNT),
}) satisfies z.ZodType<Omit<ArticleSummary, "slug" | "minutes">>;

/** An article together with what its author wrote. */
export type WrittenArticle = Article & { markdown: string };

/** Words a minute that an adult reads on a screen, rounded down. */
const READING_WORDS_PER_MINUTE = 200;

/** Throws with the reason when facts or Markdown are wrong. */
export function writtenArticle(slug: string, facts: unknown, markdown: string): WrittenArticle {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    ...articleFacts.parse(facts),
    slug,
    minutes: Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE)),
    body: parseMarkdown(markdown),
    markdown,
  };
}
