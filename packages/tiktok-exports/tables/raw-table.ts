import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";

/** A table of texts as the file holds it: the first row with content, then the others. */
export type RawTable = {
  /** Sheet name of a workbook; null for CSV. */
  sheet: string | null;
  header: string[];
  rows: string[][];
};

/** Collects rows within the limits; rows without content are left out. */
export class TableCollector {
  readonly #rows: string[][] = [];
  #cells = 0;

  /** @throws ProblemError too-large */
  add(row: string[]): void {
    if (row.length > MAX_COLUMNS) throw tooLarge("columns", MAX_COLUMNS);
    if (row.every((cell) => cell === "" || cell.trim() === "")) return;
    this.#cells += row.length;
    if (this.#rows.length > MAX_ROWS) throw tooLarge("rows", MAX_ROWS);
    if (this.#cells > MAX_CELLS) throw tooLarge("cells", MAX_CELLS);
    this.#rows.push(row);
  }

  /** The table, or null when not one row had content. */
  finish(sheet: string | null): RawTable | null {
    const [header, ...rows] = this.#rows;
    return header ? { sheet, header: header.map((cell) => cell.trim()), rows } : null;
  }
}

export function tooLarge(measure: "rows" | "columns" | "cells", limit: number): ProblemError {
  return new ProblemError({ code: "too-large", measure, limit, found: null });
}
