import { sql } from "kysely";
import type { Database } from "../db/database.ts";
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
  db: Database;
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

  const claimed = ({ id, claim }: Claim) =>
    db.updateTable("outbox").where("id", "=", id).where("claim", "=", claim);

  async function fail(taken: Claim, cause: unknown, status: "waiting" | "unsure"): Promise<void> {
    const message = cause instanceof Error ? cause.message : "The mail port refused it";
    const row = await db
      .selectFrom("outbox")
      .select("attempts")
      .where("id", "=", taken.id)
      .where("claim", "=", taken.claim)
      .executeTakeFirst();
    const failedBefore = Math.min(row?.attempts ?? 0, RETRY_DELAYS_MS.length - 1);
    const delay = RETRY_DELAYS_MS[failedBefore] ?? MINUTE_MS;
    await claimed(taken)
      .set(({ eb }) => ({
        status,
        attempts: eb("attempts", "+", 1),
        last_error: message.slice(0, MAX_ERROR_LENGTH),
        next_attempt: status === "waiting" ? iso(now() + delay) : null,
      }))
      .where("status", "=", "sending")
      .execute();
  }

  return {
    /** Takes a mail that is due; null when it was cancelled, erased or taken by another. */
    async take(id: string): Promise<Claim | null> {
      const claim = newUuid(randomBytes);
      const row = await db
        .updateTable("outbox")
        .set({ status: "sending", claim, handed: null, next_attempt: iso(now() + CLAIM_MS) })
        .where("id", "=", id)
        .where("status", "=", "waiting")
        .where("next_attempt", "<=", iso(now()))
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      const message: MailMessage = {
        id,
        to: row.recipient,
        ...(row.reply_to !== null && { replyTo: row.reply_to }),
        subject: row.subject,
        text: row.body ?? "",
        language: row.language === "el" ? "el" : "en",
      };
      return { id, claim, message };
    },

    /** Before the text goes out. Throws when the mail is not this claim's any more. */
    async handOver(taken: Claim): Promise<void> {
      const { numUpdatedRows } = await claimed(taken)
        .set({ handed: iso(now()) })
        .where("status", "=", "sending")
        .where("next_attempt", ">", iso(now()))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error("The mail was given up before it was handed over");
    },

    /** The server has it: also when it was late, and the mail was taken for unsure meanwhile. */
    async sent(taken: Claim): Promise<void> {
      await claimed(taken)
        .set(({ eb }) => ({
          ...{ status: "sent", sent: iso(now()), attempts: eb("attempts", "+", 1) },
          ...{ body: null, next_attempt: null, last_error: null, claim: null, handed: null },
        }))
        .where("status", "in", ["sending", "unsure"])
        .execute();
    },

    /** The server does not have it: it is tried again, later each time. */
    refused: (taken: Claim, cause: unknown) => fail(taken, cause, "waiting"),

    /** The server may have it: a person decides. */
    unsure: (taken: Claim, cause: unknown) => fail(taken, cause, "unsure"),

    /** Sorts out a mail whose sending is given up; all of those whose claim is over without one. */
    async giveUp(taken?: Claim): Promise<void> {
      const given = db
        .updateTable("outbox")
        .set({
          status: sql`CASE WHEN handed IS NULL THEN 'waiting' ELSE 'unsure' END`,
          next_attempt: sql`CASE WHEN handed IS NULL THEN ${iso(now())} ELSE NULL END`,
          attempts: sql`CASE WHEN handed IS NULL THEN attempts ELSE attempts + 1 END`,
          last_error: sql`CASE WHEN handed IS NULL THEN last_error ELSE ${ENDED} END`,
        })
        .where("status", "=", "sending");
      const those = taken
        ? given.where("claim", "=", taken.claim)
        : given.where("next_attempt", "<=", iso(now()));
      await those.execute();
    },
  };
}
