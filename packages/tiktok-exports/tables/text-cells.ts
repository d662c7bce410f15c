import type { CellSink } from "./parse-csv.ts";
import { asTable, type Cells, checkSize, MAX_DIGITS, type RawTable } from "./raw-table.ts";

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
const DELETE = 127;
/** Places kept at first; more are made as they are needed. */
const FIRST_CELLS = 4_096;
const FIRST_ROWS = 512;

/** Where cells stand in a text. */
type Bounds = {
  text: string;
  starts: Uint32Array;
  /** Twice the place after the cell's last character, and one more where it holds doubled quotes. */
  ends: Uint32Array;
  /** Each row's first cell, and after the last row where one more would begin. */
  rowStarts: Uint32Array;
};

/** Cells as places in the file's own text: nothing is copied before it is wanted. */
export class TextCells implements Cells {
  readonly #bounds: Bounds;
  readonly #first: number;
  readonly rows: number;

  constructor(bounds: Bounds, rows: number, first = 0) {
    this.#bounds = bounds;
    this.#first = first;
    this.rows = rows;
  }

  width(row: number): number {
    const { rowStarts } = this.#bounds;
    const at = this.#first + row;
    return (rowStarts[at + 1] ?? 0) - (rowStarts[at] ?? 0);
  }

  text(row: number, column: number): string {
    if (column >= this.width(row)) return "";
    const { text, starts, ends, rowStarts } = this.#bounds;
    const cell = (rowStarts[this.#first + row] ?? 0) + column;
    const end = ends[cell] ?? 0;
    const raw = text.slice(starts[cell], end >>> 1);
    return (end & 1) === 0 ? raw : raw.replaceAll('""', '"');
  }

  digits(row: number, column: number): number | null {
    if (column >= this.width(row)) return null;
    const { text, starts, ends, rowStarts } = this.#bounds;
    const cell = (rowStarts[this.#first + row] ?? 0) + column;
    const start = starts[cell] ?? 0;
    const end = (ends[cell] ?? 0) >>> 1;
    if (end === start || end - start > MAX_DIGITS) return null;
    let number = 0;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code < ZERO || code > NINE) return null;
      number = number * 10 + code - ZERO;
    }
    return number;
  }

  from(row: number): TextCells {
    return new TextCells(this.#bounds, Math.max(0, this.rows - row), this.#first + row);
  }
}

/** Collects the cells of a CSV within the limits; rows without content are left out. */
export class TextTable implements CellSink {
  readonly #text: string;
  #starts = new Uint32Array(FIRST_CELLS);
  #ends = new Uint32Array(FIRST_CELLS);
  #rowStarts = new Uint32Array(FIRST_ROWS);
  #cells = 0;
  #rows = 0;

  constructor(text: string) {
    this.#text = text;
  }

  cell(start: number, end: number, hasQuotes: boolean): void {
    if (this.#cells === this.#starts.length) {
      this.#starts = doubled(this.#starts);
      this.#ends = doubled(this.#ends);
    }
    this.#starts[this.#cells] = start;
    this.#ends[this.#cells] = end * 2 + (hasQuotes ? 1 : 0);
    this.#cells++;
  }

  /** @throws ProblemError too-large */
  endRow(): void {
    const begin = this.#rowStarts[this.#rows] ?? 0;
    if (!this.#hasContent(begin)) {
      this.#cells = begin;
      return;
    }
    checkSize(this.#rows, this.#cells);
    this.#rows++;
    if (this.#rows === this.#rowStarts.length) this.#rowStarts = doubled(this.#rowStarts);
    this.#rowStarts[this.#rows] = this.#cells;
  }

  /** The table, or null when not one row had content. */
  finish(): RawTable | null {
    if (this.#rows === 0) return null;
    const bounds = {
      ...{ text: this.#text, starts: this.#starts, ends: this.#ends },
      rowStarts: this.#rowStarts,
    };
    return asTable(null, new TextCells(bounds, this.#rows));
  }

  /** Whether a cell from this one on is more than blanks. */
  #hasContent(from: number): boolean {
    for (let cell = from; cell < this.#cells; cell++) {
      const start = this.#starts[cell] ?? 0;
      const end = (this.#ends[cell] ?? 0) >>> 1;
      if (start === end) continue;
      const first = this.#text.charCodeAt(start);
      if (first > SPACE && first < DELETE) return true;
      if (this.#text.slice(start, end).trim() !== "") return true;
    }
    return false;
  }
}

function doubled(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(places.length * 2);
  more.set(places);
  return more;
}
