/**
 * Words that mean the same to visitors, as staff edit them: a row a line, its words and phrases parted
 * by commas, and after an arrow the page that is meant when nothing else is asked for.
 */
export type SameWords = { words: readonly string[]; page: string | undefined };

const ARROW = /->|→/;

/** Limits of the list of a language. */
export const MAX_ROWS = 200;
export const MAX_WORDS_IN_ROW = 40;
/** Of a word or a phrase, in characters. */
export const MAX_WORD_LENGTH = 60;
/** Of the whole list, in characters. */
export const MAX_LIST_LENGTH = 20_000;

/** What is wrong with a line; `line` counts from 1. */
export type RowProblem = {
  line: number;
  problem: "two-arrows" | "not-a-page" | "no-words" | "too-many" | "too-long" | "too-many-rows";
};

/** Reads a list; what is wrong in it is told by line, and the rest still counts. */
export function readSameWords(text: string): { rows: SameWords[]; problems: RowProblem[] } {
  const rows: SameWords[] = [];
  const problems: RowProblem[] = [];
  const lines = text.slice(0, MAX_LIST_LENGTH).split("\n");
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const row = rows.length < MAX_ROWS ? readRow(line) : "too-many-rows";
    if (typeof row === "string") problems.push({ line: at + 1, problem: row });
    else rows.push(row);
    if (row === "too-many-rows") break;
  }
  return { rows, problems };
}

function readRow(line: string): SameWords | RowProblem["problem"] {
  const [list = "", page, ...more] = line.split(ARROW).map((part) => part.trim());
  if (more.length > 0) return "two-arrows";
  if (page !== undefined && !/^\/[a-z0-9/-]*$/.test(page)) return "not-a-page";
  const words = list.split(",").flatMap((word) => word.trim() || []);
  if (words.length === 0 || (words.length === 1 && page === undefined)) return "no-words";
  if (words.length > MAX_WORDS_IN_ROW) return "too-many";
  if (words.some((word) => word.length > MAX_WORD_LENGTH)) return "too-long";
  return { words, page };
}

export const writeSameWords = (rows: readonly SameWords[]): string =>
  rows.map(({ words, page }) => words.join(", ") + (page ? ` → ${page}` : "")).join("\n");
