import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `work` as one write transaction: all of it is on the disk when this returns, or none.
 * `work` is synchronous, so no other request of this process comes between.
 */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite has already rolled back after some faults, such as a full disk.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
