import type { AccountsConfig } from "../../session/accounts-config.ts";
import { cookieHeader, readCookie } from "../../session/cookies.server.ts";
import { createTimedStore } from "../../session/timed-store.server.ts";

/** Time to find the phone, in milliseconds. */
const PENDING_MS = 5 * 60_000;
const MAX_PENDING = 500;
/** Wrong codes after which the password is asked for again. */
export const MAX_CODES = 5;

/** A sign-in whose password was right and whose one-time code is still to come. */
export type PendingSignIn = { email: string; password: string; next: string; codes: number };

const pending = createTimedStore<PendingSignIn>({ ttlMs: PENDING_MS, maxEntries: MAX_PENDING });

/** Remembers it on the server: a password is never written into a page or a cookie. */
export function keepPending(value: PendingSignIn, { cookies }: AccountsConfig): string {
  return cookieHeader(cookies, cookies.pending, pending.put(value), PENDING_MS / 1000);
}

export function findPending(request: Request, { cookies }: AccountsConfig) {
  return pending.get(readCookie(request, cookies.pending));
}

/** Forgets it; answers the Set-Cookie value that removes the cookie. */
export function dropPending(request: Request, { cookies }: AccountsConfig): string {
  pending.delete(readCookie(request, cookies.pending));
  return cookieHeader(cookies, cookies.pending, undefined, 0);
}
