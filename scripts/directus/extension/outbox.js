const MINUTE_MS = 60_000;
/** Waits after the first, second, ... failed attempt; the last one repeats for as long as it takes. */
const RETRY_DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/** A mail whose sending was interrupted by the end of the process is tried again after this time. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Longest note kept of why the last attempt failed, in characters. */
const MAX_ERROR_LENGTH = 300;
const MAIL_BATCH = 20;

/**
 * Sends what waits in the collection `outbox`, as backend/mail/outbox.ts does. Directus's own mail
 * operation for flows is no help: it does not wait for the mail server, so that a refused mail
 * would be lost. Writes by the database, past events, so that it does not call itself.
 */
export function createOutbox({ services, database, getSchema, logger }) {
  const table = () => database("outbox");
  const inFuture = (ms) => new Date(Date.now() + ms);
  let delivering;

  /** True for one of the processes that want to send this mail. */
  async function claim(id) {
    const due = { id, status: "waiting" };
    const taken = await table()
      .where(due)
      .where("next_attempt", "<=", new Date())
      .update({ next_attempt: inFuture(CLAIM_MS) });
    return taken === 1;
  }

  async function send(id, mailer) {
    const mail = await table().where({ id }).first();
    if (!mail) return;
    const attempts = Number(mail.attempts ?? 0);
    try {
      await mailer.send({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body ?? "",
        messageId: `<${id}@outbox>`,
      });
    } catch (cause) {
      const delay = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)];
      const last_error = String(cause?.message ?? cause).slice(0, MAX_ERROR_LENGTH);
      const failed = { attempts: attempts + 1, last_error, next_attempt: inFuture(delay) };
      await table().where({ id }).update(failed);
      return;
    }
    await table()
      .where({ id })
      .update({
        status: "sent",
        sent: new Date(),
        body: null,
        next_attempt: null,
        last_error: null,
        attempts: attempts + 1,
      });
  }

  async function deliverDue() {
    const mailer = new services.MailService({ schema: await getSchema(), knex: database });
    for (;;) {
      const due = await table()
        .where({ status: "waiting" })
        .where("next_attempt", "<=", new Date())
        .orderBy("next_attempt")
        .limit(MAIL_BATCH)
        .select("id");
      if (due.length === 0) return;
      for (const { id } of due) if (await claim(id)) await send(id, mailer);
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
    /** Mails that staff have set to wait are due now; one that was sent stays so. */
    async retry(keys) {
      await table().whereIn("id", keys).whereNotNull("sent").update({ status: "sent" });
      const waiting = table().whereIn("id", keys).where({ status: "waiting" });
      await waiting.update({ next_attempt: new Date() });
      await deliver();
    },
  };
}
