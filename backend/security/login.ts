import { loginAttempts } from "../../packages/lib/limits/account-rules.ts";
import { normaliseEmail } from "../../packages/lib/valid/email.ts";
import { type Core, timestamp } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { invalidCredentials, invalidOtp, userSuspended } from "../http/errors.ts";
import { policyOfRole } from "../permissions.ts";
import { ACCESS_TOKEN_TTL_MS } from "./access-tokens.ts";
import { audit } from "./audit.ts";
import type { Caller } from "./caller.ts";
import { knownDevice, rememberDevice } from "./devices.ts";
import type { Attempt } from "./limits.ts";
import { looksLikeRecoveryCode, spendRecoveryCode } from "./recovery-codes.ts";
import { startSession } from "./sessions.ts";
import { matchTotp } from "./totp.ts";

type From = Pick<Caller, "ip" | "userAgent">;

/** The answer of login and refresh; `expires` is milliseconds (spec, section 3). */
export type TokenAnswer = {
  expires: number;
  refresh_token: string;
  access_token: string;
  /** For a browser to keep, when it keeps such tokens (devices.ts). */
  device?: string;
};

/** Who signs in, and the tokens that their browser brings; null when it keeps none. */
export type Credentials = {
  email: string;
  password: string;
  otp: string | undefined;
  devices: readonly string[] | null;
};

type Account = {
  id: string;
  password: string | null;
  status: string;
  role: string | null;
  tfaSecret: string | null;
  tfaLastStep: number | null;
};

async function findAccount(
  { db }: Core,
  column: "email" | "id",
  value: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom("users")
    .select(["id", "password", "status", "role"])
    .select(["tfa_secret as tfaSecret", "tfa_last_step as tfaLastStep"])
    .where(column, "=", value)
    .where(({ or, eb }) => or([eb("provider", "=", "default"), eb("password", "is not", null)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Signs the access token that goes with a refresh token. */
export async function answerTokens(
  core: Core,
  user: string,
  session: string,
  refreshToken: string,
): Promise<TokenAnswer> {
  const row = await core.db
    .selectFrom("users")
    .select("role")
    .where("id", "=", user)
    .executeTakeFirst();
  const role = row?.role ?? null;
  const policy = policyOfRole(role);
  const accessToken = await core.accessTokens.sign({
    id: user,
    role,
    app_access: policy === "administrator" || policy === "editor",
    admin_access: policy === "administrator",
    session,
  });
  return { expires: ACCESS_TOKEN_TTL_MS, refresh_token: refreshToken, access_token: accessToken };
}

/** Spends a one-time code, an app's or one kept for the day without the app: true once for a right one. */
export async function spendOtp(
  core: Core,
  account: Account,
  otp: string | undefined,
): Promise<boolean> {
  if (account.tfaSecret === null || otp === undefined) return false;
  if (looksLikeRecoveryCode(otp)) return spendRecoveryCode(core, account.id, otp);
  const step = matchTotp(account.tfaSecret, otp, core.now(), account.tfaLastStep);
  if (step === null) return false;
  // Two requests with one code: the later one finds the step taken.
  const { numUpdatedRows } = await core.db
    .updateTable("users")
    .set({ tfa_last_step: step })
    .where("id", "=", account.id)
    .where(({ or, eb }) => or([eb("tfa_last_step", "is", null), eb("tfa_last_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Signs in by e-mail and password, and a one-time code where the account asks for one. An unknown
 * account costs the same work and gets the same answer as a wrong password: 401. Only after the
 * right password does it say INVALID_OTP or USER_SUSPENDED. Throws 429 over the limits.
 */
export async function login(
  core: Core,
  from: From,
  credentials: Credentials,
): Promise<TokenAnswer> {
  const email = normaliseEmail(credentials.email);
  const named = email ?? credentials.email.slice(0, 254);
  const device = await knownDevice(core, named, credentials.devices);
  const attempts: readonly Attempt[] =
    device === null ? loginAttempts(named, from.ip) : [["loginByDevice", String(device)]];
  await core.limits.take(attempts);
  const account = email === null ? null : await findAccount(core, "email", email);
  // Nor has a browser that is no stranger there to wait behind strangers.
  const matches = await core.passwords.verify(
    account?.password ?? null,
    credentials.password,
    device !== null,
  );

  const refuse = async (error: Error): Promise<never> => {
    await audit(core, from, {
      action: "login_failed",
      user: account?.id ?? null,
      collection: "users",
      ...(account && { item: account.id }),
    });
    throw error;
  };
  if (!account || !matches) return refuse(invalidCredentials());
  if (account.status === "suspended") return refuse(userSuspended());
  if (account.status !== "active") return refuse(invalidCredentials());
  if (account.tfaSecret !== null && !(await spendOtp(core, account, credentials.otp))) {
    return refuse(invalidOtp());
  }
  await core.limits.giveBack(attempts);
  const { devices } = credentials;
  return signIn(core, from, { user: account.id, provider: "default", devices });
}

type Proven = { user: string; provider: string; devices: readonly string[] | null };

/** Begins a session for somebody who has proved who they are, and records it. */
export async function signIn(
  core: Core,
  from: From,
  { user, provider, devices }: Proven,
): Promise<TokenAnswer> {
  const { session, refreshToken, known } = await inTransaction(core, async (core) => {
    const known = devices && (await rememberDevice(core, user, devices));
    const begun = { user, provider, device: known?.device ?? null };
    const started = await startSession(core, begun, from);
    const accessed = { last_access: timestamp(core) };
    await core.db.updateTable("users").set(accessed).where("id", "=", user).execute();
    await audit(core, from, { action: "login", user, collection: "users", item: user });
    return { ...started, known };
  });
  const tokens = await answerTokens(core, user, session, refreshToken);
  return known ? { ...tokens, device: known.token } : tokens;
}

/** Checks the password of somebody already signed in; 401 for a wrong one, 429 for too many. */
export async function confirmPassword(core: Core, caller: Caller, password: string) {
  const account = caller.user === null ? null : await findAccount(core, "id", caller.user);
  const attempts = loginAttempts(account?.id ?? "", caller.ip);
  await core.limits.take(attempts);
  if (!(await core.passwords.verify(account?.password ?? null, password))) {
    throw invalidCredentials();
  }
  await core.limits.giveBack(attempts);
}

/** The account of somebody signed in, for changes to their second factor. */
export async function ownAccount(core: Core, user: string): Promise<Account> {
  const account = await findAccount(core, "id", user);
  if (!account) throw invalidCredentials();
  return account;
}
