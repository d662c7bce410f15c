import { turns } from "../../packages/lib/limits/turns.ts";
import type { Database } from "./database.ts";

type Queue = ReturnType<typeof turns>;
const queues = new WeakMap<Database, Queue>();

function queueOf(db: Database): Queue {
  const known = queues.get(db) ?? turns(1, Number.POSITIVE_INFINITY);
  queues.set(db, known);
  return known;
}

/**
 * Runs `work` as one write transaction: all of it is on the disk when this resolves, or none. `work`
 * gets what the caller has with the transaction in the place of its database, and uses no other: a
 * statement outside waits for the transaction, or sees nothing of it. One write transaction runs at a
 * time, whichever the database and however many the processes, so that what is checked in it still
 * holds when it ends; within a process they queue for one connection.
 */
export async function inTransaction<C extends { db: Database }, T>(
  core: C,
  work: (core: C) => Promise<T>,
): Promise<T> {
  const { db } = core;
  const done = await queueOf(db).take(async () => ({
    result: await db.transaction().execute((db) => work({ ...core, db })),
  }));
  if (!done) throw new Error("A queue without end has turned somebody away.");
  return done.result;
}
