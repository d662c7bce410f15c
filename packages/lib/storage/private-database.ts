import { DatabaseSync } from "node:sqlite";
import { makePrivateFile } from "./private-files.ts";

/**
 * Opens a SQLite file, made readable by this user alone where it is new, and prepared; closed again when it
 * can't be. `busyMs`: how long a lock is waited for. Throws what SQLite and `prepare` do.
 */
export function openPrivateDatabase(
  path: string,
  busyMs: number,
  prepare: (db: DatabaseSync) => void,
): DatabaseSync {
  makePrivateFile(path);
  const db = new DatabaseSync(path, { timeout: busyMs });
  try {
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
