import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isLocked } from "./faults.ts";

/**
 * How long one statement may wait for another process's lock, in milliseconds. It blocks the event
 * loop: enough for a neighbour's commit, and once only, since a lock that lasts closes the gate.
 */
export const BUSY_TIMEOUT_MS = 20;
/** How often the lock is tried while it is held, in milliseconds; a try does not wait. */
const TRY_INTERVAL_MS = 25;
/** Longest that a write waits for its turn, in milliseconds. */
const MAX_WAIT_MS = 2_000;

export type WriteGate = {
  /**
   * Runs synchronous work, of which nothing is left when it meets a lock: a transaction that begins
   * with BEGIN IMMEDIATE, or one statement. Held up by another process's lock, it waits off the
   * thread and is run again; throws what it met when the lock outlasts the wait.
   */
  run<T>(work: () => T): Promise<T>;
  /** Takes the lock and gives it back: throws, like any write, when somebody else has it. */
  probe(): void;
  /** A write has found the database locked: until it is free nobody waits on the thread. */
  close(): void;
};

/**
 * The writes of one process to a database that others write, too. While another one holds the lock,
 * a single waiter tries for all, and reads go on (quality.md, Reliability).
 */
export function createWriteGate(db: DatabaseSync): WriteGate {
  let isOpen = true;
  let opening: Promise<void> | undefined;
  let waiting = 0;

  function close() {
    if (!isOpen) return;
    isOpen = false;
    setBusyTimeout(db, 0);
  }

  function probe() {
    // In a transaction of our own the lock is ours.
    if (db.isTransaction) return;
    db.exec("BEGIN IMMEDIATE");
    db.exec("ROLLBACK");
  }

  /** Until the lock is free, or nobody waits any more. Any other fault is for the work to meet. */
  async function untilFree(): Promise<void> {
    while (waiting > 0) {
      try {
        probe();
      } catch (error) {
        if (isLocked(error)) {
          await sleep(TRY_INTERVAL_MS);
          continue;
        }
      }
      isOpen = true;
      setBusyTimeout(db, BUSY_TIMEOUT_MS);
      return;
    }
  }

  async function opened(waitMs: number): Promise<void> {
    waiting++;
    try {
      opening ??= untilFree().finally(() => {
        opening = undefined;
      });
      const patience = new AbortController();
      const { signal } = patience;
      await Promise.race([opening, sleep(waitMs, undefined, { signal }).catch(() => {})]);
      patience.abort();
    } finally {
      waiting--;
    }
  }

  async function run<T>(work: () => T): Promise<T> {
    const end = performance.now() + MAX_WAIT_MS;
    let met: unknown;
    for (;;) {
      if (isOpen) {
        try {
          return work();
        } catch (error) {
          if (!isLocked(error)) throw error;
          met = error;
          close();
        }
      }
      const left = end - performance.now();
      if (left > 0) await opened(left);
      // Whoever never got to try tries at last, and so meets the fault that there is.
      else if (met !== undefined) throw met;
      else return work();
    }
  }

  return { run, probe, close };
}

function setBusyTimeout(db: DatabaseSync, ms: number) {
  if (db.isOpen) db.exec(`PRAGMA busy_timeout = ${ms}`);
}
