import type { SameWords } from "./same-words.ts";
import { termsIn } from "./terms.ts";

/** A row of words that mean the same: each word or phrase as its terms. */
export type Synonyms = { phrases: readonly (readonly string[])[]; page: string | undefined };

type Entry = { phrase: readonly string[]; row: Synonyms };

/** Rows by the first term of each of their phrases. */
export class Thesaurus {
  readonly #byFirst = new Map<string, Entry[]>();

  constructor(rows: readonly SameWords[]) {
    for (const { words, page } of rows) {
      const phrases = words.map(termsIn).filter((phrase) => phrase.length > 0);
      const row = { phrases, page };
      for (const phrase of phrases) {
        const first = phrase[0] ?? "";
        const known = this.#byFirst.get(first) ?? [];
        this.#byFirst.set(first, known);
        known.push({ phrase, row });
      }
    }
  }

  /**
   * The rows with the longest phrase that words begin with, each word given by the terms it may be; with
   * how many words that phrase has.
   */
  at(words: readonly (readonly string[])[]): { length: number; rows: Synonyms[] } {
    let length = 0;
    let rows: Synonyms[] = [];
    for (const term of words[0] ?? []) {
      for (const { phrase, row } of this.#byFirst.get(term) ?? []) {
        if (phrase.length < length) continue;
        if (!phrase.every((part, at) => words[at]?.includes(part))) continue;
        if (phrase.length > length) rows = [];
        length = phrase.length;
        if (!rows.includes(row)) rows.push(row);
      }
    }
    return { length, rows };
  }
}
