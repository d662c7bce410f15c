import type { IsoDay } from "../datasets.ts";
import { settleOrder } from "../dates/date-order.ts";
import { inferEachYear, inferSeriesYears, type SourcedAnchor } from "../dates/infer-years.ts";
import { readDate } from "../dates/read-date.ts";
import type { ColumnChoice, YearSource } from "../outcomes.ts";
import type { RawTable } from "../tables/raw-table.ts";
import { readCount, readSeconds, readShares } from "../text/read-number.ts";

/** A day with the time of day, if the cell told one. */
export type Moment = { date: IsoDay; hour: number | null; minute: number | null };

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
    return this.#table.rows.length;
  }

  has(field: string): boolean {
    return this.#columns[field] !== undefined;
  }

  texts(field: string): string[] {
    const column = this.#columns[field];
    if (column === undefined) return this.#table.rows.map(() => "");
    return this.#table.rows.map((row) => row[column] ?? "");
  }

  /** Whole numbers that can go down, as likes do when people take them back. */
  netCounts(field: string): (number | null)[] {
    return this.#values(field, readCount);
  }

  /** Whole numbers that cannot be negative; a negative one is a fault of the export: unknown. */
  counts(field: string): (number | null)[] {
    return this.#values(field, (text) => {
      const count = readCount(text);
      return count !== null && count < 0 ? null : count;
    });
  }

  shares(field: string): (number | null)[] {
    return this.has(field) ? readShares(this.texts(field)) : this.#nothing();
  }

  seconds(field: string): (number | null)[] {
    return this.#values(field, readSeconds);
  }

  /** The days of a daily table, whose order tells the years. */
  seriesDays(field: string): (IsoDay | null)[] {
    const dates = this.#dates(field);
    this.#noteYears(dates);
    return inferSeriesYears(dates, this.#anchor);
  }

  /** Days in no order, each the latest not after `lastDay`, with the time of day. */
  moments(field: string, lastDay: IsoDay): (Moment | null)[] {
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

  #values(field: string, read: (text: string) => number | null): (number | null)[] {
    const column = this.#columns[field];
    if (column === undefined) return this.#nothing();
    return this.#table.rows.map((row) => read(row[column] ?? ""));
  }

  /** Of a column that isn't there: nothing to read, 200,000 times. */
  #nothing(): null[] {
    return Array.from({ length: this.rows }, () => null);
  }

  #dates(field: string) {
    return settleOrder(this.texts(field).map((text) => readDate(text, this.#timeZone)));
  }
}
