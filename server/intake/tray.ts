import { readFile } from "node:fs/promises";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Delivery } from "../../app/forms/submission.ts";
import type { Repair, Tray, TrayEntry } from "../../app/forms/tray.ts";
import type { Deliverer } from "./deliverer.ts";
import { type DeliveryQueue, failuresIn, NEVER, STEP } from "./delivery-queue.ts";
import type { KeptFiles } from "./kept-files.ts";
import { OF_ADDRESS, spellings } from "./senders.ts";

/** What has not arrived after this time is shown, although it goes on being tried. In milliseconds. */
export const LATE_MS = 15 * 60 * 1000;
/** Most entries that are read for one address. */
const MAX_OF_ONE = 1000;

const COLUMNS =
  "id, reference, form, received, held, attempts, next_attempt, step, failures, delivery, file";

type Parts = {
  db: DatabaseSync;
  now: () => number;
  queue: DeliveryQueue;
  files: KeptFiles;
  deliverer: Deliverer;
  /** Runs a piece of storage work; its faults become IntakeUnavailable. */
  stored: <T>(work: () => T) => T;
};

/** What is not filed: how many a person has to see to, and how many are on their way. */
export type TrayFacts = {
  held: number;
  late: number;
  waiting: number;
  /** When the one that waits the longest came in. */
  oldest: number | undefined;
};

/** `docs/decisions/0020-what-could-not-be-filed.md` says what lies in it, and until when. */
export function openTray({ db, now, queue, files, deliverer, stored }: Parts) {
  /** What came before this is late; when nothing at all is taken, everything is. */
  const lateBefore = () => (deliverer.trouble()?.kind === "refused" ? now() + 1 : now() - LATE_MS);
  const IN_TRAY = "delivered IS NULL AND (held IS NOT NULL OR received < ?)";

  function facts(): TrayFacts {
    const row = db
      .prepare(
        `SELECT count(held) AS held, count(*) - count(held) AS waiting,
           count(CASE WHEN held IS NULL AND received < ? THEN 1 END) AS late,
           min(CASE WHEN held IS NULL THEN received END) AS oldest
         FROM submissions WHERE delivered IS NULL`,
      )
      .get(lateBefore());
    return {
      held: Number(row?.held ?? 0),
      late: Number(row?.late ?? 0),
      waiting: Number(row?.waiting ?? 0),
      oldest: typeof row?.oldest === "number" ? row.oldest : undefined,
    };
  }

  function entryOf(row: Record<string, SQLOutputValue>): TrayEntry {
    const kept = row.file === null ? undefined : files.find(String(row.file));
    return {
      id: String(row.id),
      reference: String(row.reference),
      form: String(row.form),
      received: Number(row.received),
      held: row.held === null ? undefined : Number(row.held),
      attempts: Number(row.attempts),
      nextAttempt: Number(row.next_attempt) >= NEVER ? undefined : Number(row.next_attempt),
      isLeadThere: Number(row.step) >= STEP.leadIsThere,
      failures: failuresIn(row),
      delivery: JSON.parse(String(row.delivery)) as Delivery,
      file: kept,
    };
  }

  const tray: Tray = {
    count: () =>
      stored(() => {
        const { held, late } = facts();
        return held + late;
      }),
    list: ({ limit, offset }) =>
      stored(() =>
        db
          .prepare(
            `SELECT ${COLUMNS} FROM submissions WHERE ${IN_TRAY}
             ORDER BY received, id LIMIT ? OFFSET ?`,
          )
          .all(lateBefore(), limit, offset)
          .map(entryOf),
      ),
    find: (id) =>
      stored(() => {
        const row = db
          .prepare(`SELECT ${COLUMNS} FROM submissions WHERE id = ? AND delivered IS NULL`)
          .get(id);
        return row && entryOf(row);
      }),
    of: (email) =>
      stored(() =>
        db
          .prepare(
            `SELECT ${COLUMNS} FROM submissions
             WHERE delivered IS NULL AND ${OF_ADDRESS} ORDER BY received LIMIT ${MAX_OF_ONE}`,
          )
          .all(...spellings(email))
          .map(entryOf),
      ),
    async read({ key }) {
      try {
        return new Uint8Array(await readFile(files.pathOf(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        return undefined;
      }
    },
    repair: (id, change) =>
      stored(() => {
        const entry = tray.find(id);
        if (!entry) return;
        db.prepare(
          "UPDATE submissions SET delivery = ? WHERE id = ? AND delivered IS NULL AND leased_until <= ?",
        ).run(JSON.stringify(repaired(entry, change)), id, now());
      }),
    retry: async (id) => (tray.find(id) ? deliverer.retry(id) : "gone"),
    retryAll: () =>
      stored(() => {
        queue.release();
        deliverer.wake();
      }),
    async settle(id, part) {
      const entry = stored(() => tray.find(id));
      if (!entry) return;
      const left = part === undefined ? [] : entry.failures.filter((one) => one.part !== part);
      stored(() => {
        if (left.length === 0) queue.finish(id);
        else queue.note(id, left);
      });
      const isFileDone = part === undefined || part === "file";
      if (entry.file && isFileDone) await files.forget(entry.file.key);
    },
    async remove(id) {
      const file = stored(() => tray.find(id)?.file);
      stored(() => queue.forget(id));
      if (file) await files.remove(file.key);
      // What is on its way at this moment has arrived, or failed, when this returns.
      await deliverer.idle([id]);
    },
  };
  return { ...tray, facts };
}

/** The delivery with a lead set right; mails to the old address go to the new one. */
function repaired({ delivery }: TrayEntry, change: Repair): Delivery {
  const leftOut = Object.keys(change).filter((name) => change[name] === null);
  const lead = Object.entries({ ...delivery.lead, ...change }).filter(
    ([name]) => !leftOut.includes(name),
  );
  const before = delivery.lead.email;
  const { email } = change;
  return {
    lead: Object.fromEntries(lead),
    mails: delivery.mails.map((mail) =>
      typeof email === "string" && mail.recipient === before ? { ...mail, recipient: email } : mail,
    ),
  };
}
