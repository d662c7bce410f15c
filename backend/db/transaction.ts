import type { Database } from "./database.ts";

/**
 * Runs `work` as one write transaction: all of it is on the disk when this resolves, or none. `work`
 * gets what the caller has with the transaction in the place of its database, and uses no other: a
 * statement outside waits for the transaction. One write transaction runs at a time, whichever the
 * database and however many the processes, so that what is checked in it still holds when it ends.
 */
export const inTransaction = <C extends { db: Database }, T>(
  core: C,
  work: (core: C) => Promise<T>,
): Promise<T> => core.db.transaction().execute((db) => work({ ...core, db }));
