import type { DatabaseSync } from "node:sqlite";
import type { MailMessage } from "../options.ts";
import { newUuid } from "../security/tokens.ts";

const MINUTE_MS = 60_000;
/** Waits after the first, second, ... failed attempt; the last one repeats for as long as it takes. */
const RETRY_DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/**
 * A mail that was taken this long ago and is neither sent nor refused was somebody's who has ended.
 * Longer than any attempt takes (smtp-port.ts).
 */
export const CLAIM_MS = 5 * MINUTE_MS;
/** Longest note kept of why the last attempt failed, in characters. */
const MAX_ERROR_LENGTH = 300;
const ENDED = "The program ended while it was being sent";

/** A mail that one process has taken and no other will send. */
export type Claim = { id: string; claim: string; message: MailMessage };

type Port = {
  db: DatabaseSync;
  now: () => number;
  randomBytes: (size: number) => Uint8Array;
};

/**
 * The steps of a mail on its way, each on the disk before the next is taken: `waiting` → `sending`,
 * taken by one → `handed`, its text on its way to the mail server → `sent`. Whoever finds one in
 * `sending` later knows by `handed` whether the server can have it: then it is `unsure`.
 */
export function createClaims({ db, now, randomBytes }: Port) {
  const iso = (time: number) => new Date(time).toISOString();

  function fail({ id, claim }: Claim, cause: unknown, status: "waiting" | "unsure"): void {
    const message = cause instanceof Error ? cause.message : "The mail port refused it";
    const row = db.prepare("SELECT attempts FROM outbox WHERE id = ? AND claim = ?").get(id, claim);
    const failedBefore = Math.min(Number(row?.attempts ?? 0), RETRY_DELAYS_MS.length - 1);
    const delay = RETRY_DELAYS_MS[failedBefore] ?? MINUTE_MS;
    db.prepare(
      `UPDATE outbox SET status = ?, attempts = attempts + 1, last_error = ?, next_attempt = ?
       WHERE id = ? AND claim = ? AND status = 'sending'`,
    ).run(
      status,
      message.slice(0, MAX_ERROR_LENGTH),
      status === "waiting" ? iso(now() + delay) : null,
      id,
      claim,
    );
  }

  return {
    /** Takes a mail that is due; null when it was cancelled, erased or taken by another. */
    take(id: string): Claim | null {
      const claim = newUuid(randomBytes);
      const row = db
        .prepare(
          `UPDATE outbox SET status = 'sending', claim = ?, handed = NULL, next_attempt = ?
           WHERE id = ? AND status = 'waiting' AND next_attempt <= ? RETURNING *`,
        )
        .get(claim, iso(now() + CLAIM_MS), id, iso(now()));
      if (!row) return null;
      const message: MailMessage = {
        id,
        to: String(row.recipient),
        ...(typeof row.reply_to === "string" && { replyTo: row.reply_to }),
        subject: String(row.subject),
        text: String(row.body ?? ""),
        language: row.language === "el" ? "el" : "en",
      };
      return { id, claim, message };
    },

    /** Before the text goes out. Throws when the mail is not this claim's any more. */
    handOver({ id, claim }: Claim): void {
      const { changes } = db
        .prepare(
          `UPDATE outbox SET handed = ?
           WHERE id = ? AND claim = ? AND status = 'sending' AND next_attempt > ?`,
        )
        .run(iso(now()), id, claim, iso(now()));
      if (changes !== 1) throw new Error("The mail was given up before it was handed over");
    },

    /** The server has it: also when it was late, and the mail was taken for unsure meanwhile. */
    sent({ id, claim }: Claim): void {
      db.prepare(
        `UPDATE outbox SET status = 'sent', sent = ?, body = NULL, next_attempt = NULL,
         last_error = NULL, attempts = attempts + 1, claim = NULL, handed = NULL
         WHERE id = ? AND claim = ? AND status IN ('sending', 'unsure')`,
      ).run(iso(now()), id, claim);
    },

    /** The server does not have it: it is tried again, later each time. */
    refused: (taken: Claim, cause: unknown) => fail(taken, cause, "waiting"),

    /** The server may have it: a person decides. */
    unsure: (taken: Claim, cause: unknown) => fail(taken, cause, "unsure"),

    /** Sorts out a mail whose sending is given up; all of those whose claim is over without one. */
    giveUp(taken?: Claim): void {
      const [which, values] = taken
        ? ["claim = ?", [taken.claim]]
        : ["next_attempt <= ?", [iso(now())]];
      db.prepare(
        `UPDATE outbox SET
           status = iif(handed IS NULL, 'waiting', 'unsure'),
           next_attempt = iif(handed IS NULL, ?, NULL),
           attempts = attempts + (handed NOT NULL),
           last_error = iif(handed IS NULL, last_error, ?)
         WHERE status = 'sending' AND ${which}`,
      ).run(iso(now()), ENDED, ...values);
    },
  };
}
