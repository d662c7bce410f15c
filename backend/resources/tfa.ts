import { inTransaction } from "../db/transaction.ts";
import { data, noContent } from "../http/answer.ts";
import { readJsonObject, requiredText } from "../http/body.ts";
import { forbidden, invalidOtp, invalidPayload } from "../http/errors.ts";
import { type Call, route } from "../http/router.ts";
import { audit } from "../security/audit.ts";
import { type Caller, identify, identifySignedIn } from "../security/caller.ts";
import { confirmPassword, loginAttempts, ownAccount, spendOtp } from "../security/login.ts";
import { isTotpSecret, matchTotp, newTotpSecret, otpauthUrl } from "../security/totp.ts";
import { toKey } from "../write/items.ts";

/** A fresh secret, not yet in force: `enable` puts it there once an app has shown a right code. */
async function generate(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const password = requiredText(await readJsonObject(call.request), "password");
  await confirmPassword(core, caller, password);
  if (ownAccount(core, caller.user).tfaSecret !== null) {
    throw invalidPayload("TFA is already enabled");
  }
  const secret = newTotpSecret(core.randomBytes);
  const email = core.db.prepare("SELECT email FROM users WHERE id = ?").get(caller.user)?.email;
  return data({ secret, otpauth_url: otpauthUrl(secret, core.siteName, String(email ?? "")) });
}

async function enable(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const body = await readJsonObject(call.request);
  const secret = requiredText(body, "secret");
  const otp = requiredText(body, "otp");
  if (!isTotpSecret(secret)) throw invalidPayload('"secret" must be base32');
  if (ownAccount(core, caller.user).tfaSecret !== null) {
    throw invalidPayload("TFA is already enabled");
  }
  const step = matchTotp(secret, otp, core.now(), null);
  if (step === null) throw invalidPayload('"otp" is invalid');
  inTransaction(core.db, () => {
    core.db
      .prepare("UPDATE users SET tfa_secret = ?, tfa_last_step = ? WHERE id = ?")
      .run(secret.toUpperCase(), step, caller.user);
    record(call, caller, "tfa_enabled", caller.user);
  });
  return noContent();
}

function record(call: Call, by: Caller, action: "tfa_enabled" | "tfa_disabled", user: string) {
  audit(call.core, by, { action, user: by.user, collection: "users", item: user });
}

function switchOff(call: Call, by: Caller, user: string): void {
  inTransaction(call.core.db, () => {
    call.core.db
      .prepare("UPDATE users SET tfa_secret = NULL, tfa_last_step = NULL WHERE id = ?")
      .run(user);
    record(call, by, "tfa_disabled", user);
  });
}

async function disable(call: Call): Promise<Response> {
  const { core } = call;
  const caller = await identifySignedIn(call);
  const otp = requiredText(await readJsonObject(call.request), "otp");
  const attempts = loginAttempts(caller.user, caller.ip);
  core.limits.take(attempts);
  if (!spendOtp(core, ownAccount(core, caller.user), otp)) throw invalidOtp();
  core.limits.giveBack(attempts);
  switchOff(call, caller, caller.user);
  return noContent();
}

/** For somebody who lost their device: an administrator switches it off. */
async function disableFor(call: Call): Promise<Response> {
  const caller = await identify(call);
  if (caller.policy !== "administrator") throw forbidden();
  const user = String(toKey("users", call.params.id));
  if (!call.core.db.prepare("SELECT 1 FROM users WHERE id = ?").get(user)) throw forbidden();
  switchOff(call, caller, user);
  return noContent();
}

/** Time-based one-time codes at sign-in, under Directus's addresses. */
export const tfaRoutes = [
  route("POST", "/users/me/tfa/generate", generate),
  route("POST", "/users/me/tfa/enable", enable),
  route("POST", "/users/me/tfa/disable", disable),
  route("POST", "/users/:id/tfa/disable", disableFor),
];
