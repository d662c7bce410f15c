import type { DatabaseSync } from "node:sqlite";
import { type Applied, MIGRATIONS_DIR, pending, sqliteMigrations } from "./migrations.ts";

/**
 * Brings an SQLite file to the newest migration, each in a transaction of its own with its record;
 * with `isWanted`, to those alone. Throws MigrationError.
 */
export function migrate(
  db: DatabaseSync,
  now: number,
  folder = MIGRATIONS_DIR,
  isWanted: (name: string) => boolean = () => true,
): void {
  db.exec(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied TEXT NOT NULL) STRICT`);
  const applied = db.prepare("SELECT name, checksum FROM schema_migrations").all() as Applied[];
  const record = db.prepare("INSERT INTO schema_migrations VALUES (?, ?, ?)");
  for (const { name, sql, checksum } of pending(sqliteMigrations(folder), applied)) {
    if (!isWanted(name)) continue;
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
