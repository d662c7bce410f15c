import type { DatabaseSync } from "node:sqlite";
import type { Language, SendMail } from "../options.ts";
import { newUuid } from "../security/tokens.ts";

const MINUTE_MS = 60_000;
/** Waits after the first, second, ... failed attempt; the last one repeats for as long as it takes. */
const RETRY_DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/** How often the outbox is looked at besides when a mail is put into it. */
const CHECK_INTERVAL_MS = MINUTE_MS;
/** Longest note kept of why the last attempt failed, in characters. */
const MAX_ERROR_LENGTH = 300;
const MAIL_BATCH = 20;

export type NewMail = { to: string; subject: string; text: string; language: Language };

/**
 * Mail on its way, stored before anything else happens to it and never dropped. Statuses:
 * `waiting` (also for ever, when there is no mail port), `sent`, and `cancelled` by staff. A sent
 * mail loses its body: it may have held a link that signs somebody in.
 */
export type Outbox = {
  /** Stores a mail, inside the caller's transaction; `deliver` sends it afterwards. */
  put(mail: NewMail): string;
  /** Stores and removes again: the same work as `put`, for an address that gets nothing. */
  putNothing(mail: NewMail): void;
  /** Sends what is due, one after the other; resolves when all were tried. */
  deliver(): Promise<void>;
  /** Those of these mails that wait are due now, however often they have failed. */
  retry(ids: readonly (string | number)[]): void;
  /** Delivers soon, after the current answer has gone out. */
  deliverSoon(): void;
  close(): void;
};

type Port = {
  db: DatabaseSync;
  now: () => number;
  randomBytes: (size: number) => Uint8Array;
  sendMail: SendMail | undefined;
  onError: (error: unknown) => void;
};

export function createOutbox({ db, now, randomBytes, sendMail, onError }: Port): Outbox {
  const iso = (time: number) => new Date(time).toISOString();
  let delivering: Promise<void> | undefined;
  let closed = false;

  function put(mail: NewMail): string {
    const id = newUuid(randomBytes);
    const time = iso(now());
    db.prepare(
      `INSERT INTO outbox (id, recipient, subject, body, language, status, created, next_attempt)
       VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?)`,
    ).run(id, mail.to, mail.subject, mail.text, mail.language, time, time);
    return id;
  }

  function recordFailure(id: string, failedBefore: number, cause: unknown) {
    const delay = RETRY_DELAYS_MS[Math.min(failedBefore, RETRY_DELAYS_MS.length - 1)] ?? MINUTE_MS;
    const message = cause instanceof Error ? cause.message : "The mail port refused it";
    db.prepare(
      "UPDATE outbox SET attempts = attempts + 1, last_error = ?, next_attempt = ? WHERE id = ?",
    ).run(message.slice(0, MAX_ERROR_LENGTH), iso(now() + delay), id);
  }

  async function deliverDue(send: SendMail): Promise<void> {
    const due = db
      .prepare(
        `SELECT id FROM outbox
         WHERE status = 'waiting' AND next_attempt <= ? ORDER BY next_attempt LIMIT ${MAIL_BATCH}`,
      )
      .all(iso(now()));
    // Read one by one: a mail may be cancelled or erased while the ones before it are sent.
    const read = db.prepare("SELECT * FROM outbox WHERE id = ? AND status = 'waiting'");
    for (const { id: key } of due) {
      const id = String(key);
      const row = read.get(id);
      if (!row) continue;
      try {
        await send({
          id,
          to: String(row.recipient),
          subject: String(row.subject),
          text: String(row.body ?? ""),
          language: row.language === "el" ? "el" : "en",
        });
      } catch (cause) {
        if (closed) return;
        recordFailure(id, Number(row.attempts), cause);
        continue;
      }
      if (closed) return;
      db.prepare(
        `UPDATE outbox SET status = 'sent', sent = ?, body = NULL, next_attempt = NULL,
         last_error = NULL, attempts = attempts + 1 WHERE id = ?`,
      ).run(iso(now()), id);
    }
    if (due.length === MAIL_BATCH) await deliverDue(send);
  }

  async function deliver(): Promise<void> {
    if (!sendMail || closed) return;
    delivering ??= deliverDue(sendMail)
      .catch(onError)
      .finally(() => {
        delivering = undefined;
      });
    await delivering;
  }

  const deliverSoon = () => void setImmediate(() => void deliver());
  const timer = setInterval(() => void deliver(), CHECK_INTERVAL_MS);
  timer.unref();

  return {
    put,
    putNothing(mail) {
      db.prepare("DELETE FROM outbox WHERE id = ?").run(put(mail));
    },
    deliver,
    deliverSoon,
    retry(ids) {
      db.prepare(
        `UPDATE outbox SET next_attempt = ? WHERE status = 'waiting'
         AND id IN (SELECT value FROM json_each(?))`,
      ).run(iso(now()), JSON.stringify(ids));
      deliverSoon();
    },
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
