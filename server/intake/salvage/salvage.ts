import type { DatabaseSync } from "node:sqlite";
import { openPages } from "./pages.ts";
import { type Row, rowsIn, type Value } from "./rows.ts";

/** What could be read of a damaged file, and what could be seen but not read. */
export type Salvaged = { rows: number; unreadable: number };

type Column = { name: string; type: string; isKey: boolean; isRequired: boolean };
type Table = { name: string; columns: readonly Column[] };

/**
 * Copies every row that can still be read from a damaged file into an empty database with the same
 * tables, in one transaction. Which table a row is of is told by what it holds: the tables are
 * STRICT, and no two are alike. A row that an older version of the site has written has fewer
 * values; the rest are defaults. Throws when `db` can't be written.
 */
export function salvage(db: DatabaseSync, damagedPath: string): Salvaged {
  const tables = tablesOf(db);
  const found: Salvaged = { rows: 0, unreadable: 0 };
  const pages = openPages(damagedPath);
  try {
    db.exec("BEGIN IMMEDIATE");
    for (const row of rowsIn(pages, () => found.unreadable++)) {
      const fitting = tables.find((table) => fits(table, row));
      if (fitting) found.rows += insert(db, fitting, row);
    }
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  } finally {
    pages.close();
  }
  return found;
}

/** Those with the fewest columns first: a row goes to the smallest table that has room for it. */
function tablesOf(db: DatabaseSync): Table[] {
  const names = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith("sqlite_"));
  const tables = names.map((name) => {
    const columns = db.prepare("SELECT * FROM pragma_table_info(?)").all(name);
    return {
      name,
      columns: columns.map((column) => ({
        name: String(column.name),
        type: String(column.type),
        isKey: Number(column.pk) > 0,
        isRequired: column.notnull === 1 && column.dflt_value === null,
      })),
    };
  });
  return tables.sort((one, other) => one.columns.length - other.columns.length);
}

function fits({ columns }: Table, { values }: Row): boolean {
  if (values.length > columns.length) return false;
  return columns.every(({ type, isKey, isRequired }, index) => {
    const value = values[index];
    if (value === undefined) return !isRequired && !isKey;
    // A number that is the key is not in the row: it is the row's own.
    if (value === null) return !isRequired && (!isKey || type === "INTEGER");
    if (type === "TEXT") return typeof value === "string";
    if (type === "BLOB") return value instanceof Uint8Array;
    if (type === "INTEGER") return typeof value === "bigint" || Number.isInteger(value);
    return typeof value === "number";
  });
}

/** How many were inserted: none when the same key is there already. */
function insert(db: DatabaseSync, { name, columns }: Table, { rowid, values }: Row): number {
  const named = columns.slice(0, values.length);
  const own = values.map(
    (value, index): Value => (value === null && named[index]?.isKey ? rowid : value),
  );
  const list = named.map((column) => `"${column.name}"`).join(", ");
  const marks = named.map(() => "?").join(", ");
  const { changes } = db
    .prepare(`INSERT OR IGNORE INTO "${name}" (${list}) VALUES (${marks})`)
    .run(...own);
  return Number(changes);
}
