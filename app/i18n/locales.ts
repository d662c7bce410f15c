/**
 * The one table of languages (spec, section 3). Cookies, hreflang, the switcher, `<html lang>` and
 * Open Graph locales derive from it; origins come from the environment.
 */
export const LOCALES = [
  { code: "en", iso: "en-US", og: "en_US", name: "English", flag: "/flags/us.svg" },
  { code: "el", iso: "el-GR", og: "el_GR", name: "Ελληνικά", flag: "/flags/gr.svg" },
] as const;

export type LocaleCode = (typeof LOCALES)[number]["code"];
export type Locale = (typeof LOCALES)[number];

export const LOCALE_CODES: readonly LocaleCode[] = LOCALES.map((locale) => locale.code);
/** English is the domain default and the fallback for missing messages. */
export const FALLBACK_LOCALE: LocaleCode = "en";

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALE_CODES.some((code) => code === value);
}

export function localeOf(code: LocaleCode): Locale {
  return code === "el" ? LOCALES[1] : LOCALES[0];
}

/** Public origin (scheme, host, port; no trailing slash) of each language's domain. */
export type SiteOrigins = Record<LocaleCode, string>;
