import type { Block, Inline } from "../../../content/article-body.ts";
import { plainText } from "../../../content/article-body.ts";

/** A chapter, when a reader arrives there as minutes and seconds (`2:30`), and how far that is, in per cent. */
export type Chapter = { id: string; title: string; at: string; share: number };

/** The pace behind the site's reading times. */
const WORDS_PER_SECOND = 200 / 60;
/** Arrival times are rounded to this, in seconds: more would pretend to know. */
const STEP_S = 10;

/** The chapters of an article: its second-level headings with the time at which each begins. */
export function chaptersWithTimes(body: readonly Block[]): Chapter[] {
  const all = Math.max(1, sum(body, wordsIn));
  let words = 0;
  const chapters: Chapter[] = [];
  for (const block of body) {
    if (block.type === "heading" && block.level === 2) {
      const share = Math.round((words / all) * 100);
      chapters.push({ id: block.id, title: plainText(block.children), at: clock(words), share });
    }
    words += wordsIn(block);
  }
  return chapters;
}

function clock(words: number): string {
  const seconds = Math.round(words / WORDS_PER_SECOND / STEP_S) * STEP_S;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function wordsIn(block: Block): number {
  switch (block.type) {
    case "heading":
    case "note":
    case "paragraph":
      return count(block.children);
    case "quote":
      return sum(block.children, wordsIn);
    case "list":
      return sum(block.items, (item) => sum(item, wordsIn));
    case "table":
      return sum([block.head, ...block.rows], (row) => sum(row, (cell) => count(cell.children)));
    case "figure":
    case "frame":
      return 0;
  }
}

function count(children: readonly Inline[]): number {
  return plainText(children)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function sum<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.reduce((total, item) => total + measure(item), 0);
}
