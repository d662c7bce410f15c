import type { LocaleCode } from "../app/i18n/locales.ts";
import type { Env } from "../env.ts";

/** 365 days (spec, section 9). */
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

const NAME = "b4_locale";

/** The `__Host-` prefix binds the cookie to its host; browsers take it over https only. */
export function localeCookieName(env: Env): string {
  return isSecure(env) ? `__Host-${NAME}` : NAME;
}

/** Set-Cookie value that stores the visitor's language. Lax: it never has to cross origins. */
export function localeCookie(env: Env, locale: LocaleCode): string {
  const secure = isSecure(env) ? "; Secure" : "";
  return `${localeCookieName(env)}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The stored value, unchecked: resolve-locale.ts accepts only known codes. */
export function readLocaleCookie(env: Env, cookies: string | undefined): string | undefined {
  if (!cookies) return undefined;
  const name = localeCookieName(env);
  for (const pair of cookies.split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
}

function isSecure(env: Env): boolean {
  return env.siteUrls.en.protocol === "https:";
}
