import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bringUpToDate } from "./schema.ts";

/** How long a statement waits for another process's lock; it blocks the event loop, so short. */
const BUSY_TIMEOUT_MS = 250;
const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;

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
    bringUpToDate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
