import type { AccountsConfig } from "./accounts-config.ts";
import { cookieHeader, readCookie } from "./cookies.server.ts";

const DAY_S = 24 * 60 * 60;
/** As long as browsers keep any cookie. */
const MAX_AGE_S = 400 * DAY_S;
/** Most accounts that one browser is known by; the backend reads no more tokens either. */
const MAX_DEVICES = 5;
/** Stands between tokens, of which it is no part. */
const SEPARATOR = ".";

/**
 * By what accounts know this browser again, one token each: good for guesses at a password that no
 * stranger can use up, and for nothing else (docs/accounts.md). Kept over signing out.
 */
export function readDevices(request: Request, { cookies }: AccountsConfig): readonly string[] {
  const kept = readCookie(request, cookies.device)?.split(SEPARATOR, MAX_DEVICES) ?? [];
  return kept.filter((token) => /^[\w-]{1,100}$/.test(token));
}

/** The Set-Cookie value that keeps a token before those of other accounts. */
export function deviceCookie(request: Request, config: AccountsConfig, device: string): string {
  const others = readDevices(request, config).filter((token) => token !== device);
  const value = [device, ...others].slice(0, MAX_DEVICES).join(SEPARATOR);
  return cookieHeader(config.cookies, config.cookies.device, value, MAX_AGE_S);
}
