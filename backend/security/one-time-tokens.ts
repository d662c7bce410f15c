import type { Core } from "../core.ts";
import { invalidToken } from "../http/errors.ts";
import { hashToken, newToken } from "./tokens.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How long a link in a mail holds. */
const TTL_MS = { reset: HOUR_MS, invite: 7 * 24 * HOUR_MS } as const;

export type Purpose = keyof typeof TTL_MS;

/**
 * Makes a token for a link; the user's earlier ones for the same purpose hold no longer, but what a
 * browser known to the account asked for (`isKnown`) and what strangers ask for leave each other
 * alone. Without a user it is a decoy that no one can spend. Runs inside the caller's transaction.
 */
export async function issueToken(
  core: Core,
  purpose: Purpose,
  user: string | null,
  isKnown = false,
): Promise<string> {
  const known = Number(isKnown);
  await ofUser(core, purpose, user).where("known", "=", known).execute();
  const token = newToken(core.randomBytes);
  const expires = core.now() + TTL_MS[purpose];
  await core.db
    .insertInto("one_time_tokens")
    .values({ hash: hashToken(token), purpose, user, expires, known })
    .execute();
  return token;
}

const ofUser = ({ db }: Core, purpose: Purpose, user: string | null) =>
  db.deleteFrom("one_time_tokens").where("purpose", "=", purpose).where("user", "=", user);

/** Voids all of a user's tokens for a purpose. */
export async function revokeTokens(core: Core, purpose: Purpose, user: string): Promise<void> {
  await ofUser(core, purpose, user).execute();
}

/** The user a live token belongs to and their status; 403 INVALID_TOKEN for any other. */
export async function checkToken(core: Core, purpose: Purpose, token: string) {
  const row = await core.db
    .selectFrom("one_time_tokens as t")
    .innerJoin("users", "users.id", "t.user")
    .select(["users.id as user", "users.status"])
    .where("t.hash", "=", hashToken(token))
    .where("t.purpose", "=", purpose)
    .where("t.expires", ">", core.now())
    .executeTakeFirst();
  if (!row) throw invalidToken();
  return row;
}

/** Uses the token up; 403 when another request was first. Runs inside the caller's transaction. */
export async function spendToken({ db }: Core, purpose: Purpose, token: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("one_time_tokens")
    .where("hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw invalidToken();
}
