import type { DatabaseSync } from "node:sqlite";
import { type Language, MailRefused, type SendMail } from "../options.ts";
import { newUuid } from "../security/tokens.ts";
import { type Claim, createClaims } from "./claims.ts";

/** How often the outbox is looked at besides when a mail is put into it, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000;
/** Longest that a stop waits for the mail under way, in milliseconds. */
const DRAIN_MS = 5000;
const MAIL_BATCH = 20;

export type NewMail = { to: string; subject: string; text: string; language: Language };

/**
 * Mail on its way, stored before anything else happens to it, never dropped, and never sent twice by
 * itself (docs/decisions/0025). Statuses: `waiting` (also for ever, when there is no mail port),
 * `sending`, `sent`, `cancelled` by staff, and `unsure`: the mail server may have it, for the program
 * or the connection ended before it said so. A sent mail loses its body: it may have held a link that
 * signs somebody in.
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
  /** Begins with no other mail, and waits for the one under way, at most DRAIN_MS. */
  drain(): Promise<void>;
  /** Gives up the mail under way, if there is one; its text goes out no more. */
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
  const claims = createClaims({ db, now, randomBytes });
  /** Mails that were sent and could not be noted: the next look does it first. */
  const unnoted = new Set<Claim>();
  let delivering: Promise<void> | undefined;
  let underWay: Claim | undefined;
  let stopping = false;
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

  async function sendOne(send: SendMail, taken: Claim): Promise<void> {
    let isHanded = false;
    try {
      await send(taken.message, () => {
        if (closed) throw new Error("The outbox was closed");
        claims.handOver(taken);
        isHanded = true;
      });
    } catch (cause) {
      if (closed) return;
      const isUnsure = isHanded && !(cause instanceof MailRefused);
      claims[isUnsure ? "unsure" : "refused"](taken, cause);
      return;
    }
    if (closed) return;
    unnoted.add(taken);
    noteSent();
  }

  function noteSent() {
    for (const taken of unnoted) {
      claims.sent(taken);
      unnoted.delete(taken);
    }
  }

  async function deliverDue(send: SendMail): Promise<void> {
    noteSent();
    claims.giveUp();
    const find = db.prepare(
      `SELECT id FROM outbox
       WHERE status = 'waiting' AND next_attempt <= ? ORDER BY next_attempt LIMIT ${MAIL_BATCH}`,
    );
    for (;;) {
      const due = find.all(iso(now()));
      // Taken one by one: a mail may be cancelled or erased while the ones before it are sent.
      for (const { id } of due) {
        if (stopping) return;
        underWay = claims.take(String(id)) ?? undefined;
        if (underWay) await sendOne(send, underWay);
        underWay = undefined;
      }
      if (stopping || due.length < MAIL_BATCH) return;
    }
  }

  async function deliver(): Promise<void> {
    if (!sendMail || stopping) return;
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
    async drain() {
      stopping = true;
      const limit = Promise.withResolvers<void>();
      const clock = setTimeout(limit.resolve, DRAIN_MS);
      await Promise.race([delivering, limit.promise]);
      clearTimeout(clock);
    },
    close() {
      stopping = true;
      closed = true;
      clearInterval(timer);
      try {
        noteSent();
        if (underWay) claims.giveUp(underWay);
      } catch (error) {
        // What can't be noted now is found by its claim, once that is over.
        onError(error);
      }
    },
  };
}
