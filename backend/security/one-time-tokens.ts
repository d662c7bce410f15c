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
export function issueToken(
  core: Core,
  purpose: Purpose,
  user: string | null,
  isKnown = false,
): string {
  const known = Number(isKnown);
  core.db
    .prepare("DELETE FROM one_time_tokens WHERE purpose = ? AND user = ? AND known = ?")
    .run(purpose, user, known);
  const token = newToken(core.randomBytes);
  core.db
    .prepare(
      "INSERT INTO one_time_tokens (hash, purpose, user, expires, known) VALUES (?, ?, ?, ?, ?)",
    )
    .run(hashToken(token), purpose, user, core.now() + TTL_MS[purpose], known);
  return token;
}

/** Voids all of a user's tokens for a purpose. */
export function revokeTokens(core: Core, purpose: Purpose, user: string | null): void {
  core.db.prepare("DELETE FROM one_time_tokens WHERE purpose = ? AND user = ?").run(purpose, user);
}

/** The user a live token belongs to and their status; 403 INVALID_TOKEN for any other. */
export function checkToken(core: Core, purpose: Purpose, token: string) {
  const row = core.db
    .prepare(
      `SELECT users.id, users.status FROM one_time_tokens t JOIN users ON users.id = t.user
       WHERE t.hash = ? AND t.purpose = ? AND t.expires > ?`,
    )
    .get(hashToken(token), purpose, core.now());
  if (!row) throw invalidToken();
  return { user: String(row.id), status: String(row.status) };
}

/** Uses the token up; 403 when another request was first. Runs inside the caller's transaction. */
export function spendToken(core: Core, purpose: Purpose, token: string): void {
  const { changes } = core.db
    .prepare("DELETE FROM one_time_tokens WHERE hash = ? AND purpose = ?")
    .run(hashToken(token), purpose);
  if (changes !== 1) throw invalidToken();
}
