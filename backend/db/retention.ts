import { type Core, timestamp } from "../core.ts";
import { audit } from "../security/audit.ts";
import { DEVICE_TTL_MS } from "../security/devices.ts";
import { removeContents, removeRows } from "../write/remove.ts";
import { inTransaction } from "./transaction.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the audit log goes back. */
const AUDIT_TTL_MS = 400 * DAY_MS;
/** How long it is known that a mail was sent, and to whom. */
const SENT_MAIL_TTL_MS = 90 * DAY_MS;
/** How long a server that was away may still bring what somebody sent who was erased meanwhile. */
const ERASURE_TTL_MS = 400 * DAY_MS;

const BY_ITSELF = { ip: null, userAgent: null };

/**
 * Forgets sessions, tokens and known browsers whose time is over, records that are too old to keep, and leads past
 * `retain_until` with their notes, mails and files.
 */
export function forgetExpired(core: Pick<Core, "db" | "now" | "filesDir">): void {
  const { db, now } = core;
  const before = (age: number) => new Date(now() - age).toISOString();
  inTransaction(db, () => {
    for (const table of ["sessions", "refresh_tokens", "one_time_tokens"]) {
      db.prepare(`DELETE FROM ${table} WHERE expires <= ?`).run(now());
    }
    db.prepare("DELETE FROM known_devices WHERE last_used <= ?").run(now() - DEVICE_TTL_MS);
    db.prepare("DELETE FROM audit WHERE timestamp < ?").run(before(AUDIT_TTL_MS));
    db.prepare("DELETE FROM erasures WHERE erased < ?").run(before(ERASURE_TTL_MS));
    db.prepare("DELETE FROM outbox WHERE sent < ?").run(before(SENT_MAIL_TTL_MS));
    db.prepare("DELETE FROM outbox WHERE status IN ('cancelled', 'unsure') AND created < ?").run(
      before(SENT_MAIL_TTL_MS),
    );
  });
  forgetLeads(core);
}

function forgetLeads(core: Pick<Core, "db" | "now" | "filesDir">): void {
  const contents = inTransaction(core.db, () => {
    const keys = core.db
      .prepare("SELECT id FROM leads WHERE retain_until <= ?")
      .all(timestamp(core))
      .map(({ id }) => String(id));
    for (const item of keys) {
      const detail = "retention";
      audit(core, BY_ITSELF, { action: "delete", user: null, collection: "leads", item, detail });
    }
    return removeRows(core, "leads", keys);
  });
  removeContents(core, contents);
}
