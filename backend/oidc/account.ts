import { normaliseEmail } from "../../packages/lib/valid/email.ts";
import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { invalidCredentials, invalidOtp, userSuspended } from "../http/errors.ts";
import { audit } from "../security/audit.ts";
import type { Caller } from "../security/caller.ts";
import type { Identity } from "./identity.ts";

/**
 * The account of somebody whom a provider vouches for. The first time it is found by the verified
 * address and bound to the provider's subject; later by the subject alone. Nobody gets an account
 * this way who was not invited: signing in accepts the invitation. Throws 401 USER_SUSPENDED,
 * INVALID_OTP (an account with codes of its own signs in with them) or INVALID_CREDENTIALS.
 */
export function accountFor(
  core: Core,
  from: Pick<Caller, "ip" | "userAgent">,
  provider: string,
  { subject, email }: Identity,
): string {
  return inTransaction(core.db, () => {
    const columns = "id, status, tfa_secret, external_identifier";
    const bound = core.db
      .prepare(`SELECT ${columns} FROM users WHERE provider = ? AND external_identifier = ?`)
      .get(provider, subject);
    const address = normaliseEmail(email);
    const row =
      bound ??
      (address === null
        ? undefined
        : core.db
            .prepare(`SELECT ${columns} FROM users WHERE email = ? AND external_identifier IS NULL`)
            .get(address));
    if (!row) throw invalidCredentials();
    if (row.status === "suspended") throw userSuspended();
    if (row.status !== "active" && row.status !== "invited") throw invalidCredentials();
    if (row.tfa_secret !== null) throw invalidOtp();
    const user = String(row.id);
    if (!bound) {
      core.db
        .prepare("UPDATE users SET provider = ?, external_identifier = ? WHERE id = ?")
        .run(provider, subject, user);
    }
    if (row.status === "invited") {
      core.db.prepare("UPDATE users SET status = 'active' WHERE id = ?").run(user);
      core.db.prepare("DELETE FROM one_time_tokens WHERE user = ?").run(user);
      audit(core, from, { action: "invite_accepted", user, collection: "users", item: user });
    }
    return user;
  });
}
