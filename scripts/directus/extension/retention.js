import { BY_ITSELF } from "./by-itself.js";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is known that a mail was sent, and to whom. */
const SENT_MAIL_TTL_MS = 90 * DAY_MS;
/** How long a server that was away may still bring what somebody sent who was erased meanwhile. */
const ERASURE_TTL_MS = 400 * DAY_MS;
const LEAD_BATCH = 100;

/**
 * Deletes the leads whose time is over with their files; notes and mails go with them by the
 * database. Then mails that were sent or cancelled long ago.
 */
export async function forgetExpired({ services, database, getSchema }) {
  const options = { schema: await getSchema(), accountability: BY_ITSELF };
  const files = new services.FilesService(options);
  const leads = new services.ItemsService("leads", options);
  for (;;) {
    const over = await database("leads")
      .where("retain_until", "<=", new Date())
      .limit(LEAD_BATCH)
      .select("id", "cv");
    if (over.length === 0) break;
    const cvs = over.flatMap(({ cv }) => (cv ? [cv] : []));
    if (cvs.length > 0) await files.deleteMany(cvs);
    await leads.deleteMany(over.map(({ id }) => id));
  }
  const before = new Date(Date.now() - SENT_MAIL_TTL_MS);
  await database("outbox").where("sent", "<", before).delete();
  await database("outbox")
    .whereIn("status", ["cancelled", "unsure"])
    .where("created", "<", before)
    .delete();
  // The hook may be newer than the data model.
  if (options.schema.collections.erasures) {
    const erasedBefore = new Date(Date.now() - ERASURE_TTL_MS);
    await database("erasures").where("erased", "<", erasedBefore).delete();
  }
}
