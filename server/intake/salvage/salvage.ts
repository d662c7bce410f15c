import type { DatabaseSync, StatementSync } from "node:sqlite";
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
    const insert = inserter(db);
    for (const row of rowsIn(pages, () => found.unreadable++)) {
      const fitting = tables.find((table) => fits(table, row));
      if (fitting) found.rows += insert(fitting, row);
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

/** Answers how many were inserted: none when the same key is there already. */
function inserter(db: DatabaseSync): (table: Table, row: Row) => number {
  const statements = new Map<string, StatementSync>();
  return ({ name, columns }, { rowid, values }) => {
    const named = columns.slice(0, values.length);
    const key = `${name} ${values.length}`;
    const statement = statements.get(key) ?? prepareInsert(db, name, named);
    statements.set(key, statement);
    const own = values.map(
      (value, index): Value => (value === null && named[index]?.isKey ? rowid : value),
    );
    return Number(statement.run(...own).changes);
  };
}

function prepareInsert(db: DatabaseSync, table: string, columns: readonly Column[]): StatementSync {
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const marks = columns.map(() => "?").join(", ");
  return db.prepare(`INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${marks})`);
}
