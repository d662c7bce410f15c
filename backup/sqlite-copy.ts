import { chmodSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { damage } from "../packages/lib/storage/faults.ts";
import { PRIVATE_FILE_MODE } from "../packages/lib/storage/private-files.ts";

/** All pages in one step: one moment of the database, while others go on writing behind it. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies a database as it is at one moment, committed transactions alone, while other processes use
 * it: they are not held up. Throws as SQLite does for a damaged file when the copy is damaged, which the original then is.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  chmodSync(to, PRIVATE_FILE_MODE);
  // A copy by itself: no log beside it that would have to be in the archive, too.
  reading(to, (db) => {
    db.exec("PRAGMA journal_mode = DELETE");
    const finding = findingOf(db);
    if (finding !== undefined) throw damage(`${from} is damaged: ${finding}`);
  });
}

/** What SQLite's own check finds wrong, undefined for a sound database. */
export function findingOf(db: DatabaseSync): string | undefined {
  const finding = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  return finding === "ok" ? undefined : String(finding);
}

/** Opens a database that nobody else uses for as long as the work takes. */
export function reading<T>(path: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

export const hasTable = (db: DatabaseSync, name: string) =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !==
  undefined;

/** The tables that hold data: neither SQLite's own, nor the record of migrations. */
export const tablesIn = (db: DatabaseSync): string[] =>
  db
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table'
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'schema_migrations'`,
    )
    .all()
    .map(({ name }) => String(name));

/** The number that a query gives in its only column. */
export const numberOf = (db: DatabaseSync, query: string) =>
  Number(Object.values(db.prepare(query).get() ?? {})[0] ?? 0);
