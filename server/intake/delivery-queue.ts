import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Failure } from "../../app/forms/tray.ts";

/** Longer than any part of a delivery can take; a process that died lets go after it. In seconds. */
export const LEASE_SECONDS = 60;
/** Pauses after the first, second, … failed attempt, in milliseconds; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 10, 20, 30].map((seconds) => seconds * 1000);
/** What a delivered submission is known again by is kept this long. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
/** The last moment that a Date knows: tried again when a person says so. */
export const NEVER = 8_640_000_000_000_000;
/** So many times our own code may fail over a submission before a person is shown it. */
export const MAX_FAULTS = 5;
/** Then it is tried so often, in milliseconds: a newer version may know better. */
const FAULTY_PAUSE_MS = 60 * 60 * 1000;

/** How far a delivery has come. */
export const STEP = { begun: 0, leadIsThere: 1 } as const;

export type Leased = {
  id: string;
  reference: string;
  /** JSON of a Delivery: read by whoever attempts it, so that one that can't be read fails as an attempt. */
  content: string;
  file: string | null;
  step: number;
  attempts: number;
  faults: number;
  /** What earlier attempts ended with. */
  failures: readonly Failure[];
};

const LEASED_COLUMNS = "id, reference, delivery, file, step, attempts, faults, failures";

type Row = Record<string, SQLOutputValue>;

export const failuresIn = (row: Row): Failure[] =>
  row.failures === null ? [] : (JSON.parse(String(row.failures)) as Failure[]);

/** That a lead went without its file is known until somebody has seen to it: the file is on our disk alone. */
const ofFile = (failures: readonly Failure[]) => failures.filter(({ part }) => part === "file");

function leasedOf(row: Row): Leased {
  return {
    id: String(row.id),
    reference: String(row.reference),
    content: String(row.delivery),
    file: row.file === null ? null : String(row.file),
    step: Number(row.step),
    attempts: Number(row.attempts),
    faults: Number(row.faults),
    failures: failuresIn(row),
  };
}

/**
 * Submissions that wait for the backend; shared by all processes on one DATA_DIR. Nothing here
 * touches one that another process has finished, or an administrator erased, in the meantime.
 */
export function deliveryQueue(
  db: DatabaseSync,
  now: () => number,
  leaseSeconds: number = LEASE_SECONDS,
) {
  const leaseEnd = () => now() + leaseSeconds * 1000;
  /** Ends a lease with the same columns, however the attempt ended. */
  const release = (...values: readonly (string | number | null)[]) =>
    // Made each time: the file behind `db` may have been replaced since (intake-file.ts).
    db
      .prepare(
        `UPDATE submissions SET failures = ?, held = ?, faults = ?, next_attempt = ?,
           attempts = attempts + 1, leased_until = 0 WHERE id = ? AND delivered IS NULL`,
      )
      .run(...values);
  const heldSince = (id: string): number | null => {
    const row = db.prepare("SELECT held FROM submissions WHERE id = ?").get(id);
    return typeof row?.held === "number" ? row.held : null;
  };
  const toJson = (failures: readonly Failure[]) =>
    failures.length === 0 ? null : JSON.stringify(failures);

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
           RETURNING ${LEASED_COLUMNS}`,
        )
        .get(leaseEnd(), time, time);
      return row && leasedOf(row);
    },
    /** This one, due or not; undefined while somebody else has it. */
    leaseOne(id: string): Leased | undefined {
      const time = now();
      const row = db
        .prepare(
          `UPDATE submissions SET leased_until = ?
           WHERE id = ? AND delivered IS NULL AND leased_until <= ?
           RETURNING ${LEASED_COLUMNS}`,
        )
        .get(leaseEnd(), id, time);
      return row && leasedOf(row);
    },
    /** Between two parts of a delivery that may each take long. */
    renew(id: string): void {
      db.prepare("UPDATE submissions SET leased_until = ? WHERE id = ?").run(leaseEnd(), id);
    },
    /** With what was refused on the way: whoever goes on, in this process or after it, has to know. */
    advance(leased: Leased, step: number, failures: readonly Failure[]): void {
      db.prepare("UPDATE submissions SET step = ?, failures = ? WHERE id = ?").run(
        step,
        toJson(failures),
        leased.id,
      );
      leased.step = step;
      leased.failures = failures;
    },
    /** Keeps the key and nothing of what was said. */
    finish(id: string): void {
      db.prepare(
        `UPDATE submissions SET delivered = ?, delivery = NULL, failures = NULL, held = NULL,
           leased_until = 0 WHERE id = ?`,
      ).run(now(), id);
    },
    /** What is still missing of it. */
    note(id: string, failures: readonly Failure[]): void {
      db.prepare("UPDATE submissions SET failures = ? WHERE id = ?").run(toJson(failures), id);
    },
    /** As if it had never been sent. */
    forget(id: string): void {
      db.prepare("DELETE FROM submissions WHERE id = ?").run(id);
    },
    /** To be tried again by itself; what it was refused for before stays known. */
    postpone({ id, attempts, faults, failures }: Leased, failure: Failure): void {
      const held = heldSince(id);
      const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] ?? 0;
      const known = held === null ? [...ofFile(failures), failure] : failures;
      release(toJson(known), held, faults, now() + pause, id);
    },
    /** Into the tray, until a person has seen to it. */
    hold({ id, faults }: Leased, failures: readonly Failure[]): void {
      release(toJson(failures), heldSince(id) ?? now(), faults, NEVER, id);
    },
    /** Our own code failed; answers whether a person is to see it. */
    fault({ id, attempts, faults, failures }: Leased, failure: Failure): boolean {
      const isShown = faults + 1 >= MAX_FAULTS;
      const held = heldSince(id) ?? (isShown ? now() : null);
      const pause = isShown
        ? FAULTY_PAUSE_MS
        : (PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] ?? 0);
      release(toJson([...ofFile(failures), failure]), held, faults + 1, now() + pause, id);
      return isShown;
    },
    /** Everything in the tray is due now. */
    release(): void {
      db.prepare(
        "UPDATE submissions SET next_attempt = ? WHERE delivered IS NULL AND held IS NOT NULL",
      ).run(now());
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
