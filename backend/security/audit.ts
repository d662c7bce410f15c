import { type Core, timestamp } from "../core.ts";
import { publicName } from "../schema.ts";
import type { Caller } from "./caller.ts";

/** What the audit log records. `login`, `create`, `update` and `delete` are Directus's words. */
export type AuditAction =
  | "login"
  | "login_failed"
  | "logout"
  | "token_replayed"
  | "sessions_revoked"
  | "password_requested"
  | "password_reset"
  | "invite"
  | "invite_accepted"
  | "role_changed"
  | "tfa_enabled"
  | "tfa_disabled"
  | "recovery_codes"
  | "create"
  | "update"
  | "delete";

export type AuditEntry = {
  action: AuditAction;
  /** Who did it; null for nobody known. */
  user: string | null;
  /** The table and key that it was done to. */
  collection?: string;
  item?: string | number;
  /** A short remark for people, without secrets. */
  detail?: string;
};

/** Writes one row. Callers do it in the transaction of what it records. */
export async function audit(
  core: Pick<Core, "db" | "now">,
  from: Pick<Caller, "ip" | "userAgent">,
  { action, user, collection, item, detail }: AuditEntry,
): Promise<void> {
  await core.db
    .insertInto("audit")
    .values({
      action,
      user,
      timestamp: timestamp(core),
      ip: from.ip,
      user_agent: from.userAgent,
      collection: collection === undefined ? null : publicName(collection),
      item: item === undefined ? null : String(item),
      detail: detail ?? null,
    })
    .execute();
}
