import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How long a statement waits for another process's lock; it blocks the event loop, so short. */
const BUSY_TIMEOUT_MS = 250;
const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;

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
    submission TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Opens `dataDir/intake.db`, readable by this user alone. Every commit is on the disk before it is
 * acknowledged (WAL, synchronous FULL), and what is deleted is overwritten.
 */
export function openIntakeDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const path = join(dataDir, "intake.db");
  closeSync(openSync(path, "a", PRIVATE_FILE_MODE));
  chmodSync(path, PRIVATE_FILE_MODE);
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
