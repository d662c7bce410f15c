import { loginAttempts } from "../../packages/lib/limits/account-rules.ts";
import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { data, noContent } from "../http/answer.ts";
import { readJsonObject, requiredText } from "../http/body.ts";
import { forbidden, invalidOtp, invalidPayload } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { audit } from "../security/audit.ts";
import { type Caller, identify, identifySignedIn } from "../security/caller.ts";
import { confirmPassword, ownAccount, spendOtp } from "../security/login.ts";
import { forgetRecoveryCodes, newRecoveryCodes } from "../security/recovery-codes.ts";
import { hashToken } from "../security/tokens.ts";
import { isTotpSecret, matchTotp, newTotpSecret, otpauthUrl } from "../security/totp.ts";
import { toKey } from "../write/items.ts";

/** A secret stays to be put in force this long: time to find the phone and install an app. */
const OFFER_MS = 30 * 60_000;

/**
 * The newest secret offered to each user, whose password was right: its hash. Without it nobody puts one
 * in force: a stolen session alone could shut its owner out.
 */
const OFFERS = { name: "tfa-offers", ttlMs: OFFER_MS, maxEntries: 1_000 };

/** A fresh secret, not yet in force: `enable` puts it there once an app has shown a right code. */
async function generate(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const password = requiredText(await readJsonObject(call.request), "password");
  await confirmPassword(core, caller, password);
  if ((await ownAccount(core, caller.user)).tfaSecret !== null) {
    throw invalidPayload("TFA is already enabled");
  }
  const secret = newTotpSecret(core.randomBytes);
  await core.shared.put(OFFERS, caller.user, hashToken(secret));
  const account = await core.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", caller.user)
    .executeTakeFirst();
  return data({ secret, otpauth_url: otpauthUrl(secret, core.siteName, account?.email ?? "") });
}

async function enable(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const body = await readJsonObject(call.request);
  const secret = requiredText(body, "secret");
  const otp = requiredText(body, "otp");
  if (!isTotpSecret(secret)) throw invalidPayload('"secret" must be base32');
  if ((await ownAccount(core, caller.user)).tfaSecret !== null) {
    throw invalidPayload("TFA is already enabled");
  }
  if ((await core.shared.get(OFFERS, caller.user)) !== hashToken(secret.toUpperCase())) {
    throw invalidPayload('"secret" is not the one that was generated last');
  }
  const step = matchTotp(secret, otp, core.now(), null);
  if (step === null) throw invalidPayload('"otp" is invalid');
  await inTransaction(core, async (core) => {
    await core.db
      .updateTable("users")
      .set({ tfa_secret: secret.toUpperCase(), tfa_last_step: step })
      .where("id", "=", caller.user)
      .execute();
    await record(core, caller, "tfa_enabled", caller.user);
  });
  await core.shared.delete(OFFERS, caller.user);
  return noContent();
}

async function record(
  core: Core,
  by: Caller,
  action: "tfa_enabled" | "tfa_disabled" | "recovery_codes",
  user: string,
): Promise<void> {
  await audit(core, by, { action, user: by.user, collection: "users", item: user });
}

async function switchOff(core: Core, by: Caller, user: string): Promise<void> {
  await inTransaction(core, async (core) => {
    await core.db
      .updateTable("users")
      .set({ tfa_secret: null, tfa_last_step: null })
      .where("id", "=", user)
      .execute();
    await forgetRecoveryCodes(core, user);
    await record(core, by, "tfa_disabled", user);
  });
}

async function disable(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const otp = requiredText(await readJsonObject(call.request), "otp");
  const attempts = loginAttempts(caller.user, caller.ip);
  await core.limits.take(attempts);
  if (!(await spendOtp(core, await ownAccount(core, caller.user), otp))) throw invalidOtp();
  await core.limits.giveBack(attempts);
  await switchOff(core, caller, caller.user);
  return noContent();
}

/** Codes for the day on which the device is lost, to who knows the password; the ones before are void. */
async function recoveryCodes(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const password = requiredText(await readJsonObject(call.request), "password");
  await confirmPassword(core, caller, password);
  if ((await ownAccount(core, caller.user)).tfaSecret === null)
    throw invalidPayload("TFA is not enabled");
  const codes = await newRecoveryCodes(core, caller.user);
  await record(core, caller, "recovery_codes", caller.user);
  return data({ codes });
}

/** For somebody who lost their device: an administrator switches it off. */
async function disableFor(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identify(call);
  if (caller.policy !== "administrator") throw forbidden();
  const user = String(toKey("users", call.params.id));
  const account = await core.db
    .selectFrom("users")
    .select("id")
    .where("id", "=", user)
    .executeTakeFirst();
  if (!account) throw forbidden();
  await switchOff(core, caller, user);
  return noContent();
}

/** Time-based one-time codes at sign-in, under Directus's addresses. */
export const tfaRoutes = [
  route("POST", "/users/me/tfa/generate", generate),
  route("POST", "/users/me/tfa/enable", enable),
  route("POST", "/users/me/tfa/disable", disable),
  route("POST", "/users/me/tfa/recovery-codes", recoveryCodes),
  route("POST", "/users/:id/tfa/disable", disableFor),
];
