import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isWithinEdits } from "./edits.ts";

/** Longer words that one beginning stands for, at most; the shortest are the likeliest. */
const MAX_COMPLETIONS = 16;
/** Words that a mistyped one stands for, at most. */
const MAX_SIMILAR = 6;
/** Sorts after every letter. */
const LAST = "\u{10FFFF}";

/** The terms of an index. */
export class Vocabulary {
  readonly #count: StatementSync;
  readonly #word: StatementSync;
  readonly #longer: StatementSync;
  readonly #all: StatementSync;
  #known: Shapes | undefined;

  constructor(db: DatabaseSync, table: string) {
    this.#count = db.prepare(`SELECT documents FROM ${table} WHERE term = ?`);
    this.#word = db.prepare(`SELECT word FROM ${table} WHERE term = ?`);
    this.#longer = db.prepare(
      `SELECT term FROM ${table} WHERE term > ? AND term < ? ORDER BY length(term) LIMIT ${MAX_COMPLETIONS}`,
    );
    this.#all = db.prepare(`SELECT term FROM ${table} ORDER BY documents DESC`);
  }

  /** In how many documents a term is. */
  count(term: string): number {
    return Number(this.#count.get(term)?.documents ?? 0);
  }

  has(term: string): boolean {
    return this.#count.get(term) !== undefined;
  }

  /** A word as it is written that a term was made of. */
  wordOf(term: string): string {
    return String(this.#word.get(term)?.word ?? term);
  }

  /** Terms that begin with a text and are longer, the shortest first. */
  completions(beginning: string): string[] {
    return this.#longer.all(beginning, beginning + LAST).map(({ term }) => String(term));
  }

  /**
   * Terms that so many changed, added, left out or swapped letters make of this one: the nearer before
   * the farther, the commoner before the rarer. Of those that begin with another letter, only what one
   * slip at the beginning makes.
   */
  similar(term: string, edits: number): string[] {
    const near: string[] = this.#otherBeginnings(term);
    const far: string[] = [];
    const first = term.charAt(0);
    for (let length = term.length - edits; length <= term.length + edits; length++) {
      for (const other of this.#ofShape(length, first)) {
        if (!isWithinEdits(term, other, edits)) continue;
        (edits === 1 || isWithinEdits(term, other, 1) ? near : far).push(other);
      }
    }
    return [...near, ...far].slice(0, MAX_SIMILAR);
  }

  #otherBeginnings(term: string): string[] {
    const rest = term.slice(1);
    const swapped = rest.charAt(0) + term.charAt(0) + term.slice(2);
    const letters = [...this.#shapes().letters].filter((letter) => letter !== term.charAt(0));
    const possible = [rest, swapped, ...letters.flatMap((one) => [one + rest, one + term])];
    return possible.filter((other) => this.has(other));
  }

  #ofShape(length: number, first: string): readonly string[] {
    return this.#shapes().terms.get(`${length}${first}`) ?? [];
  }

  /**
   * Terms by length and first letter, the commonest first. Read by the first slip and kept: some
   * megabytes among 10,000 documents, and each slip would read as much again.
   */
  #shapes(): Shapes {
    if (this.#known) return this.#known;
    const shapes: Shapes = { letters: new Set(), terms: new Map() };
    for (const row of this.#all.iterate()) {
      const term = String(row.term);
      const first = term.charAt(0);
      const key = `${term.length}${first}`;
      const known = shapes.terms.get(key);
      if (known) known.push(term);
      else shapes.terms.set(key, [term]);
      shapes.letters.add(first);
    }
    this.#known = shapes;
    return shapes;
  }
}

type Shapes = { letters: Set<string>; terms: Map<string, string[]> };
