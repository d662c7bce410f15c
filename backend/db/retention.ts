import type { Core } from "../core.ts";
import { inTransaction } from "./transaction.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the audit log goes back. */
const AUDIT_TTL_MS = 400 * DAY_MS;
/** How long it is known that a mail was sent, and to whom. */
const SENT_MAIL_TTL_MS = 90 * DAY_MS;

/** Forgets sessions and tokens whose time is over, and records that are too old to keep. */
export function forgetExpired({ db, now }: Pick<Core, "db" | "now">): void {
  const before = (age: number) => new Date(now() - age).toISOString();
  inTransaction(db, () => {
    for (const table of ["sessions", "refresh_tokens", "one_time_tokens"]) {
      db.prepare(`DELETE FROM ${table} WHERE expires <= ?`).run(now());
    }
    db.prepare("DELETE FROM audit WHERE timestamp < ?").run(before(AUDIT_TTL_MS));
    db.prepare("DELETE FROM outbox WHERE sent < ?").run(before(SENT_MAIL_TTL_MS));
    db.prepare("DELETE FROM outbox WHERE status = 'cancelled' AND created < ?").run(
      before(SENT_MAIL_TTL_MS),
    );
  });
}
