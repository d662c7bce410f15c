import { firstRows, type RawTable } from "../tables/raw-table.ts";
import { fieldFromHeader } from "./header-names.ts";
import { TABLE_KINDS } from "./table-shapes.ts";

/** Rows looked at: reports put a line or two before the table, such as its name and its days. */
const HEADER_ROWS = 10;
/** Known names of one kind of table that make a row its header. */
const SURE_NAMES = 2;

/**
 * The table from its header on: the first row with known column names, else the first with more than
 * one cell. Lines before it are its title and are left out.
 */
export function withHeader(table: RawTable): RawTable {
  const rows = [table.header, ...firstRows(table.cells, HEADER_ROWS - 1)];
  const named = rows.findIndex(hasKnownNames);
  const wide = rows.findIndex((row) => row.filter((cell) => cell.trim() !== "").length > 1);
  const at = named >= 0 ? named : wide;
  const header = rows[at];
  if (at <= 0 || header === undefined) return table;
  return {
    ...table,
    header: header.map((cell) => cell.trim()),
    cells: table.cells.from(at),
  };
}

function hasKnownNames(row: readonly string[]): boolean {
  return TABLE_KINDS.some(
    (kind) => new Set(row.flatMap((cell) => fieldFromHeader(kind, cell) ?? [])).size >= SURE_NAMES,
  );
}
