import type { Core } from "../core.ts";
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
export function knownDevice(
  core: Pick<Core, "db" | "now">,
  email: string,
  devices: readonly string[] | null,
): number | null {
  const row = core.db
    .prepare(
      `SELECT d.id FROM known_devices d JOIN users u ON u.id = d.user
       WHERE u.email = ? AND d.last_used > ? AND d.hash IN (SELECT value FROM json_each(?))`,
    )
    .get(email, core.now() - DEVICE_TTL_MS, JSON.stringify((devices ?? []).map(hashToken)));
  return row ? Number(row.id) : null;
}

/**
 * Remembers the browser of somebody who has proved who they are, and answers the token for it to
 * keep: the one it has, or a new one. What it brought for another account, or made up, is not taken
 * over. Runs inside the caller's transaction.
 */
export function rememberDevice(
  core: Pick<Core, "db" | "now" | "randomBytes">,
  user: string,
  devices: readonly string[],
): { device: number; token: string } {
  const touch = core.db.prepare(
    `UPDATE known_devices SET last_used = ?
     WHERE user = ? AND hash = ? AND last_used > ? RETURNING id`,
  );
  const now = core.now();
  for (const token of devices) {
    const row = touch.get(now, user, hashToken(token), now - DEVICE_TTL_MS);
    if (row) return { device: Number(row.id), token };
  }
  const token = newToken(core.randomBytes);
  const { lastInsertRowid } = core.db
    .prepare("INSERT INTO known_devices (user, hash, last_used) VALUES (?, ?, ?)")
    .run(user, hashToken(token), now);
  core.db
    .prepare(
      `DELETE FROM known_devices WHERE user = ?1 AND id NOT IN (
         SELECT id FROM known_devices WHERE user = ?1 ORDER BY last_used DESC, id DESC LIMIT ?2)`,
    )
    .run(user, MAX_DEVICES);
  return { device: Number(lastInsertRowid), token };
}

/**
 * The token for a browser whose mailed link was good, or null for one that keeps none: its next step
 * is to sign in, which strangers may be busy with. Runs inside the caller's transaction.
 */
export function deviceAfterLink({ core, request }: Call, user: string): string | null {
  const devices = devicesOf(request);
  return devices && rememberDevice(core, user, devices).token;
}

/** All browsers of an account are strangers again, but for the one of the session that stays. */
export function forgetDevices({ db }: Pick<Core, "db">, user: string, except: string | null) {
  db.prepare(
    `DELETE FROM known_devices
     WHERE user = ? AND id IS NOT (SELECT device FROM sessions WHERE id = ?)`,
  ).run(user, except);
}

/** So is the one that a session was begun in. */
export function forgetDeviceOf({ db }: Pick<Core, "db">, session: string): void {
  db.prepare("DELETE FROM known_devices WHERE id = (SELECT device FROM sessions WHERE id = ?)").run(
    session,
  );
}
