import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isWithinEdits } from "./edits.ts";
import { lettersOf, mayBeWithin } from "./letters.ts";
import { nearestForm } from "./nearest-form.ts";

/** Longer words that one beginning stands for, at most; the shortest are the likeliest. */
const MAX_COMPLETIONS = 16;
/** Sorts after every letter. */
const LAST = "\u{10FFFF}";
/** Terms of the index whose count is kept, some 100 bytes each: those of names are asked for by each search. */
const MAX_KEPT_COUNTS = 20_000;

/** The terms of an index. */
export class Vocabulary {
  readonly #count: StatementSync;
  readonly #word: StatementSync;
  readonly #longer: StatementSync;
  readonly #all: StatementSync;
  #known: Shapes | undefined;
  /** Of the index's own terms alone, so that nobody fills it with words of their own. */
  readonly #counts = new Map<string, number>();

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
    const known = this.#counts.get(term);
    if (known !== undefined) return known;
    const row = this.#count.get(term);
    if (row === undefined) return 0;
    const count = Number(row.documents);
    if (this.#counts.size >= MAX_KEPT_COUNTS) this.#counts.clear();
    this.#counts.set(term, count);
    return count;
  }

  has(term: string): boolean {
    return this.count(term) > 0;
  }

  /** Of the words that a term was made of, as they are written, the one that is most like what was typed. */
  wordOf(term: string, typed: string): string | undefined {
    const word = this.#word.get(term)?.word;
    return word === undefined ? undefined : nearestForm(String(word).split(" "), typed);
  }

  /** Terms that begin with a text and are longer, the shortest first. */
  completions(beginning: string): string[] {
    return this.#longer.all(beginning, beginning + LAST).map(({ term }) => String(term));
  }

  /**
   * Terms that so many changed, added, left out or swapped letters make of this one, the commoner before
   * the rarer. Of those that begin with another letter, only what one slip at the beginning makes.
   */
  similar(term: string, edits: number): Similar {
    const near: string[] = this.#otherBeginnings(term);
    const far: string[] = [];
    const first = term.charAt(0);
    const own = lettersOf(term);
    for (let length = term.length - edits; length <= term.length + edits; length++) {
      const { terms, letters } = this.#ofShape(length, first);
      for (const [at, other] of terms.entries()) {
        if (!mayBeWithin(own, letters[at] ?? own, edits)) continue;
        if (!isWithinEdits(term, other, edits)) continue;
        (edits === 1 || isWithinEdits(term, other, 1) ? near : far).push(other);
      }
    }
    return { near, far };
  }

  #otherBeginnings(term: string): string[] {
    const { letters, terms } = this.#shapes();
    const rest = term.slice(1);
    const swapped = rest.charAt(0) + term.charAt(0) + term.slice(2);
    const others = [...letters].filter((letter) => letter !== term.charAt(0));
    const possible = [rest, swapped, ...others.flatMap((one) => [one + rest, one + term])];
    // Some hundred, and all terms are in memory by now.
    return possible.filter((other) => terms.has(other));
  }

  #ofShape(length: number, first: string): Shape {
    return this.#shapes().byShape.get(`${length}${first}`) ?? { terms: [], letters: [] };
  }

  /**
   * Terms by length and first letter, the commonest first. Read by the first slip and kept: some
   * megabytes among 10,000 documents, and each slip would read as much again.
   */
  #shapes(): Shapes {
    if (this.#known) return this.#known;
    const shapes: Shapes = { letters: new Set(), terms: new Set(), byShape: new Map() };
    for (const row of this.#all.iterate()) {
      const term = String(row.term);
      const first = term.charAt(0);
      const key = `${term.length}${first}`;
      const shape = shapes.byShape.get(key) ?? { terms: [], letters: [] };
      shape.terms.push(term);
      shape.letters.push(lettersOf(term));
      shapes.byShape.set(key, shape);
      shapes.letters.add(first);
      shapes.terms.add(term);
    }
    this.#known = shapes;
    return shapes;
  }
}

/** What one slip makes of a term, and what more do. */
export type Similar = { near: string[]; far: string[] };

/** Terms of one length and first letter; of each, its letters (letters.ts). */
type Shape = { terms: string[]; letters: number[] };
type Shapes = { letters: Set<string>; terms: Set<string>; byShape: Map<string, Shape> };
