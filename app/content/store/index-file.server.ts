import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makePrivateFile } from "../../../packages/lib/storage/private-files.ts";
import { BUSY_TIMEOUT_MS } from "../../../packages/lib/storage/write-gate.ts";
import { writeStatement } from "../write-statement.server.ts";

/** As much as is written to find out whether the disk takes something again, in bytes. */
const PROBE_BYTES = 256 * 1024;
/** What a database of SQLite is on the disk: the file, and what stands beside it while it is open. */
export const COMPANIONS = ["", "-wal", "-shm"];

/** `content-{name of the index}.db`. */
export const indexPath = (builtFile: string, dataDir: string) =>
  join(dataDir, `content-${buildOf(builtFile)}.db`);

export const openOrMakeIndex = (path: string, builtFile: string) =>
  existsSync(path) ? connectIndex(path) : makeIndex(path, builtFile);

/** Whole before it has its name: another process may look for it. */
function makeIndex(path: string, builtFile: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  try {
    makePrivateFile(unfinished);
    copyFileSync(builtFile, unfinished, constants.COPYFILE_FICLONE);
    prepared(new DatabaseSync(unfinished)).close();
    if (!existsSync(path)) copyFileSync(unfinished, path, constants.COPYFILE_FICLONE);
  } finally {
    for (const end of COMPANIONS) rmSync(unfinished + end, { force: true });
  }
  return connectIndex(path);
}

/** Waits so long for another process that is about to close it, in milliseconds; throws for one that is damaged. */
export function connectIndex(path: string, waitMs = BUSY_TIMEOUT_MS): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: waitMs });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    // Damage is rather met now than by a visitor; all of it would be much to read.
    for (const { name } of db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()) {
      db.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get();
    }
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A copy of what is shown, or else of what the build brought, that is gone with this process. */
export function privateIndex(builtFile: string, shown: DatabaseSync | undefined): DatabaseSync {
  const folder = mkdtempSync(join(tmpdir(), "b4-content-"));
  try {
    const copy = join(folder, "content.db");
    if (shown) writeStatement(shown, "VACUUM INTO ?").run(copy);
    else copyFileSync(builtFile, copy);
    const db = prepared(new DatabaseSync(copy));
    // What is lost with the process is made again by the next one.
    db.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    return db;
  } finally {
    // An open file needs no name, and without one nothing is left behind.
    rmSync(folder, { recursive: true });
  }
}

/** Throws what the disk says to some more bytes. */
export function probe(db: DatabaseSync): void {
  db.exec(`BEGIN IMMEDIATE; CREATE TABLE probe (bytes BLOB);
    INSERT INTO probe VALUES (zeroblob(${PROBE_BYTES})); COMMIT; DROP TABLE probe`);
}

export function transaction<T>(db: DatabaseSync, work: (db: DatabaseSync) => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work(db);
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** Another number after each commit of another connection. */
export const dataVersion = (db: DatabaseSync) =>
  db.prepare("PRAGMA data_version").get()?.data_version;

function prepared(db: DatabaseSync): DatabaseSync {
  db.exec(`CREATE TABLE IF NOT EXISTS published (
    source TEXT, key TEXT, version TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (source, key)
  ) STRICT`);
  return db;
}

function buildOf(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
    return version.toString(16).padStart(8, "0");
  } finally {
    db.close();
  }
}
