import type { DatabaseSync } from "node:sqlite";
import type { Delivery } from "../../app/forms/intake.ts";

/** Longer than a delivery can take; a process that died lets go after it. */
const LEASE_MS = 60 * 1000;
/** Pauses after the first, second, … failed attempt, in milliseconds; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 10, 20, 30].map((seconds) => seconds * 1000);
/** What a delivered submission is known again by is kept this long. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** How far a delivery has come. */
export const STEP = { begun: 0, leadIsThere: 1 } as const;

export type Leased = {
  id: string;
  delivery: Delivery;
  file: string | null;
  step: number;
  attempts: number;
};

/** Submissions that wait for the backend; shared by all processes on one DATA_DIR. */
export function deliveryQueue(db: DatabaseSync, now: () => number) {
  return {
    /** The one that is due the longest, for this process alone. */
    lease(): Leased | undefined {
      const time = now();
      const row = db
        .prepare(
          `UPDATE submissions SET leased_until = ? WHERE id = (
             SELECT id FROM submissions
             WHERE delivered IS NULL AND next_attempt <= ? AND leased_until <= ?
             ORDER BY next_attempt LIMIT 1)
           RETURNING id, delivery, file, step, attempts`,
        )
        .get(time + LEASE_MS, time, time);
      return (
        row && {
          id: String(row.id),
          delivery: JSON.parse(String(row.delivery)) as Delivery,
          file: row.file === null ? null : String(row.file),
          step: Number(row.step),
          attempts: Number(row.attempts),
        }
      );
    },
    advance(id: string, step: number): void {
      db.prepare("UPDATE submissions SET step = ? WHERE id = ?").run(step, id);
    },
    /** Keeps the key and nothing of what was said. */
    finish(id: string): void {
      db.prepare(
        "UPDATE submissions SET delivered = ?, delivery = NULL, leased_until = 0 WHERE id = ?",
      ).run(now(), id);
    },
    /** Answers the pause in milliseconds. */
    postpone({ id, attempts }: Leased): number {
      const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] ?? 0;
      db.prepare(
        `UPDATE submissions SET attempts = attempts + 1, next_attempt = ?, leased_until = 0
         WHERE id = ?`,
      ).run(now() + pause, id);
      return pause;
    },
    waiting(): number {
      const row = db.prepare("SELECT count(*) AS n FROM submissions WHERE delivered IS NULL").get();
      return Number(row?.n ?? 0);
    },
    /** Forgets the keys of what was delivered long ago. */
    sweep(): void {
      const before = now() - REMEMBERED_MS;
      db.prepare(
        `DELETE FROM files WHERE submission IN (SELECT id FROM submissions WHERE delivered < ?)`,
      ).run(before);
      db.prepare("DELETE FROM submissions WHERE delivered < ?").run(before);
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    },
  };
}

export type DeliveryQueue = ReturnType<typeof deliveryQueue>;
