import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isWithinEdits } from "./edits.ts";

/** Longer words that one beginning stands for, at most; the shortest are the likeliest. */
const MAX_COMPLETIONS = 16;
/** Words that a mistyped one stands for, at most; the commonest are the likeliest. */
const MAX_SIMILAR = 16;
/** Sorts after every letter. */
const LAST = "\u{10FFFF}";

/** The terms of an index. */
export class Vocabulary {
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #has: StatementSync;
  readonly #longer: StatementSync;

  constructor(db: DatabaseSync, table: string) {
    this.#db = db;
    this.#table = table;
    this.#has = db.prepare(`SELECT 1 FROM ${table} WHERE term = ?`);
    this.#longer = db.prepare(
      `SELECT term FROM ${table} WHERE term > ? AND term < ? ORDER BY length(term) LIMIT ${MAX_COMPLETIONS}`,
    );
  }

  has(term: string): boolean {
    return this.#has.get(term) !== undefined;
  }

  /** Terms that begin with a text and are longer, the shortest first. */
  completions(beginning: string): string[] {
    return this.#longer.all(beginning, beginning + LAST).map(({ term }) => String(term));
  }

  /** Terms that so many changed, added or left out letters make of this one, commonest first. */
  similar(term: string, edits: number): string[] {
    // Cut into one piece more than there are edits, at least one piece is left as it was.
    const pieces = cut(term, edits + 1);
    const rows = this.#db
      .prepare(
        `SELECT term FROM ${this.#table} WHERE length(term) BETWEEN ? AND ?
        AND (${pieces.map(() => "instr(term, ?)").join(" OR ")}) ORDER BY documents DESC`,
      )
      .all(term.length - edits, term.length + edits, ...pieces);
    return rows
      .map((row) => String(row.term))
      .filter((other) => isWithinEdits(term, other, edits))
      .slice(0, MAX_SIMILAR);
  }
}

/** A text in so many pieces, as long as each other within a letter. */
function cut(text: string, pieces: number): string[] {
  const at = (piece: number) => Math.round((text.length * piece) / pieces);
  return Array.from({ length: pieces }, (_, piece) => text.slice(at(piece), at(piece + 1)));
}
