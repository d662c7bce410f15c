import type { IsoDay } from "../datasets.ts";
import { settleOrder } from "../dates/date-order.ts";
import { inferEachYear, inferSeriesYears, type SourcedAnchor } from "../dates/infer-years.ts";
import { DateReader } from "../dates/read-date.ts";
import { type Moment, StampReader } from "../dates/read-stamp.ts";
import type { ColumnChoice, YearSource } from "../outcomes.ts";
import type { RawTable } from "../tables/raw-table.ts";
import { readCount, readSeconds, readShares } from "../text/read-number.ts";

/** A column's value in a row, read when it is asked for. */
export type Column<T> = (row: number) => T;

const unknown = () => null;

/**
 * A table's cells by field. A field without a column gives null in every row: unknown, not zero.
 */
export class ColumnValues {
  readonly #table: RawTable;
  readonly #columns: Record<string, number>;
  readonly #anchor: SourcedAnchor;
  readonly #timeZone: string | undefined;
  #years: YearSource | null = null;

  constructor(
    table: RawTable,
    choice: ColumnChoice,
    anchor: SourcedAnchor,
    timeZone: string | undefined,
  ) {
    this.#table = table;
    this.#columns = choice.columns;
    this.#anchor = anchor;
    this.#timeZone = timeZone;
  }

  get rows(): number {
    return this.#table.cells.rows;
  }

  has(field: string): boolean {
    return this.#columns[field] !== undefined;
  }

  texts(field: string): Column<string> {
    const { cells } = this.#table;
    const column = this.#columns[field];
    return column === undefined ? () => "" : (row) => cells.text(row, column);
  }

  /** Whole numbers that can go down, as likes do when people take them back. */
  netCounts(field: string): Column<number | null> {
    const { cells } = this.#table;
    const column = this.#columns[field];
    if (column === undefined) return unknown;
    // The platform writes plain digits: nearly no cell becomes a text.
    return (row) => cells.digits(row, column) ?? readCount(cells.text(row, column));
  }

  /** Whole numbers that cannot be negative; a negative one is a fault of the export: unknown. */
  counts(field: string): Column<number | null> {
    const net = this.netCounts(field);
    return (row) => {
      const count = net(row);
      return count !== null && count < 0 ? null : count;
    };
  }

  /** Shares of the whole column: whether they are percentages, one of them tells for all. */
  shares(field: string): Column<number | null> {
    if (!this.has(field)) return unknown;
    const shares = readShares(this.#all(this.texts(field)));
    return (row) => shares[row] ?? null;
  }

  seconds(field: string): Column<number | null> {
    if (!this.has(field)) return unknown;
    const text = this.texts(field);
    return (row) => readSeconds(text(row));
  }

  /** The days of a daily table, whose order tells the years. */
  seriesDays(field: string): (IsoDay | null)[] {
    const dates = this.#dates(field);
    this.#noteYears(dates);
    return inferSeriesYears(dates, this.#anchor);
  }

  /** Days in no order, each the latest not after `lastDay`, with the time of day. */
  moments(field: string, lastDay: IsoDay): (Moment | null)[] {
    return this.#stamps(field) ?? this.#looseMoments(field, lastDay);
  }

  /** A column in the studio's own form, which needs no other row to be read; else null. */
  #stamps(field: string): (Moment | null)[] | null {
    const text = this.texts(field);
    const reader = new StampReader();
    const moments: (Moment | null)[] = [];
    let isTold = false;
    for (let row = 0; row < this.rows; row++) {
      const cell = text(row);
      const moment = cell === "" ? null : reader.read(cell);
      if (moment === null && cell !== "") return null;
      isTold ||= moment !== null;
      moments.push(moment);
    }
    this.#years ??= isTold ? "told" : null;
    return moments;
  }

  #looseMoments(field: string, lastDay: IsoDay): (Moment | null)[] {
    const parts = this.#dates(field);
    this.#noteYears(parts);
    const days = inferEachYear(parts, lastDay);
    return days.map((date, index) => {
      const row = parts[index];
      return date && row ? { date, hour: row.hour, minute: row.minute } : null;
    });
  }

  /** What the years of the days rest on that were asked for; null before any. */
  get years(): YearSource | null {
    return this.#years;
  }

  /** One column without years counts for all: the exports' own moment always has its year. */
  #noteYears(rows: readonly ({ year: number | null } | null)[]) {
    if (rows.some((row) => row !== null && row.year === null)) this.#years = this.#anchor.source;
    else this.#years ??= rows.some((row) => row !== null) ? "told" : null;
  }

  get lastDay(): IsoDay {
    return this.#anchor.lastDay;
  }

  #all<T>(column: Column<T>): T[] {
    const values: T[] = [];
    for (let row = 0; row < this.rows; row++) values.push(column(row));
    return values;
  }

  #dates(field: string) {
    const reader = new DateReader(this.#timeZone);
    const text = this.texts(field);
    return settleOrder(this.#all((row) => reader.read(text(row))));
  }
}
