import type { Core } from "../core.ts";
import { inTransaction } from "../db/transaction.ts";
import { invalidCredentials } from "../http/errors.ts";
import { audit } from "./audit.ts";
import type { Caller } from "./caller.ts";
import { forgetDevices } from "./devices.ts";
import { hashToken, newToken, newUuid } from "./tokens.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A refresh token that is not used for this long is dead. */
export const REFRESH_TOKEN_TTL_MS = 7 * DAY_MS;
/** However busy, a session ends after this long and asks for the password again. */
export const SESSION_TTL_MS = 30 * DAY_MS;
/**
 * A spent refresh token that comes again within this time is refused and no more: requests that
 * were under way together bring it innocently. Later it is taken for stolen, and the whole family
 * of tokens ends.
 */
export const REPLAY_GRACE_MS = 10_000;

type From = Pick<Caller, "ip" | "userAgent">;

function insertToken(core: Core, session: string, sessionEnds: number): string {
  const token = newToken(core.randomBytes);
  const expires = Math.min(core.now() + REFRESH_TOKEN_TTL_MS, sessionEnds);
  core.db
    .prepare("INSERT INTO refresh_tokens (hash, session, expires) VALUES (?, ?, ?)")
    .run(hashToken(token), session, expires);
  return token;
}

/** Whose session begins, how they proved it, and in which browser, when it is one to know again. */
type NewSession = { user: string; provider: string; device: number | null };

/** Begins a session and its family of tokens. Runs inside the caller's transaction. */
export function startSession(core: Core, { user, provider, device }: NewSession, from: From) {
  const session = newUuid(core.randomBytes);
  const now = core.now();
  const ends = now + SESSION_TTL_MS;
  core.db
    .prepare(
      `INSERT INTO sessions (id, user, provider, created, last_used, expires, ip, user_agent, device)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(session, user, provider, now, now, ends, from.ip, from.userAgent, device);
  return { session, refreshToken: insertToken(core, session, ends) };
}

export type Rotation = { session: string; user: string; refreshToken: string };

/**
 * Spends a refresh token and gives its successor: of any number of callers with one token exactly
 * one gets it, the others 401. A replay after the grace time ends the session (quality.md).
 */
export function rotateRefreshToken(core: Core, token: string, from: From): Rotation {
  const now = core.now();
  const rotation = inTransaction(core.db, (): Rotation | null => {
    const row = core.db
      .prepare(
        `SELECT t.hash, t.expires, t.spent, s.id AS session, s.user, s.expires AS ends, u.status
         FROM refresh_tokens t JOIN sessions s ON s.id = t.session JOIN users u ON u.id = s.user
         WHERE t.hash = ?`,
      )
      .get(hashToken(token));
    if (!row) return null;
    const session = String(row.session);
    const user = String(row.user);
    if (row.spent !== null) {
      if (now - Number(row.spent) > REPLAY_GRACE_MS) {
        endSession(core, session);
        audit(core, from, { action: "token_replayed", user, collection: "users", item: user });
      }
      return null;
    }
    const ends = Number(row.ends);
    if (Number(row.expires) <= now || ends <= now || row.status !== "active") return null;
    core.db
      .prepare("UPDATE refresh_tokens SET spent = ? WHERE hash = ?")
      .run(now, String(row.hash));
    core.db.prepare("UPDATE sessions SET last_used = ? WHERE id = ?").run(now, session);
    return { session, user, refreshToken: insertToken(core, session, ends) };
  });
  if (!rotation) throw invalidCredentials();
  return rotation;
}

/** Ends one session: its refresh tokens and its access tokens hold no longer. */
export function endSession(core: Core, session: string): void {
  core.db.prepare("DELETE FROM sessions WHERE id = ?").run(session);
}

/**
 * Ends a user's sessions, all or all but one, and trusts none of their browsers any more; answers how
 * many there were.
 */
export function endSessionsOf(core: Core, user: string, except: string | null = null): number {
  forgetDevices(core, user, except);
  const { changes } = core.db
    .prepare("DELETE FROM sessions WHERE user = ? AND id IS NOT ?")
    .run(user, except);
  return Number(changes);
}

/** The session a refresh token belongs to, spent or not; null when there is none. */
export function sessionOfToken(core: Core, token: string) {
  const row = core.db
    .prepare(
      "SELECT s.id, s.user FROM refresh_tokens t JOIN sessions s ON s.id = t.session WHERE t.hash = ?",
    )
    .get(hashToken(token));
  return row ? { session: String(row.id), user: String(row.user) } : null;
}

/** When a session began, that is, when its user last gave a password. */
export function sessionStart(core: Core, session: string): number {
  const row = core.db.prepare("SELECT created FROM sessions WHERE id = ?").get(session);
  return Number(row?.created ?? 0);
}
