import { randomUUID } from "node:crypto";

const MINUTE_MS = 60_000;
/** Waits after the first, second, ... failed attempt; the last one repeats for as long as it takes. */
const RETRY_DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/** A mail that was taken this long ago and not noted since was a process's that has ended. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Longest note kept of why the last attempt failed, in characters. */
const MAX_ERROR_LENGTH = 300;
const MAIL_BATCH = 20;
const ENDED = "The program ended while it was being sent";
/** Faults that come before any text goes out. */
const EARLY_FAULTS = new Set(["EAUTH", "EDNS", "EENVELOPE", "ETLS", "ENOAUTH", "EOAUTH2"]);

/** Whether the mail server can't have the mail: it has said no, or was never given it. */
const isRefusal = ({ responseCode, syscall, code, message }) =>
  typeof responseCode === "number" ||
  syscall === "connect" ||
  EARLY_FAULTS.has(code) ||
  /^(?:Connection timeout|Greeting never received)/.test(message ?? "");

/**
 * Sends what waits in the collection `outbox`, nothing twice by itself, as backend/mail/ does; but
 * Directus's mailer does not say when the text goes out, so that every mail whose sending was cut off
 * is `unsure`. Directus's own mail operation for flows is no help: it does not wait for the mail
 * server, so that a refused mail would be lost. Writes by the database, past events, so that it does
 * not call itself.
 */
export function createOutbox({ services, database, getSchema, logger }) {
  const table = () => database("outbox");
  const inFuture = (ms) => new Date(Date.now() + ms);
  let delivering;

  /** Takes a mail that is due, on the database before it goes out; undefined when another has it. */
  async function take(id) {
    const claim = randomUUID();
    const taken = await table()
      .where({ id, status: "waiting" })
      .where("next_attempt", "<=", new Date())
      .update({ status: "sending", claim, handed: new Date(), next_attempt: inFuture(CLAIM_MS) });
    return taken === 1 ? table().where({ id, claim }).first() : undefined;
  }

  async function send({ id, claim, recipient, reply_to, subject, body, attempts }, mailer) {
    const note = (columns) =>
      table()
        .where({ id, claim })
        .update({ ...columns, attempts: Number(attempts ?? 0) + 1 });
    try {
      await mailer.send({
        to: recipient,
        ...(reply_to && { replyTo: reply_to }),
        subject,
        text: body ?? "",
        // The same over retries, so that a mail that came twice is seen to be one.
        messageId: `<${id}@outbox>`,
      });
    } catch (cause) {
      const delay = RETRY_DELAYS_MS[Math.min(Number(attempts ?? 0), RETRY_DELAYS_MS.length - 1)];
      const last_error = String(cause?.message ?? cause).slice(0, MAX_ERROR_LENGTH);
      const isRefused = isRefusal(cause ?? {});
      await note({
        last_error,
        status: isRefused ? "waiting" : "unsure",
        next_attempt: isRefused ? inFuture(delay) : null,
        ...(isRefused && { handed: null }),
      });
      return;
    }
    await note({
      status: "sent",
      sent: new Date(),
      body: null,
      next_attempt: null,
      last_error: null,
      claim: null,
      handed: null,
    });
  }

  async function giveUpAbandoned() {
    await table()
      .where({ status: "sending" })
      .where("next_attempt", "<=", new Date())
      .update({ status: "unsure", next_attempt: null, last_error: ENDED })
      .increment("attempts", 1);
  }

  async function deliverDue() {
    await giveUpAbandoned();
    const mailer = new services.MailService({ schema: await getSchema(), knex: database });
    for (;;) {
      const due = await table()
        .where({ status: "waiting" })
        .where("next_attempt", "<=", new Date())
        .orderBy("next_attempt")
        .limit(MAIL_BATCH)
        .select("id");
      if (due.length === 0) return;
      for (const { id } of due) {
        const mail = await take(id);
        if (mail) await send(mail, mailer);
      }
    }
  }

  async function deliver() {
    // What was put in while others were being sent is found by another look.
    const before = delivering;
    const work = (async () => {
      await before;
      await deliverDue();
    })().catch((error) => logger.error(error, "The outbox could not be read or written"));
    delivering = work;
    await work;
  }

  return {
    deliver,
    /** Mails that staff have set to wait are due now. */
    async retry(keys) {
      const waiting = table().whereIn("id", keys).where({ status: "waiting" });
      await waiting.update({ next_attempt: new Date() });
      await deliver();
    },
  };
}
