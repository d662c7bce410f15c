import type { Block } from "../../../content/article-body.ts";
import { plainText } from "../../../content/article-body.ts";
import { parseMarkdown } from "../../../content/markdown.server.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";

/** One chapter; numbers count down to 1. The id is its anchor, the same in both languages. */
export type Chapter = { number: number; id: string; title: string; body: Block[] };

/** Words a minute that an adult reads on a screen, rounded down. */
const READING_WORDS_PER_MINUTE = 200;

const sources = import.meta.glob<string>("/content/playbook/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Splits the playbook at its second-level headings. Throws when text stands before the first. */
export function parseChapters(markdown: string): Chapter[] {
  const parts: { title: string; body: Block[] }[] = [];
  for (const block of parseMarkdown(markdown)) {
    if (block.type === "heading" && block.level === 2) {
      parts.push({ title: plainText(block.children), body: [] });
    } else {
      const last = parts.at(-1);
      if (!last) throw new Error("The playbook begins with a chapter's heading");
      last.body.push(block);
    }
  }
  return parts.map((part, index) => {
    const number = parts.length - index;
    return { number, id: `chapter-${number}`, ...part };
  });
}

const source = (locale: LocaleCode) => sources[`/content/playbook/${locale}.md`] ?? "";
const parsed = new Map<LocaleCode, Chapter[]>();

/** The chapters in one language, parsed when they are first asked for. */
export function playbookChapters(locale: LocaleCode): Chapter[] {
  const chapters = parsed.get(locale) ?? parseChapters(source(locale));
  parsed.set(locale, chapters);
  return chapters;
}

/** How long the whole of it takes to read. */
export function playbookMinutes(locale: LocaleCode): number {
  const words = source(locale)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.round(words / READING_WORDS_PER_MINUTE);
}
