import { type Core, timestamp } from "../core.ts";
import { audit } from "../security/audit.ts";
import { DEVICE_TTL_MS } from "../security/devices.ts";
import { removeRows } from "../write/remove.ts";
import { inTransaction } from "./transaction.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the audit log goes back. */
const AUDIT_TTL_MS = 400 * DAY_MS;
/** How long it is known that a mail was sent, and to whom. */
const SENT_MAIL_TTL_MS = 90 * DAY_MS;
/** How long a server that was away may still bring what somebody sent who was erased meanwhile. */
const ERASURE_TTL_MS = 400 * DAY_MS;

/** Leads that go in one transaction. */
const LEADS_AT_ONCE = 500;

type Store = Pick<Core, "db" | "now" | "files">;

const BY_ITSELF = { ip: null, userAgent: null };

/**
 * Forgets sessions, tokens and known browsers whose time is over, records that are too old to keep, and leads past
 * `retain_until` with their notes, mails and files.
 */
export async function forgetExpired(core: Store): Promise<void> {
  const { now } = core;
  const before = (age: number) => new Date(now() - age).toISOString();
  await inTransaction(core, async ({ db }) => {
    for (const table of ["sessions", "refresh_tokens", "one_time_tokens"] as const) {
      await db.deleteFrom(table).where("expires", "<=", now()).execute();
    }
    const lastUsed = now() - DEVICE_TTL_MS;
    await db.deleteFrom("known_devices").where("last_used", "<=", lastUsed).execute();
    await db.deleteFrom("audit").where("timestamp", "<", before(AUDIT_TTL_MS)).execute();
    await db.deleteFrom("erasures").where("erased", "<", before(ERASURE_TTL_MS)).execute();
    const mails = db.deleteFrom("outbox");
    await mails.where("sent", "<", before(SENT_MAIL_TTL_MS)).execute();
    await mails
      .where("status", "in", ["cancelled", "unsure"])
      .where("created", "<", before(SENT_MAIL_TTL_MS))
      .execute();
  });
  for (;;) {
    if ((await forgetLeads(core)) < LEADS_AT_ONCE) break;
  }
}

/** Answers how many went. */
async function forgetLeads(core: Store): Promise<number> {
  const { count, contents } = await inTransaction(core, async (core) => {
    const leads = await core.db
      .selectFrom("leads")
      .select("id")
      .where("retain_until", "<=", timestamp(core))
      .limit(LEADS_AT_ONCE)
      .execute();
    const keys = leads.map(({ id }) => id);
    for (const item of keys) {
      const entry = { user: null, collection: "leads", item, detail: "retention" } as const;
      await audit(core, BY_ITSELF, { action: "delete", ...entry });
    }
    return { count: keys.length, contents: await removeRows(core, "leads", keys) };
  });
  await core.files.remove(contents);
  return count;
}
