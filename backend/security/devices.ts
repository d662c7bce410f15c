import { sql } from "kysely";
import type { Core } from "../core.ts";
import { among } from "../db/database.ts";
import type { Call } from "../http/router.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Tokens of browsers, parted by dots; whoever sends it, empty too, keeps what is answered. */
export const DEVICES_HEADER = "x-known-devices";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A browser that has not signed in for this long is a stranger; as long as it keeps a cookie. */
export const DEVICE_TTL_MS = 400 * DAY_MS;
/** Most browsers that one account is known by; the one used longest ago makes room. */
export const MAX_DEVICES = 20;
/** Most tokens that are read of one request: one for each account that a browser is used for. */
const MAX_SENT = 5;
const TOKEN = /^[\w-]{64}$/;

/** The tokens that a browser brings; null from clients that keep none. */
export function devicesOf(request: Request): readonly string[] | null {
  const header = request.headers.get(DEVICES_HEADER);
  if (header === null) return null;
  return header
    .split(".", MAX_SENT)
    .map((token) => token.trim())
    .filter((token) => TOKEN.test(token));
}

/**
 * The browser by which an account is known, or null. The same work for every address, whether there
 * is an account or not.
 */
export async function knownDevice(
  core: Pick<Core, "db" | "now">,
  email: string,
  devices: readonly string[] | null,
): Promise<number | null> {
  const row = await core.db
    .selectFrom("known_devices as d")
    .innerJoin("users as u", "u.id", "d.user")
    .select("d.id")
    .where("u.email", "=", email)
    .where("d.last_used", ">", core.now() - DEVICE_TTL_MS)
    .where(among(sql.ref("d.hash"), (devices ?? []).map(hashToken)))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Remembers the browser of somebody who has proved who they are, and answers the token for it to
 * keep: the one it has, or a new one. What it brought for another account, or made up, is not taken
 * over. Runs inside the caller's transaction.
 */
export async function rememberDevice(
  core: Pick<Core, "db" | "now" | "randomBytes">,
  user: string,
  devices: readonly string[],
): Promise<{ device: number; token: string }> {
  const { db } = core;
  const now = core.now();
  for (const token of devices) {
    const row = await db
      .updateTable("known_devices")
      .set({ last_used: now })
      .where("user", "=", user)
      .where("hash", "=", hashToken(token))
      .where("last_used", ">", now - DEVICE_TTL_MS)
      .returning("id")
      .executeTakeFirst();
    if (row) return { device: row.id, token };
  }
  const token = newToken(core.randomBytes);
  const { id } = await db
    .insertInto("known_devices")
    .values({ user, hash: hashToken(token), last_used: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const kept = db
    .selectFrom("known_devices")
    .select("id")
    .where("user", "=", user)
    .orderBy("last_used", "desc")
    .orderBy("id", "desc")
    .limit(MAX_DEVICES);
  await db
    .deleteFrom("known_devices")
    .where("user", "=", user)
    .where("id", "not in", kept)
    .execute();
  return { device: id, token };
}

/**
 * The token for a browser whose mailed link was good, or null for one that keeps none: its next step
 * is to sign in, which strangers may be busy with. Runs inside the caller's transaction.
 */
export async function deviceAfterLink(
  { core, request }: Pick<Call, "core" | "request">,
  user: string,
): Promise<string | null> {
  const devices = devicesOf(request);
  return devices && (await rememberDevice(core, user, devices)).token;
}

/** All browsers of an account are strangers again, but for the one of the session that stays. */
export async function forgetDevices(
  { db }: Pick<Core, "db">,
  user: string,
  except: string | null,
): Promise<void> {
  await db
    .deleteFrom("known_devices")
    .where("user", "=", user)
    .where(({ eb, selectFrom }) =>
      eb(
        "id",
        "is distinct from",
        selectFrom("sessions").select("device").where("id", "=", except),
      ),
    )
    .execute();
}

/** So is the one that a session was begun in. */
export async function forgetDeviceOf({ db }: Pick<Core, "db">, session: string): Promise<void> {
  await db
    .deleteFrom("known_devices")
    .where(({ eb, selectFrom }) =>
      eb("id", "=", selectFrom("sessions").select("device").where("id", "=", session)),
    )
    .execute();
}
