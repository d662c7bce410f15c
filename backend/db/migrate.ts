import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

export const MIGRATIONS_DIR = join(import.meta.dirname, "../migrations");

/** A database that this version of the code must not touch. */
export class MigrationError extends Error {}

type Migration = { name: string; sql: string; checksum: string };

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      // Line ends differ between checkouts; the statements do not.
      const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
      return { name, sql, checksum };
    });
}

/**
 * Brings the database to the newest migration, each in a transaction of its own with its record.
 * Throws MigrationError when an applied migration was edited or is not known here (a newer
 * version of the site has written this file).
 */
export function migrate(db: DatabaseSync, now: number, folder = MIGRATIONS_DIR): void {
  db.exec(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied TEXT NOT NULL) STRICT`);
  const migrations = readMigrations(folder);
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const applied = db.prepare("SELECT name, checksum FROM schema_migrations").all();
  for (const { name, checksum } of applied) {
    const expected = known.get(String(name));
    if (expected === undefined) throw new MigrationError(`Migration ${name} is not known here.`);
    if (expected !== checksum) throw new MigrationError(`Migration ${name} was edited afterwards.`);
  }
  const done = new Set(applied.map(({ name }) => name));
  const record = db.prepare("INSERT INTO schema_migrations VALUES (?, ?, ?)");
  for (const { name, sql, checksum } of migrations.filter((entry) => !done.has(entry.name))) {
    wholly(db, () => {
      db.exec(sql);
      record.run(name, checksum, new Date(now).toISOString());
    });
  }
}

function wholly(db: DatabaseSync, work: () => void): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    work();
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
