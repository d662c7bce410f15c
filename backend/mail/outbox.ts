import type { Database } from "../db/database.ts";
import { MailRefused, type SendMail } from "../options.ts";
import { type Claim, createClaims } from "./claims.ts";

/** How often the outbox is looked at besides when a mail is put into it, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000;
/** Longest that a stop waits for the mail under way, in milliseconds. */
const DRAIN_MS = 5000;
const MAIL_BATCH = 20;
/**
 * Mails of one process under way at once: most of the time of each is the mail server's, and few servers let
 * one client have more connections than a handful.
 */
export const MAILS_AT_ONCE = 3;

/**
 * Mail on its way, stored before anything else happens to it, never dropped, and never sent twice by
 * itself (docs/decisions/0025). Statuses: `waiting` (also for ever, when there is no mail port),
 * `sending`, `sent`, `cancelled` by staff, and `unsure`: the mail server may have it, for the program
 * or the connection ended before it said so. A sent mail loses its body: it may have held a link that
 * signs somebody in.
 */
export type Outbox = {
  /** Sends what is due, a few at a time; resolves when all were tried. */
  deliver(): Promise<void>;
  /** Those of these mails that wait are due now, however often they have failed. */
  retry(ids: readonly (string | number)[]): Promise<void>;
  /** Delivers soon, after the current answer has gone out. */
  deliverSoon(): void;
  /** Begins with no other mail, and waits for those under way, at most DRAIN_MS. */
  drain(): Promise<void>;
  /** Gives up the mails under way, if there are any; their text goes out no more. */
  close(): Promise<void>;
};

type Port = {
  db: Database;
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
  /** Something came while it was looked: the look may have been too early for it. */
  let again = false;
  const taking = new Set<Promise<Claim | null>>();
  const underWay = new Set<Claim>();
  let stopping = false;
  let closed = false;

  async function sendOne(send: SendMail, taken: Claim): Promise<void> {
    let isHanded = false;
    try {
      await send(taken.message, async () => {
        if (closed) throw new Error("The outbox was closed");
        await claims.handOver(taken);
        if (closed) throw new Error("The outbox was closed");
        isHanded = true;
      });
    } catch (cause) {
      if (closed) return;
      const isUnsure = isHanded && !(cause instanceof MailRefused);
      await claims[isUnsure ? "unsure" : "refused"](taken, cause);
      return;
    }
    if (closed) return;
    unnoted.add(taken);
    await noteSent();
  }

  async function noteSent() {
    for (const taken of unnoted) {
      await claims.sent(taken);
      unnoted.delete(taken);
    }
  }

  /** Taken one by one: a mail may be cancelled or erased while the ones before it are sent. */
  async function sendAll(send: SendMail, ids: readonly string[]): Promise<void> {
    const left = [...ids];
    const lane = async () => {
      try {
        for (let id = left.shift(); id !== undefined && !stopping; id = left.shift())
          await takeAndSend(send, id);
      } catch (error) {
        // The others fare no better: all of it is looked at anew.
        left.length = 0;
        throw error;
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: MAILS_AT_ONCE }, lane));
    const failed = ends.find((end) => end.status === "rejected");
    if (failed) throw failed.reason;
  }

  async function takeAndSend(send: SendMail, id: string): Promise<void> {
    const take = claims.take(id);
    taking.add(take);
    let taken: Claim | null;
    try {
      taken = await take;
    } finally {
      taking.delete(take);
    }
    if (!taken) return;
    underWay.add(taken);
    // Whoever closes gives it up.
    if (closed) return;
    await sendOne(send, taken).finally(() => underWay.delete(taken));
  }

  async function deliverDue(send: SendMail): Promise<void> {
    await noteSent();
    await claims.giveUp();
    for (;;) {
      again = false;
      const due = await db
        .selectFrom("outbox")
        .select("id")
        .where("status", "=", "waiting")
        .where("next_attempt", "<=", iso(now()))
        .orderBy("next_attempt")
        .limit(MAIL_BATCH)
        .execute();
      await sendAll(
        send,
        due.map(({ id }) => id),
      );
      if (stopping || (due.length < MAIL_BATCH && !again)) return;
    }
  }

  async function deliver(): Promise<void> {
    if (!sendMail || stopping) return;
    again = true;
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
    deliver,
    deliverSoon,
    async retry(ids) {
      if (ids.length === 0) return;
      await db
        .updateTable("outbox")
        .set({ next_attempt: iso(now()) })
        .where("status", "=", "waiting")
        .where("id", "in", ids.map(String))
        .execute();
      deliverSoon();
    },
    async drain() {
      stopping = true;
      const limit = Promise.withResolvers<void>();
      const clock = setTimeout(limit.resolve, DRAIN_MS);
      await Promise.race([delivering, limit.promise]);
      clearTimeout(clock);
    },
    async close() {
      stopping = true;
      closed = true;
      clearInterval(timer);
      try {
        await noteSent();
        await Promise.allSettled(taking);
        for (const taken of underWay) await claims.giveUp(taken);
      } catch (error) {
        // What can't be noted now is found by its claim, once that is over.
        onError(error);
      }
    },
  };
}
