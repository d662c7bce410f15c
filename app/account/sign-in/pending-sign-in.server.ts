import type { SiteContext } from "../../context.ts";
import { cookieHeader, readCookie } from "../../session/cookies.server.ts";
import { sealedStore } from "../../session/sealed-store.server.ts";

/** Time to find the phone, in milliseconds. */
const PENDING_MS = 5 * 60_000;
const MAX_PENDING = 500;
/** Wrong codes after which the password is asked for again. */
export const MAX_CODES = 5;

/** A sign-in whose password was right and whose one-time code is still to come. */
export type PendingSignIn = { email: string; password: string; next: string; codes: number };

type Site = Pick<SiteContext, "accounts" | "shared">;

const pending = sealedStore<PendingSignIn>({
  name: "pending-sign-in",
  ttlMs: PENDING_MS,
  maxEntries: MAX_PENDING,
});

/** Remembers it on the server: a password is never written into a page or a cookie. */
export async function keepPending(
  value: PendingSignIn,
  { accounts: { cookies }, shared }: Site,
): Promise<string> {
  const key = await pending.put(shared, value);
  return cookieHeader(cookies, cookies.pending, key, PENDING_MS / 1000);
}

export function findPending(request: Request, { accounts: { cookies }, shared }: Site) {
  return pending.get(shared, readCookie(request, cookies.pending));
}

/** Counts a wrong code; it is as old as before, but for the store, which lets it go later. */
export async function countCode(
  request: Request,
  value: PendingSignIn,
  { accounts: { cookies }, shared }: Site,
): Promise<void> {
  const key = readCookie(request, cookies.pending);
  if (key !== undefined) await pending.replace(shared, key, { ...value, codes: value.codes + 1 });
}

/** Forgets it; answers the Set-Cookie value that removes the cookie. */
export async function dropPending(
  request: Request,
  { accounts: { cookies }, shared }: Site,
): Promise<string> {
  await pending.delete(shared, readCookie(request, cookies.pending));
  return cookieHeader(cookies, cookies.pending, undefined, 0);
}
