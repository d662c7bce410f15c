import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BackupError } from "./backup-error.ts";
import { copyDatabase, reading } from "./sqlite-copy.ts";

/** A database and the folder of the documents that it names. */
export type Store = {
  database: string;
  documents: string;
  /** Names in that folder that have to be there, by the database. */
  named: (db: import("node:sqlite").DatabaseSync) => readonly string[];
};

/** So often a copy is made again of which a document went while it was made. */
const MAX_TRIES = 5;
const WAIT_MS = 200;
const UNFINISHED_UPLOAD = ".part";

/**
 * Copies a database and its documents so that they fit together while both are in use. A document is
 * on the disk before its row and goes after it, so whatever is linked before and after the copy holds
 * every document that the copy names; one that came and went within is looked for again with a new copy.
 */
export async function copyStore(store: Store, dataDir: string, into: string): Promise<void> {
  const source = join(dataDir, store.database);
  if (!existsSync(source)) return;
  const copy = join(into, store.database);
  let missing: readonly string[] = [];
  // What was missing from the start, as after a fault of the disk, is no reason to have no backup.
  const lost = new Set<string>();
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    if (attempt > 0) await sleep(WAIT_MS);
    takeDocuments(join(dataDir, store.documents), join(into, store.documents));
    await copyDatabase(source, copy);
    takeDocuments(join(dataDir, store.documents), join(into, store.documents));
    const named = reading(copy, store.named);
    const absent = named.filter((name) => !existsSync(join(into, store.documents, name)));
    const stillAbsent = absent.filter((name) => missing.includes(name));
    for (const name of stillAbsent) lost.add(name);
    missing = absent;
    if (missing.every((name) => lost.has(name))) return;
  }
  throw new BackupError(
    `Documents went away faster than they could be copied from ${join(dataDir, store.documents)}: try again later`,
  );
}

/** Hard links where the disk is the same: nothing is read, and what is deleted meanwhile stays. */
function takeDocuments(from: string, into: string): void {
  if (!existsSync(from)) return;
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.endsWith(UNFINISHED_UPLOAD)) continue;
    takeFile(join(from, name), join(into, name));
  }
}

/** Links or copies one file; one that has gone meanwhile is left out. */
export function takeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || code === "ENOENT") return;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
