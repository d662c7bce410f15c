import type { DatabaseSync } from "node:sqlite";

/**
 * What `intake.db` is made of, one step after the other; its `user_version` says how many it has
 * behind it. A step that was released is never edited. Times are milliseconds since 1970.
 */
const STEPS: readonly string[] = [
  // What a delivered submission said is gone; its key stays.
  `
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
    submission TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`,
  // The tray: since when a submission lies in it, what was refused, how often our own code failed.
  `
  ALTER TABLE submissions ADD COLUMN held INTEGER;
  ALTER TABLE submissions ADD COLUMN failures TEXT;
  ALTER TABLE submissions ADD COLUMN faults INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX submissions_undelivered ON submissions (received, held) WHERE delivered IS NULL;
  CREATE TABLE alarms (name TEXT PRIMARY KEY, raised INTEGER, told INTEGER) STRICT;
`,
  // Whom a file makes room for: a keyed tag of the network that sent it.
  "ALTER TABLE files ADD COLUMN sender TEXT",
];

/**
 * Brings the database to the newest step; one that a newer version of the site has written stays as
 * it is. Two processes may start on the same file at once.
 */
export function bringUpToDate(db: DatabaseSync): void {
  if (stepsOf(db) >= STEPS.length) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    // The other process may have been faster.
    for (const step of STEPS.slice(stepsOf(db))) db.exec(step);
    db.exec(`PRAGMA user_version = ${Math.max(stepsOf(db), STEPS.length)}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

const stepsOf = (db: DatabaseSync) => Number(db.prepare("PRAGMA user_version").get()?.user_version);
