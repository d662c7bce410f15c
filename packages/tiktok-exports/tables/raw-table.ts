import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";

/**
 * The rows below a table's header. A cell's text is made when somebody asks for it: of a million cells
 * most are numbers, which `count` takes from where they stand.
 */
export interface Cells {
  readonly rows: number;
  /** How many cells a row has. */
  width(row: number): number;
  /** Empty beyond the row's end. */
  text(row: number, column: number): string;
  /** The whole number of a cell that holds digits and nothing else; null for any other cell. */
  digits(row: number, column: number): number | null;
  /** The same without the first rows. */
  from(row: number): Cells;
}

/** A table as the file holds it: the first row with content, then the others. */
export type RawTable = {
  /** Sheet name of a workbook; null for CSV. */
  sheet: string | null;
  header: string[];
  cells: Cells;
};

/** Most digits of a plain number; the platform's largest counts have ten. */
export const MAX_DIGITS = 13;
const DIGITS = new RegExp(`^\\d{1,${MAX_DIGITS}}$`);

/** Cells that are texts already, as a workbook gives them. */
export class RowCells implements Cells {
  readonly #rows: readonly (readonly string[])[];

  constructor(rows: readonly (readonly string[])[]) {
    this.#rows = rows;
  }

  get rows(): number {
    return this.#rows.length;
  }

  width(row: number): number {
    return this.#rows[row]?.length ?? 0;
  }

  text(row: number, column: number): string {
    return this.#rows[row]?.[column] ?? "";
  }

  digits(row: number, column: number): number | null {
    const text = this.text(row, column);
    return DIGITS.test(text) ? Number(text) : null;
  }

  from(row: number): RowCells {
    return new RowCells(this.#rows.slice(row));
  }
}

/** Collects rows of texts within the limits; rows without content are left out. */
export class TableCollector {
  readonly #rows: string[][] = [];
  #cells = 0;

  /** @throws ProblemError too-large */
  add(row: string[]): void {
    if (row.length > MAX_COLUMNS) throw tooLarge("columns", MAX_COLUMNS);
    if (row.every((cell) => cell === "" || cell.trim() === "")) return;
    this.#cells += row.length;
    checkSize(this.#rows.length, this.#cells);
    this.#rows.push(row);
  }

  /** The table, or null when not one row had content. */
  finish(sheet: string | null): RawTable | null {
    return this.#rows.length === 0 ? null : asTable(sheet, new RowCells(this.#rows));
  }
}

/** The table whose header is the first of these rows. */
export function asTable(sheet: string | null, cells: Cells): RawTable {
  return { sheet, header: rowOf(cells, 0).map((cell) => cell.trim()), cells: cells.from(1) };
}

/** One row's texts. */
export function rowOf(cells: Cells, row: number): string[] {
  return Array.from({ length: cells.width(row) }, (_, column) => cells.text(row, column));
}

/** The first rows' texts. */
export function firstRows(cells: Cells, count: number): string[][] {
  return Array.from({ length: Math.min(count, cells.rows) }, (_, row) => rowOf(cells, row));
}

/**
 * @param rows before this one, the header with them
 * @throws ProblemError too-large
 */
export function checkSize(rows: number, cells: number): void {
  if (rows > MAX_ROWS) throw tooLarge("rows", MAX_ROWS);
  if (cells > MAX_CELLS) throw tooLarge("cells", MAX_CELLS);
}

export function tooLarge(measure: "rows" | "columns" | "cells", limit: number): ProblemError {
  return new ProblemError({ code: "too-large", measure, limit, found: null });
}
