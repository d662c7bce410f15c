import type { DatabaseSync } from "node:sqlite";

/** One mail in this time at most, in milliseconds. */
const ALARM_PAUSE_MS = 24 * 60 * 60 * 1000;
/** When telling failed, it is tried again after this time, in milliseconds. */
const RETRY_MS = 60_000;
const NAME = "tray";

/** What there is to tell; `raised` is when the tray stopped being empty. */
export type Alarm = { count: number; raised: Date };
export type TellAlarm = (alarm: Alarm) => Promise<void>;

type Port = {
  db: DatabaseSync;
  now: () => number;
  count: () => number;
  /** Rejects while nobody can be told. The same alarm twice, from two processes, is one mail. */
  tell: TellAlarm | undefined;
};

/**
 * Tells administrators once that the tray is no longer empty: again only after it was emptied, and
 * at most once a day. What is known of it is in the database: a process may end in between.
 */
export function createTrayAlarm({ db, now, count, tell }: Port) {
  let quietUntil = 0;

  /** When it was raised, as all processes on this folder see it; undefined while the tray is empty. */
  function raisedSince(held: number): number | undefined {
    const known = db.prepare("SELECT raised FROM alarms WHERE name = ?").get(NAME)?.raised;
    if (held === 0) {
      if (known) db.prepare("UPDATE alarms SET raised = NULL WHERE name = ?").run(NAME);
      return undefined;
    }
    if (typeof known === "number") return known;
    const row = db
      .prepare(
        `INSERT INTO alarms (name, raised) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET raised = coalesce(raised, excluded.raised)
         RETURNING raised`,
      )
      .get(NAME, now());
    return Number(row?.raised);
  }

  return async function look(): Promise<void> {
    const held = count();
    const raised = raisedSince(held);
    if (raised === undefined || !tell || now() < quietUntil) return;
    const row = db.prepare("SELECT told FROM alarms WHERE name = ?").get(NAME);
    const told = Number(row?.told ?? 0);
    if (told >= raised || told > now() - ALARM_PAUSE_MS) return;
    try {
      await tell({ count: held, raised: new Date(raised) });
      db.prepare("UPDATE alarms SET told = ? WHERE name = ?").run(now(), NAME);
    } catch (error) {
      // The backend's own answer is in the log already.
      quietUntil = now() + RETRY_MS;
      if (!(error instanceof Error) || error.name !== "BackendError") {
        console.error("Nobody could be told of the tray", error);
      }
    }
  };
}
