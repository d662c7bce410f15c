import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { PEOPLE, type PersonId } from "../../content/facts/people.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import type { Block } from "./article-body.ts";
import { parseMarkdown, plainText } from "./markdown.server.ts";

export const CATEGORIES = ["growth", "monetization", "video-platforms", "brands"] as const;
export type Category = (typeof CATEGORIES)[number];

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
});

/** What listings and heads need of an article. Dates are ISO days; `minutes` is reading time. */
export type ArticleSummary = z.infer<typeof frontMatter> & { slug: string; minutes: number };
export type Article = ArticleSummary & { body: Block[] };

/** Words a minute that an adult reads on a screen, rounded down. */
const READING_WORDS_PER_MINUTE = 200;

const sources = import.meta.glob<string>("/content/articles/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Parses one file. Throws with the reason when its front matter or Markdown is wrong. */
export function parseArticle(slug: string, source: string): Article {
  const [, yaml = "", markdown = ""] = FRONT_MATTER.exec(source) ?? [];
  const facts = frontMatter.parse(parseYaml(yaml));
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    ...facts,
    slug,
    minutes: Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE)),
    body: parseMarkdown(markdown),
  };
}

const parsed = new Map<string, Article>();

/** One article, parsed when it is first asked for. */
export function findArticle(locale: LocaleCode, slug: string): Article | undefined {
  const path = `/content/articles/${slug}/${locale}.md`;
  const source = sources[path];
  if (source === undefined) return undefined;
  const article = parsed.get(path) ?? parseArticle(slug, source);
  parsed.set(path, article);
  return article;
}

/** An article's own Markdown, without its front matter. */
export function articleSource(locale: LocaleCode, slug: string): string | undefined {
  return FRONT_MATTER.exec(sources[`/content/articles/${slug}/${locale}.md`] ?? "")?.[2];
}

/** All articles of a language, newest first. */
export function listArticles(locale: LocaleCode): ArticleSummary[] {
  return ARTICLE_SLUGS.flatMap((slug) => {
    const article = findArticle(locale, slug);
    if (!article) return [];
    const { body: _, ...summary } = article;
    return summary;
  }).sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

export const ARTICLE_SLUGS: readonly string[] = [
  ...new Set(Object.keys(sources).map((path) => path.split("/")[3] ?? "")),
].sort();

/** The chapters of an article: its second-level headings. */
export function chaptersOf(body: readonly Block[]): { id: string; title: string }[] {
  return body.flatMap((block) =>
    block.type === "heading" && block.level === 2
      ? { id: block.id, title: plainText(block.children) }
      : [],
  );
}
