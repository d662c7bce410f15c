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

async function insertToken(core: Core, session: string, sessionEnds: number): Promise<string> {
  const token = newToken(core.randomBytes);
  const expires = Math.min(core.now() + REFRESH_TOKEN_TTL_MS, sessionEnds);
  const row = { hash: hashToken(token), session, expires };
  await core.db.insertInto("refresh_tokens").values(row).execute();
  return token;
}

/** Whose session begins, how they proved it, and in which browser, when it is one to know again. */
type NewSession = { user: string; provider: string; device: number | null };

/** Begins a session and its family of tokens. Runs inside the caller's transaction. */
export async function startSession(core: Core, { user, provider, device }: NewSession, from: From) {
  const session = newUuid(core.randomBytes);
  const now = core.now();
  const ends = now + SESSION_TTL_MS;
  await core.db
    .insertInto("sessions")
    .values({
      ...{ id: session, user, provider, device },
      ...{ created: now, last_used: now, expires: ends },
      ...{ ip: from.ip, user_agent: from.userAgent },
    })
    .execute();
  return { session, refreshToken: await insertToken(core, session, ends) };
}

export type Rotation = { session: string; user: string; refreshToken: string };

/**
 * Spends a refresh token and gives its successor: of any number of callers with one token exactly
 * one gets it, the others 401. A replay after the grace time ends the session (quality.md).
 */
export async function rotateRefreshToken(core: Core, token: string, from: From): Promise<Rotation> {
  const now = core.now();
  const rotation = await inTransaction(core, async (core): Promise<Rotation | null> => {
    const { db } = core;
    const row = await db
      .selectFrom("refresh_tokens as t")
      .innerJoin("sessions as s", "s.id", "t.session")
      .innerJoin("users as u", "u.id", "s.user")
      .select(["t.hash", "t.expires", "t.spent", "u.status"])
      .select(["s.id as session", "s.user", "s.expires as ends"])
      .where("t.hash", "=", hashToken(token))
      .executeTakeFirst();
    if (!row) return null;
    const { hash, session, user, ends } = row;
    if (row.spent !== null) {
      if (now - row.spent > REPLAY_GRACE_MS) {
        await endSession(core, session);
        await audit(core, from, {
          action: "token_replayed",
          user,
          collection: "users",
          item: user,
        });
      }
      return null;
    }
    if (row.expires <= now || ends <= now || row.status !== "active") return null;
    await db.updateTable("refresh_tokens").set({ spent: now }).where("hash", "=", hash).execute();
    await db.updateTable("sessions").set({ last_used: now }).where("id", "=", session).execute();
    return { session, user, refreshToken: await insertToken(core, session, ends) };
  });
  if (!rotation) throw invalidCredentials();
  return rotation;
}

/** Ends one session: its refresh tokens and its access tokens hold no longer. */
export async function endSession({ db }: Core, session: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", session).execute();
}

/**
 * Ends a user's sessions, all or all but one, and trusts none of their browsers any more; answers how
 * many there were.
 */
export async function endSessionsOf(
  core: Core,
  user: string,
  except: string | null = null,
): Promise<number> {
  await forgetDevices(core, user, except);
  const ofUser = core.db.deleteFrom("sessions").where("user", "=", user);
  const ended = except === null ? ofUser : ofUser.where("id", "<>", except);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

/** The session a refresh token belongs to, spent or not; null when there is none. */
export async function sessionOfToken({ db }: Core, token: string) {
  const row = await db
    .selectFrom("refresh_tokens as t")
    .innerJoin("sessions as s", "s.id", "t.session")
    .select(["s.id as session", "s.user"])
    .where("t.hash", "=", hashToken(token))
    .executeTakeFirst();
  return row ?? null;
}

/** When a session began, that is, when its user last gave a password. */
export async function sessionStart({ db }: Core, session: string): Promise<number> {
  const row = await db
    .selectFrom("sessions")
    .select("created")
    .where("id", "=", session)
    .executeTakeFirst();
  return row?.created ?? 0;
}
