import type { Tokens } from "../api/auth.server.ts";
import type { AccountsConfig } from "./accounts-config.ts";

type Cookies = AccountsConfig["cookies"];

/** The tokens of one browser. An absent expiry counts as passed (spec, section 4). */
export type StoredTokens = {
  accessToken: string | undefined;
  refreshToken: string | undefined;
  /** Milliseconds since the epoch. */
  expiresAt: number;
};

export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value || undefined;
}

export function readTokens(request: Request, cookies: Cookies): StoredTokens {
  const expires = readCookie(request, cookies.expires) ?? "";
  return {
    accessToken: readCookie(request, cookies.access),
    refreshToken: readCookie(request, cookies.refresh),
    expiresAt: /^\d{1,16}$/.test(expires) ? Number(expires) : 0,
  };
}

/** One Set-Cookie value; an undefined value removes the cookie. */
export function cookieHeader(
  { sameSite, secure }: Pick<Cookies, "sameSite" | "secure">,
  name: string,
  value: string | undefined,
  maxAgeS: number,
): string {
  const age = value === undefined ? 0 : maxAgeS;
  const end = secure ? "; Secure" : "";
  return `${name}=${value ?? ""}; Max-Age=${age}; Path=/; HttpOnly; SameSite=${sameSite}${end}`;
}

/** Expiry = expires + current time (spec, section 9). */
export function storedTokens(tokens: Tokens, now: number): StoredTokens {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: now + tokens.expires,
  };
}

/** Stores the tokens, or with undefined ones forgets them. */
export function tokenCookies(cookies: Cookies, tokens: StoredTokens | undefined): string[] {
  const expires = tokens?.accessToken === undefined ? undefined : String(tokens.expiresAt);
  const values = [
    [cookies.access, tokens?.accessToken],
    [cookies.refresh, tokens?.refreshToken],
    [cookies.expires, expires],
  ] as const;
  return values.map(([name, value]) => cookieHeader(cookies, name, value, cookies.maxAgeS));
}
