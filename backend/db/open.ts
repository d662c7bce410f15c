import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openPrivateDatabase } from "../../packages/lib/storage/private-database.ts";
import { makePrivateFolder } from "../../packages/lib/storage/private-files.ts";
import { BUSY_TIMEOUT_MS } from "../../packages/lib/storage/write-gate.ts";
import { foldText } from "./fold-text.ts";

/** Enough for the index that 50,000 leads are listed and searched by. */
const CACHE_KB = 32_000;

export const databasePath = (dataDir: string) => join(dataDir, "backend.db");

/**
 * Opens `dataDir/backend.db`, making both when they do not exist, readable by this user alone.
 * Every commit is on the disk before it is acknowledged (WAL, synchronous FULL).
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makePrivateFolder(dataDir);
  return openPrivateDatabase(databasePath(dataDir), BUSY_TIMEOUT_MS, prepare);
}

function prepare(db: DatabaseSync): void {
  db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  db.exec("PRAGMA foreign_keys = ON");
  db.exec("PRAGMA trusted_schema = OFF");
  db.exec(`PRAGMA cache_size = -${CACHE_KB}`);
  db.enableDefensive(true);
  db.function("fold_text", { deterministic: true }, (value) =>
    typeof value === "string" ? foldText(value) : value,
  );
}
