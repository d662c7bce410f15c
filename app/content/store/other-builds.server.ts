import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BUSY_TIMEOUT_MS } from "../../../packages/lib/storage/write-gate.ts";
import { COMPANIONS } from "./index-file.server.ts";

/** What `indexPath` makes. */
const NAME = /^content-[0-9a-f]{8}\.db$/;
/** What an older version of the site kept its copy of articles in. */
const OLD_NAME = "articles.db";

/** A row of the backend as it was last shown; `key` is its own in its source. */
export type KeptRow = { source: string; key: string; version: string; row: string };

/** What the newest of the other builds has kept in this folder, so many rows at a time. */
export function* rowsOfOtherBuild(
  dataDir: string,
  ownPath: string,
  atOnce: number,
): Generator<KeptRow[]> {
  const [newest] = othersIn(dataDir, ownPath).toSorted((a, b) => b.at - a.at);
  if (!newest) return;
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

export function forgetOtherBuilds(dataDir: string, ownPath: string): void {
  const paths = [...othersIn(dataDir, ownPath).map(({ path }) => path), join(dataDir, OLD_NAME)];
  for (const path of paths) {
    for (const end of COMPANIONS) rmSync(path + end, { force: true });
  }
}

function othersIn(dataDir: string, ownPath: string): { path: string; at: number }[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir)
    .filter((name) => NAME.test(name))
    .map((name) => join(dataDir, name))
    .filter((path) => path !== ownPath)
    .map((path) => ({ path, at: statSync(path).mtimeMs }));
}
