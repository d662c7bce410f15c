import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import type { AccountsConfig } from "./accounts-config.ts";
import { cookieHeader, readCookie } from "./cookies.server.ts";
import { sealedStore } from "./sealed-store.server.ts";

const MINUTE_MS = 60_000;
const KEPT_FOR_MS = 30 * MINUTE_MS;
const MAX_KEPT = 200;
/**
 * Most characters of one form's fields together, twice the longest letter to a lead: strangers may send
 * forms here as well, and all that is kept has to stay below 20 MB.
 */
const MAX_CHARACTERS = 40_000;
/** Never kept: typed again instead. */
const SECRET_NAMES = /password|secret|otp|token/i;

/** A form that was sent with an expired session, so that signing in again loses nothing. */
export type KeptWork = {
  /** Where it was sent. */
  path: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** Whose session it was, if that could be told: nobody else gets to see it. */
  user: string | undefined;
  /** Files and secrets were left out. */
  isPartial: boolean;
};

type Site = { accounts: AccountsConfig; shared: SharedState };

const kept = sealedStore<KeptWork>({
  name: "kept-work",
  ttlMs: KEPT_FOR_MS,
  maxEntries: MAX_KEPT,
});

/** Takes in a form; answers the Set-Cookie value that leads back to it, if there is one to keep. */
export async function keepWork(
  request: Request,
  path: string,
  user: string | undefined,
  { accounts: { cookies }, shared }: Site,
): Promise<string | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (!form) return undefined;
  const sent = [...form];
  const fields = sent.flatMap(([name, value]) =>
    typeof value === "string" && !SECRET_NAMES.test(name) ? [[name, value] as const] : [],
  );
  const size = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (fields.length === 0 || size > MAX_CHARACTERS) return undefined;
  const isPartial = fields.length < sent.length;
  const key = await kept.put(shared, { path, fields, user, isPartial });
  return cookieHeader(cookies, cookies.kept, key, KEPT_FOR_MS / 1000);
}

/** What this browser left behind, for the person whose it is. */
export async function findWork(
  request: Request,
  user: string,
  { accounts: { cookies }, shared }: Site,
): Promise<KeptWork | undefined> {
  const work = await kept.get(shared, readCookie(request, cookies.kept));
  return work && (work.user === undefined || work.user === user) ? work : undefined;
}

/** Whether this browser left anything behind. */
export const hasWork = (request: Request, { accounts: { cookies } }: Site): boolean =>
  readCookie(request, cookies.kept) !== undefined;

/** Forgets it; answers the Set-Cookie value that removes the cookie. */
export async function dropWork(
  request: Request,
  { accounts: { cookies }, shared }: Site,
): Promise<string> {
  await kept.delete(shared, readCookie(request, cookies.kept));
  return cookieHeader(cookies, cookies.kept, undefined, 0);
}
