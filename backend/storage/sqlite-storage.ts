import { join } from "node:path";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import { createWriteGate } from "../../packages/lib/storage/write-gate.ts";
import { migrate } from "../db/migrate.ts";
import { databasePath, openDatabase } from "../db/open.ts";
import { sqliteDatabase } from "../db/sqlite.ts";
import { createStorageGuard } from "../db/storage-guard.ts";
import { filesInFolder } from "../files/files-in-folder.ts";
import { keptSecret } from "../secret.ts";
import type { Storage } from "./storage.ts";

/**
 * `dataDir` with `backend.db`, `secret` and `files/`; made when it does not exist. `onDamage` hears
 * once of a database that is damaged, and is not written any more.
 */
export function sqliteStorage(dataDir: string, onDamage: (message: string) => void): Storage {
  const file = openDatabase(dataDir);
  const db = sqliteDatabase(file);
  const guard = createStorageGuard(createWriteGate(file), (cause) => {
    const what = cause instanceof Error ? cause.message : cause;
    onDamage(`${databasePath(dataDir)} is damaged and is not written any more: ${what}`);
  });
  let hear: ((collection: string) => void) | undefined;
  return {
    db,
    guard,
    files: filesInFolder(join(dataDir, "files"), db),
    migrate: async (now) => migrate(file, now),
    async tell(_db, collection) {
      // A transaction is microtasks (sqlite.ts): by then it is over, and read if it was committed.
      if (hear) setImmediate(hear, collection);
    },
    async hear(listener) {
      hear = listener;
    },
    secret: async (randomBytes) => keptSecret(dataDir, randomBytes),
    shared: (_secret, now) => memoryState(now),
    concerns: () =>
      guard.isDamaged()
        ? ["backend: backend.db is damaged and is not written any more; restore it from a backup"]
        : [],
    async close() {
      await db.destroy();
      // Kysely closes what it has used, and nothing else.
      if (file.isOpen) file.close();
    },
  };
}
