import type { DatabaseSync } from "node:sqlite";
import { damage } from "../../packages/lib/storage/faults.ts";

/** Times are milliseconds since 1970. What a delivered submission said is gone; its key stays. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    form TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    prose_hash TEXT,
    receipt_hash TEXT,
    received INTEGER NOT NULL,
    delivery TEXT,
    file TEXT,
    step INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt INTEGER NOT NULL,
    leased_until INTEGER NOT NULL DEFAULT 0,
    delivered INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submissions_due ON submissions (next_attempt) WHERE delivered IS NULL;
  CREATE INDEX IF NOT EXISTS submissions_content ON submissions (content_hash, received);
  CREATE INDEX IF NOT EXISTS submissions_prose ON submissions (prose_hash, received);
  CREATE INDEX IF NOT EXISTS submissions_receipt ON submissions (receipt_hash, received);
  CREATE TABLE IF NOT EXISTS files (
    key TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    checksum TEXT NOT NULL,
    stored INTEGER NOT NULL,
    submission TEXT,
    sender TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Makes an open file the intake's: every commit is on the disk before it is acknowledged (WAL,
 * synchronous FULL), what is deleted is overwritten, and all tables are there. Throws, beside what
 * passes, for a file that is damaged anywhere: it is looked through, which takes 1 ms for each MB.
 */
export function prepareIntake(db: DatabaseSync): void {
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
  const finding = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  if (finding !== "ok") throw damage(String(finding));
  db.exec(SCHEMA);
  addSender(db);
}

/** Older databases don't know yet who sent a file. */
function addSender(db: DatabaseSync): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('files')").all();
  if (columns.some(({ name }) => name === "sender")) return;
  db.exec("ALTER TABLE files ADD COLUMN sender TEXT");
}
