import { isWithinEdits } from "./edits.ts";
import { wordsIn } from "./fold.ts";
import type { SameWords } from "./same-words.ts";
import { isStopWord, termOf, termsIn } from "./terms.ts";
import type { Similar } from "./vocabulary.server.ts";

/** A row of words that mean the same: each word or phrase as its terms. */
export type Synonyms = { phrases: readonly (readonly string[])[]; page: string | undefined };

type Entry = { phrase: readonly string[]; row: Synonyms };

/** Rows by the first term of each of their phrases. */
export class Thesaurus {
  readonly #byFirst = new Map<string, Entry[]>();
  /** A word for each term that stands in a phrase. */
  readonly #words = new Map<string, string>();

  constructor(rows: readonly SameWords[]) {
    for (const { words, page } of rows) {
      const phrases = words.map(termsIn).filter((phrase) => phrase.length > 0);
      const row = { phrases, page };
      for (const { word } of words.flatMap(wordsIn)) {
        if (!isStopWord(word)) this.#words.set(termOf(word), word.toLowerCase());
      }
      for (const phrase of phrases) {
        const first = phrase[0] ?? "";
        const known = this.#byFirst.get(first) ?? [];
        this.#byFirst.set(first, known);
        known.push({ phrase, row });
      }
    }
  }

  /** A word as the list has it that a term was made of. */
  wordOf(term: string): string | undefined {
    return this.#words.get(term);
  }

  /** Terms of the list that begin like this one and that so many slips make of it. */
  similar(term: string, edits: number): Similar {
    const similar: Similar = { near: [], far: [] };
    for (const other of this.#words.keys()) {
      if (other[0] !== term[0] || !isWithinEdits(term, other, edits)) continue;
      (isWithinEdits(term, other, 1) ? similar.near : similar.far).push(other);
    }
    return similar;
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
