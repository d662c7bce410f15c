import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isLocked } from "../packages/lib/storage/faults.ts";
import { makePrivateFile } from "../packages/lib/storage/private-files.ts";

const LOCK = "backup.lock";

/**
 * Runs work that only one process at a time may do to a data folder; undefined when another one is at
 * it. The system frees the lock of a process that was killed.
 */
export async function oneAtATime<T>(
  dataDir: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const path = join(dataDir, LOCK);
  makePrivateFile(path);
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    try {
      db.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      if (isLocked(error)) return undefined;
      throw error;
    }
    return await work();
  } finally {
    db.close();
  }
}
