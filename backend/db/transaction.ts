import { turns } from "../../packages/lib/limits/turns.ts";
import { BESIDE_OTHERS, type Database, isOnConnections } from "./database.ts";

type Queue = ReturnType<typeof turns>;

/** Additions of one process at once, where each has a connection of its own. */
const ADDITIONS_AT_ONCE = 4;

const queues = { alone: new WeakMap<Database, Queue>(), adding: new WeakMap<Database, Queue>() };

function queueOf(db: Database, kind: keyof typeof queues, atOnce: number): Queue {
  const known = queues[kind].get(db) ?? turns(atOnce, Number.POSITIVE_INFINITY);
  queues[kind].set(db, known);
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
  return taken(queueOf(db, "alone", 1), () =>
    db.transaction().execute((db) => work({ ...core, db })),
  );
}

/**
 * The same for work that adds rows and whose checks no other addition can make wrong: on PostgreSQL several
 * of these run at a time, and none beside a transaction of the other kind (docs/decisions/0215).
 */
export async function inAddition<C extends { db: Database }, T>(
  core: C,
  work: (core: C) => Promise<T>,
): Promise<T> {
  const { db } = core;
  if (!isOnConnections(db)) return inTransaction(core, work);
  const adding = db.transaction().setIsolationLevel(BESIDE_OTHERS);
  return taken(queueOf(db, "adding", ADDITIONS_AT_ONCE), () =>
    adding.execute((db) => work({ ...core, db })),
  );
}

async function taken<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
  const done = await queue.take(async () => ({ result: await work() }));
  if (!done) throw new Error("A queue without end has turned somebody away.");
  return done.result;
}
