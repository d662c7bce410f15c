import type { DatabaseSync, StatementSync } from "node:sqlite";
import { cutEvenly, isWithinEdits } from "./edits.ts";

/** Longer words that one beginning stands for, at most; the shortest are the likeliest. */
const MAX_COMPLETIONS = 16;
/** Words that a mistyped one stands for, at most; the commonest are the likeliest. */
const MAX_SIMILAR = 16;
/** Sorts after every letter. */
const LAST = "\u{10FFFF}";

/** The terms of an index. */
export class Vocabulary {
  readonly #has: StatementSync;
  readonly #longer: StatementSync;
  readonly #all: StatementSync;
  #byLength: Map<number, string[]> | undefined;

  constructor(db: DatabaseSync, table: string) {
    this.#has = db.prepare(`SELECT 1 FROM ${table} WHERE term = ?`);
    this.#longer = db.prepare(
      `SELECT term FROM ${table} WHERE term > ? AND term < ? ORDER BY length(term) LIMIT ${MAX_COMPLETIONS}`,
    );
    this.#all = db.prepare(`SELECT term FROM ${table} ORDER BY documents DESC`);
  }

  has(term: string): boolean {
    return this.#has.get(term) !== undefined;
  }

  /** Terms that begin with a text and are longer, the shortest first. */
  completions(beginning: string): string[] {
    return this.#longer.all(beginning, beginning + LAST).map(({ term }) => String(term));
  }

  /** Terms that so many changed, added or left out letters make of this one, the commonest first. */
  similar(term: string, edits: number): string[] {
    const found: string[] = [];
    // Cut into one piece more than there are edits, at least one piece is left as it was.
    const pieces = cutEvenly(term, edits + 1);
    for (let shift = 0; shift <= 2 * edits; shift++) {
      // Own length first, then one letter shorter, one longer, and so on.
      const length = term.length + (shift % 2 === 0 ? shift / 2 : -(shift + 1) / 2);
      for (const other of this.#ofLength(length)) {
        if (!pieces.some((piece) => other.includes(piece))) continue;
        if (isWithinEdits(term, other, edits)) found.push(other);
        if (found.length === MAX_SIMILAR) return found;
      }
    }
    return found;
  }

  /**
   * Terms of a length, the commonest first. Read by the first slip and kept: some megabytes among
   * 10,000 documents, and each slip would read as much again.
   */
  #ofLength(length: number): readonly string[] {
    if (!this.#byLength) {
      this.#byLength = new Map();
      for (const row of this.#all.iterate()) {
        const term = String(row.term);
        const known = this.#byLength.get(term.length);
        if (known) known.push(term);
        else this.#byLength.set(term.length, [term]);
      }
    }
    return this.#byLength.get(length) ?? [];
  }
}
