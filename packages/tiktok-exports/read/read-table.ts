import type { Datasets } from "../datasets.ts";
import type { SourcedAnchor } from "../dates/infer-years.ts";
import { PREVIEW_CELL_LENGTH, PREVIEW_ROWS } from "../limits.ts";
import type { ColumnChoice, Problem, Recognised } from "../outcomes.ts";
import { firstRows, type RawTable } from "../tables/raw-table.ts";
import { isAdsReport } from "./ads-report.ts";
import { type Assignment, assignColumns, chosenColumns } from "./assign-columns.ts";
import { buildDataset, dayRange, gapsOf } from "./build-dataset.ts";
import { ColumnValues } from "./column-values.ts";
import { kindFromName } from "./export-name.ts";

/** What is known about a table besides its cells. */
export type TableContext = {
  tableName: string;
  exportName: string;
  /** A person's answer, if there is one. */
  choice: ColumnChoice | null;
  anchor: SourcedAnchor;
  timeZone: string | undefined;
};

/** Recognises one table and reads its rows. */
export function readTable(
  table: RawTable,
  context: TableContext,
): { datasets: Datasets; recognised: Recognised } | { problem: Problem } {
  const decision = decide(table, context);
  if ("problem" in decision) return decision;
  const { kind, decidedBy } = decision;
  if (table.cells.rows === 0) return { problem: { code: "header-only", kind } };
  const values = new ColumnValues(table, decision, context.anchor, context.timeZone);
  const datasets = buildDataset(kind, values);
  const rows = datasets[kind].length;
  if (rows === 0) {
    return { problem: { code: "no-readable-rows", kind, rows: table.cells.rows } };
  }
  const skipped = table.cells.rows - rows;
  const days = { ...dayRange(kind, datasets), gaps: gapsOf(kind, datasets), years: values.years };
  return { datasets, recognised: { kind, rows, skipped, ...days, decidedBy } };
}

function decide(table: RawTable, context: TableContext): Assignment | { problem: Problem } {
  const chosen = context.choice && chosenColumns(context.choice, table.header);
  if (chosen) return chosen;
  // Before anything is recognised: paid views under a common name are not the account's own.
  if (isAdsReport(table.header)) return { problem: { code: "ads-report" } };
  const hint =
    kindFromName(context.tableName) ??
    kindFromName(table.sheet ?? "") ??
    kindFromName(context.exportName);
  const result = assignColumns(table, hint);
  if (result.ok) return result.assignment;
  // One line of unknown names: nothing to show a person, and most likely prose.
  if (table.cells.rows === 0) return { problem: { code: "not-an-export", detected: "text" } };
  return {
    problem: {
      code: "unknown-columns",
      headers: shorten(table.header),
      rows: firstRows(table.cells, PREVIEW_ROWS).map(shorten),
      guess: result.guess,
    },
  };
}

function shorten(cells: readonly string[]): string[] {
  return cells.map((cell) =>
    cell.length > PREVIEW_CELL_LENGTH ? `${cell.slice(0, PREVIEW_CELL_LENGTH - 1)}…` : cell,
  );
}
