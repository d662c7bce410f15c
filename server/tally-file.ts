import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { SharedTallies, Tally } from "../packages/lib/shared-state/shared-state.ts";
import { isDamaged } from "../packages/lib/storage/faults.ts";
import { openPrivateDatabase } from "../packages/lib/storage/private-database.ts";

/** In DATA_DIR; in no backup, for it holds sums of what browsers reported and nothing else. */
const FILE = "tallies.db";
/** Longest wait for another process on the same folder, in milliseconds: a page may wait behind it. */
const BUSY_MS = 50;

/**
 * Sums on this disk, where processes have no database in common: those that share DATA_DIR share them.
 * What the disk refuses is not counted; nobody waits for it, and it is said once.
 */
export function tallyFile(dataDir: string): SharedTallies {
  let db: DatabaseSync | undefined;
  let isFailing = false;
  const path = join(dataDir, FILE);
  const attempt = <T>(work: (db: DatabaseSync) => T): T | undefined => {
    try {
      db ??= openPrivateDatabase(path, BUSY_MS, prepare);
      const result = work(db);
      isFailing = false;
      return result;
    } catch (error) {
      if (!isFailing) console.error("What browsers report can't be counted on this disk:", error);
      isFailing = true;
      if (isDamaged(error)) {
        // Sums that nobody can read any more are worth no more than none.
        db?.close();
        db = undefined;
        for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
      }
      return undefined;
    }
  };
  return {
    async add({ name, ttlMs, maxEntries }, tallies) {
      attempt((db) => {
        db.exec("BEGIN IMMEDIATE");
        try {
          const one = db.prepare(
            `INSERT INTO tallies (store, key, count, first, last) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (store, key) DO UPDATE SET count = count + excluded.count,
               first = min(first, excluded.first), last = max(last, excluded.last)`,
          );
          for (const { key, count, first, last } of tallies) one.run(name, key, count, first, last);
          db.prepare(
            `DELETE FROM tallies WHERE store = ? AND (last <= ? OR key IN (
               SELECT key FROM tallies WHERE store = ? ORDER BY last DESC, key LIMIT -1 OFFSET ?))`,
          ).run(name, Date.now() - ttlMs, name, maxEntries);
          db.exec("COMMIT");
        } catch (error) {
          if (db.isTransaction) db.exec("ROLLBACK");
          throw error;
        }
      });
    },
    list: async ({ name, ttlMs }) =>
      attempt(
        (db) =>
          db
            .prepare("SELECT key, count, first, last FROM tallies WHERE store = ? AND last > ?")
            .all(name, Date.now() - ttlMs) as Tally[],
      ),
    async clear({ name }) {
      attempt((db) => db.prepare("DELETE FROM tallies WHERE store = ?").run(name));
    },
  };
}

function prepare(db: DatabaseSync): void {
  // A count that a power cut takes is none that anybody misses.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  db.exec(`CREATE TABLE IF NOT EXISTS tallies (
    store TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL,
    first INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (store, key)
  ) STRICT`);
}
