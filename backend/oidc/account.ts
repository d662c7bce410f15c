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
export async function accountFor(
  core: Core,
  from: Pick<Caller, "ip" | "userAgent">,
  provider: string,
  { subject, email }: Identity,
): Promise<string> {
  return inTransaction(core, async (core) => {
    const { db } = core;
    const accounts = db.selectFrom("users").select(["id", "status", "tfa_secret"]);
    const bound = await accounts
      .where("provider", "=", provider)
      .where("external_identifier", "=", subject)
      .executeTakeFirst();
    const address = normaliseEmail(email);
    const row =
      bound ??
      (await accounts
        .where("email", "=", address)
        .where("external_identifier", "is", null)
        .executeTakeFirst());
    if (!row) throw invalidCredentials();
    if (row.status === "suspended") throw userSuspended();
    if (row.status !== "active" && row.status !== "invited") throw invalidCredentials();
    if (row.tfa_secret !== null) throw invalidOtp();
    const user = row.id;
    const own = db.updateTable("users").where("id", "=", user);
    if (!bound) await own.set({ provider, external_identifier: subject }).execute();
    if (row.status === "invited") {
      await own.set({ status: "active" }).execute();
      await db.deleteFrom("one_time_tokens").where("user", "=", user).execute();
      await audit(core, from, { action: "invite_accepted", user, collection: "users", item: user });
    }
    return user;
  });
}
