import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { isDamaged, isPassingFault } from "../../../packages/lib/storage/faults.ts";
import { setAsideCopy } from "../../../packages/lib/storage/set-aside.ts";
import { BUSY_TIMEOUT_MS } from "../../../packages/lib/storage/write-gate.ts";
import { writeStatement } from "../write-statement.server.ts";
import {
  connectIndex,
  dataVersion,
  indexPath,
  openOrMakeIndex,
  privateIndex,
  probe,
  transaction,
} from "./index-file.server.ts";
import { forgetOtherBuilds, type KeptRow, rowsOfOtherBuild } from "./other-builds.server.ts";

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
    this.#path = indexPath(builtFile, dataDir);
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
      this.#db = connectIndex(this.#path, waitMs);
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
    if (!this.#db) yield* rowsOfOtherBuild(this.#dataDir, this.#path, atOnce);
  }

  /** Deletes what other builds have kept here; a process of theirs that runs keeps its own open. */
  forgetOtherBuilds(): void {
    forgetOtherBuilds(this.#dataDir, this.#path);
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
      this.#db = openOrMakeIndex(this.#path, this.#builtFile);
      this.#seen = dataVersion(this.#db);
    }
    return this.#db;
  }

  #goPrivate(cause: unknown): void {
    console.error(`What is published is not kept for the next start: ${messageOf(cause)}`);
    const db = privateIndex(this.#builtFile, this.#db);
    this.#db?.close();
    this.#db = db;
    this.#isPrivate = true;
    this.#seen = dataVersion(db);
  }

  /** Back to the index that is kept, once the disk takes something again. */
  #goBack(): void {
    let kept: DatabaseSync | undefined;
    try {
      kept = openOrMakeIndex(this.#path, this.#builtFile);
      probe(kept);
    } catch {
      kept?.close();
      return;
    }
    this.#db?.close();
    this.#db = kept;
    this.#isPrivate = false;
    this.#hasMoved = true;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function sayUnreadable(error: unknown): void {
  console.error(`What was last published can't be read from the disk: ${messageOf(error)}`);
}
