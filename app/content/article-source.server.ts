import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { PEOPLE, type PersonId } from "../../content/facts/people.ts";
import type { Article, ArticleSummary } from "./articles.server.ts";
import { CATEGORIES } from "./categories.ts";
import { parseMarkdown } from "./markdown.server.ts";

/** An article as its author writes it: front matter and Markdown (content/articles). */

const day = z.iso.date();
const personIds = PEOPLE.map((person) => person.id) as [PersonId, ...PersonId[]];

const frontMatter = z.strictObject({
  title: z.string().max(80),
  metaTitle: z.string().max(55),
  description: z.string().min(70).max(160),
  lead: z.string(),
  category: z.enum(CATEGORIES),
  author: z.enum(personIds),
  published: day,
  updated: day,
  audience: z.enum(["creators", "brands"]),
  related: z.array(z.string()).length(3),
}) satisfies z.ZodType<Omit<ArticleSummary, "slug" | "minutes">>;

/** Words a minute that an adult reads on a screen, rounded down. */
const READING_WORDS_PER_MINUTE = 200;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Parses one file. Throws with the reason when its front matter or Markdown is wrong. */
export function parseArticle(slug: string, source: string): Article & { markdown: string } {
  const [, yaml = "", markdown = ""] = FRONT_MATTER.exec(source) ?? [];
  const facts = frontMatter.parse(parseYaml(yaml));
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    ...facts,
    slug,
    minutes: Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE)),
    body: parseMarkdown(markdown),
    markdown,
  };
}
