import type { Datasets, IsoDay, TableKind } from "./datasets.ts";

/** What a file that holds no export seems to be. */
export type ForeignFile =
  | "pdf"
  | "image"
  | "video"
  | "html"
  | "json"
  | "text"
  | "zip"
  | "office-document"
  | "old-excel"
  | "binary";

/** A person's answer to, or the best guess at, "which column is which": field name → column, from 0. */
export type ColumnChoice = { kind: TableKind; columns: Record<string, number> };

/**
 * Why a file gave nothing, as code and parameters; the words are the catalogues'.
 * Sizes are bytes unless `measure` says rows, columns or cells.
 */
export type Problem =
  | {
      code: "too-large";
      measure: "bytes" | "rows" | "columns" | "cells";
      limit: number;
      found: number | null;
    }
  | { code: "empty" }
  /** The right table without a row: usual for small accounts. */
  | { code: "header-only"; kind: TableKind }
  /** A table whose columns neither names nor positions decide: ask, then pass an override. */
  | {
      code: "unknown-columns";
      headers: string[];
      /** The first rows, cells shortened. */
      rows: string[][];
      /** The best guess to start the question from; its columns may be incomplete. */
      guess: ColumnChoice | null;
    }
  /** The right columns, and not one row that could be read. */
  | { code: "no-readable-rows"; kind: TableKind; rows: number }
  | { code: "ads-report" }
  | { code: "personal-archive" }
  | { code: "not-an-export"; detected: ForeignFile }
  | { code: "encrypted" }
  | { code: "zip-bomb"; reason: "ratio" | "total" | "entries" | "depth"; limit: number }
  | { code: "corrupt"; reason: CorruptReason; line: number | null }
  /** A history that a newer version of this package wrote. */
  | { code: "newer-history" }
  /** An export of another account than the one shown. */
  | { code: "other-account"; handle: string; shown: string };

export type CorruptReason =
  | "zip"
  | "checksum"
  | "compression"
  | "xml"
  | "workbook"
  | "csv-quotes"
  | "history";

/** A file that was read. */
export type Recognised = {
  /** The table, or a history of several (history/write-history.ts). */
  kind: TableKind | "history";
  /** Rows taken and rows left out because they had no readable day or name. */
  rows: number;
  skipped: number;
  /** First and last day, for tables with days. */
  from: IsoDay | null;
  to: IsoDay | null;
  /** Days between the first and the last that the table leaves out; 0 for tables without days. */
  gaps: number;
  /** What decided the years of its days; null for tables without days. */
  years: YearSource | null;
  /** What decided which column is which. */
  decidedBy: "names" | "position" | "choice";
};

/**
 * `told`: every day has its year in the file. `named`: the ZIP's name tells it. `counted`: back from
 * the file's own day, or today. `chosen`: by a person.
 */
export type YearSource = "told" | "named" | "counted" | "chosen";

/** What became of one table, or of a file that holds none. */
export type FileOutcome = {
  /** Key for `columnChoices`: file name, entry and sheet. Stable over calls with the same files. */
  id: string;
  /** The dropped file's name, cleaned for display. */
  file: string;
  /** The path inside the archive, or the sheet; null for a bare file. */
  entry: string | null;
  handle: string | null;
  result: { ok: true; recognised: Recognised } | { ok: false; problem: Problem };
};

/** The answer of readExports. */
export type ReadResult = {
  datasets: Datasets;
  outcomes: FileOutcome[];
  /** The account shown: the chosen one, else the first named by a ZIP, else by video links. */
  handle: string | null;
  /** All accounts that the files name. */
  handles: string[];
};

/** Thrown inside the package to leave a file with a typed problem; readExports catches it. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.name = "ProblemError";
    this.problem = problem;
  }
}
