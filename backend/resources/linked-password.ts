import { networkOf } from "../../packages/lib/network.ts";
import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { readJsonObject, requiredText } from "../http/body.ts";
import { invalidToken } from "../http/errors.ts";
import type { Call } from "../http/router.ts";
import { origin } from "../security/caller.ts";
import { checkToken, type Purpose, spendToken } from "../security/one-time-tokens.ts";
import { checkNewPassword } from "../security/passwords.ts";

/** A password that a mailed link has set: whose, as it is stored, and from where. */
type Linked = { user: string; password: string; from: ReturnType<typeof origin> };

/**
 * Takes the password that a mailed link allows, once, for an account of this status. `store` does the
 * rest within the transaction that uses the link up. 403 INVALID_TOKEN for a bad or used link, 400
 * FAILED_VALIDATION for a poor password.
 */
export async function takeLinkedPassword<Stored>(
  call: Call,
  { purpose, status }: { purpose: Purpose; status: "invited" | "active" },
  store: (core: Core, linked: Linked) => Promise<Stored>,
): Promise<Stored> {
  const { core } = call;
  const body = await readJsonObject(call.request);
  const token = requiredText(body, "token");
  const chosen = requiredText(body, "password");
  const from = origin(call);
  if (from.ip !== null) await core.limits.take([["tokenByAddress", networkOf(from.ip)]]);
  const account = await checkToken(core, purpose, token);
  if (account.status !== status) throw invalidToken();
  checkNewPassword(chosen);
  // Outside of the transaction: it takes its time, and a place among few.
  const password = await core.passwords.hash(chosen);
  return inTransaction(core, async (core) => {
    await spendToken(core, purpose, token);
    return store(core, { user: account.user, password, from });
  });
}
