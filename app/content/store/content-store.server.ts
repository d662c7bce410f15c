import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamaged, isPassingFault } from "../../../packages/lib/storage/faults.ts";
import { makePrivateFile } from "../../../packages/lib/storage/private-files.ts";
import { setAsideCopy } from "../../../packages/lib/storage/set-aside.ts";
import { BUSY_TIMEOUT_MS } from "../../../packages/lib/storage/write-gate.ts";
import { writeStatement } from "../write-statement.server.ts";

/** `content-{name of the index}.db`. */
const NAME = /^content-[0-9a-f]{8}\.db$/;
/** What an older version of the site kept its copy of articles in. */
const OLD_NAME = "articles.db";
/** As much as is written to find out whether the disk takes something again, in bytes. */
const PROBE_BYTES = 256 * 1024;
const COMPANIONS = ["", "-wal", "-shm"];

/** A row of the backend as it was last shown; `key` is its own in its source. */
export type KeptRow = { source: string; key: string; version: string; row: string };

/**
 * The index of what this build shows, with what staff have published in it: a copy of the one that the
 * build made, in DATA_DIR under that one's name, with the published rows beside it. So a process that
 * finds its backend away shows what was last published, and one of the next build takes the rows over
 * where its index is another.
 * Made when there is something to put into it, made anew when it is damaged; processes may share it.
 * While the disk does not take it, this process shows a copy that is gone with it.
 */
export class ContentStore {
  readonly #builtFile: string;
  readonly #dataDir: string;
  readonly #path: string;
  #db: DatabaseSync | undefined;
  #isPrivate = false;
  /** What was in it is not, or other rows are. */
  #hasMoved = false;
  #seen: unknown;
  #onReplaced: () => void = () => {};

  /** `builtFile` is the build's index; its `user_version` names it (scripts/index-content.ts). */
  constructor(builtFile: string, dataDir: string) {
    this.#builtFile = builtFile;
    this.#dataDir = dataDir;
    this.#path = join(dataDir, `content-${buildOf(builtFile)}.db`);
  }

  /** Hears that what was in it is not, so that it can be brought anew. */
  whenReplaced(onReplaced: () => void): void {
    this.#onReplaced = onReplaced;
  }

  /** What visitors are shown; undefined as long as that is what the build brought. */
  get index(): DatabaseSync | undefined {
    return this.#db;
  }

  /**
   * Takes up what an earlier process of this build has kept, and waits so long for one that is about to
   * close it, in milliseconds. Throws nothing; says what is wrong.
   */
  open(waitMs = BUSY_TIMEOUT_MS): void {
    if (!existsSync(this.#path)) return;
    try {
      this.#db = this.#connect(waitMs);
    } catch (error) {
      if (isDamaged(error)) this.replace(error);
      else sayUnreadable(error);
    }
  }

  /** All published rows that are in the index, without what is in them. */
  heads(): Omit<KeptRow, "row">[] {
    const all = this.#read((db) => db.prepare("SELECT source, key, version FROM published").all());
    return (all ?? []) as Omit<KeptRow, "row">[];
  }

  /** Undefined when there is none. */
  row(source: string, key: string): string | undefined {
    const found = this.#read((db) =>
      db.prepare("SELECT row FROM published WHERE source = ? AND key = ?").get(source, key),
    );
    return found && String(found.row);
  }

  /** Those that another build has kept here, so many at a time, when this one has nothing of its own yet. */
  *rowsOfOtherBuild(atOnce: number): Generator<KeptRow[]> {
    const [newest] = this.#others().toSorted((a, b) => b.at - a.at);
    if (this.#db || !newest) return;
    let db: DatabaseSync | undefined;
    try {
      db = new DatabaseSync(newest.path, { timeout: BUSY_TIMEOUT_MS });
      const part = db.prepare(
        "SELECT rowid AS at, * FROM published WHERE rowid > ? ORDER BY rowid LIMIT ?",
      );
      let rows = part.all(0, atOnce);
      while (rows.length > 0) {
        yield rows as KeptRow[];
        rows = part.all(Number(rows.at(-1)?.at), atOnce);
      }
    } catch {
      // Nothing is lost: the backend has them.
    } finally {
      db?.close();
    }
  }

  /** Deletes what other builds have kept here; a process of theirs that runs keeps its own open. */
  forgetOtherBuilds(): void {
    const paths = [...this.#others().map(({ path }) => path), join(this.#dataDir, OLD_NAME)];
    for (const path of paths) {
      for (const end of COMPANIONS) rmSync(path + end, { force: true });
    }
  }

  /**
   * Changes the index, all of it or nothing. Throws what `work` throws, and faults of the disk when
   * there is no place for a copy of this process's own either.
   */
  write<T>(work: (db: DatabaseSync) => T): T {
    try {
      return transaction(this.#own(), work);
    } catch (error) {
      if (isDamaged(error)) this.replace(error);
      else if (!isPassingFault(error) || this.#isPrivate) throw error;
      else this.#goPrivate(error);
      return transaction(this.#own(), work);
    }
  }

  keep({ source, key, version, row }: KeptRow): void {
    this.#own()
      .prepare("INSERT OR REPLACE INTO published VALUES (?, ?, ?, ?)")
      .run(source, key, version, row);
  }

  /** The version of a row that is in it; undefined when there is none. */
  version(source: string, key: string): string | undefined {
    const row = this.#own()
      .prepare("SELECT version FROM published WHERE source = ? AND key = ?")
      .get(source, key);
    return row && String(row.version);
  }

  forget(source: string, key: string): void {
    writeStatement(this.#own(), "DELETE FROM published WHERE source = ? AND key = ?").run(
      source,
      key,
    );
  }

  /** Whether there may be other rows in it than this process has put there; once for each time. */
  hasMoved(): boolean {
    if (this.#isPrivate) this.#goBack();
    if (!this.#db && existsSync(this.#path)) {
      // Another process has made it.
      this.open();
      this.#hasMoved = true;
    }
    const seen = this.#db && dataVersion(this.#db);
    const hasMoved = this.#hasMoved || seen !== this.#seen;
    this.#hasMoved = false;
    this.#seen = seen;
    return hasMoved;
  }

  /** Sets a damaged index aside; what the build brought is shown until there is a new one. */
  replace(cause: unknown): void {
    this.close();
    this.#hasMoved = true;
    this.#onReplaced();
    if (!existsSync(this.#path)) return;
    const aside = basename(setAsideCopy(this.#path));
    console.error(
      `The copy ${this.#path} is damaged, was set aside as ${aside}: ${messageOf(cause)}`,
    );
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
    this.#isPrivate = false;
  }

  #read<T>(read: (db: DatabaseSync) => T): T | undefined {
    if (!this.#db) return undefined;
    try {
      return read(this.#db);
    } catch (error) {
      if (isDamaged(error)) this.replace(error);
      else sayUnreadable(error);
      return undefined;
    }
  }

  #own(): DatabaseSync {
    if (!this.#db) {
      this.#db = existsSync(this.#path) ? this.#connect() : this.#make();
      this.#seen = dataVersion(this.#db);
    }
    return this.#db;
  }

  /** Whole before it has its name: another process may look for it. */
  #make(): DatabaseSync {
    mkdirSync(this.#dataDir, { recursive: true });
    const unfinished = `${this.#path}.${process.pid}`;
    try {
      makePrivateFile(unfinished);
      copyFileSync(this.#builtFile, unfinished, constants.COPYFILE_FICLONE);
      prepared(new DatabaseSync(unfinished)).close();
      if (!existsSync(this.#path)) copyFileSync(unfinished, this.#path, constants.COPYFILE_FICLONE);
    } finally {
      for (const end of COMPANIONS) rmSync(unfinished + end, { force: true });
    }
    return this.#connect();
  }

  #connect(waitMs = BUSY_TIMEOUT_MS): DatabaseSync {
    const db = new DatabaseSync(this.#path, { timeout: waitMs });
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

  #goPrivate(cause: unknown): void {
    console.error(`What is published is not kept for the next start: ${messageOf(cause)}`);
    const folder = mkdtempSync(join(tmpdir(), "b4-content-"));
    try {
      const copy = join(folder, "content.db");
      if (this.#db) writeStatement(this.#db, "VACUUM INTO ?").run(copy);
      else copyFileSync(this.#builtFile, copy);
      const db = prepared(new DatabaseSync(copy));
      // What is lost with the process is made again by the next one.
      db.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
      this.#db?.close();
      this.#db = db;
      this.#isPrivate = true;
      this.#seen = dataVersion(db);
    } finally {
      // An open file needs no name, and without one nothing is left behind.
      rmSync(folder, { recursive: true });
    }
  }

  /** Back to the index that is kept, once the disk takes something again. */
  #goBack(): void {
    let kept: DatabaseSync | undefined;
    try {
      kept = existsSync(this.#path) ? this.#connect() : this.#make();
      kept.exec(`BEGIN IMMEDIATE; CREATE TABLE probe (bytes BLOB);
        INSERT INTO probe VALUES (zeroblob(${PROBE_BYTES})); COMMIT; DROP TABLE probe`);
    } catch {
      kept?.close();
      return;
    }
    this.#db?.close();
    this.#db = kept;
    this.#isPrivate = false;
    this.#hasMoved = true;
  }

  #others(): { path: string; at: number }[] {
    if (!existsSync(this.#dataDir)) return [];
    return readdirSync(this.#dataDir)
      .filter((name) => NAME.test(name))
      .map((name) => join(this.#dataDir, name))
      .filter((path) => path !== this.#path)
      .map((path) => ({ path, at: statSync(path).mtimeMs }));
  }
}

function prepared(db: DatabaseSync): DatabaseSync {
  db.exec(`CREATE TABLE IF NOT EXISTS published (
    source TEXT, key TEXT, version TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (source, key)
  ) STRICT`);
  return db;
}

function transaction<T>(db: DatabaseSync, work: (db: DatabaseSync) => T): T {
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
const dataVersion = (db: DatabaseSync) => db.prepare("PRAGMA data_version").get()?.data_version;

function buildOf(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
    return version.toString(16).padStart(8, "0");
  } finally {
    db.close();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function sayUnreadable(error: unknown): void {
  console.error(`What was last published can't be read from the disk: ${messageOf(error)}`);
}
