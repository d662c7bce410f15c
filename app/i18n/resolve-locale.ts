import { FALLBACK_LOCALE, isLocaleCode, type LocaleCode } from "./locales.ts";

/** What a browser may say about language on its first access. */
export type LocaleSigns = {
  /** The stored language cookie's value, unchecked. */
  cookie: string | undefined;
  /** The Accept-Language header, unchecked. */
  acceptLanguage: string | undefined;
};

/** Longest Accept-Language that is read, in characters; browsers send fewer than 100. */
export const MAX_ACCEPT_LANGUAGE_LENGTH = 500;

/**
 * The language a visitor prefers (spec, section 4): stored cookie, then browser language, then
 * nothing, which leaves the host's own language. Codes outside the table are ignored (section 5).
 */
export function preferredLocale(signs: LocaleSigns): LocaleCode | undefined {
  if (isLocaleCode(signs.cookie)) return signs.cookie;
  return acceptedLocale(signs.acceptLanguage);
}

/** As preferredLocale, ending in the fallback language. */
export function resolveLocale(signs: LocaleSigns): LocaleCode {
  return preferredLocale(signs) ?? FALLBACK_LOCALE;
}

function acceptedLocale(header: string | undefined): LocaleCode | undefined {
  if (!header || header.length > MAX_ACCEPT_LANGUAGE_LENGTH) return undefined;
  const ranges = header.split(",").flatMap((part) => parseRange(part) ?? []);
  // A stable sort keeps the header's order among equal weights.
  ranges.sort((a, b) => b.quality - a.quality);
  return ranges.find((range) => range.quality > 0)?.locale;
}

/** `el-GR;q=0.8` → el at 0.8. Malformed ranges and other languages give undefined. */
function parseRange(part: string): { locale: LocaleCode; quality: number } | undefined {
  const match =
    /^([a-z]{1,8})(?:-[a-z\d]{1,8})*(?:\s*;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?))?$/i.exec(
      part.trim(),
    );
  const language = match?.[1]?.toLowerCase();
  if (!isLocaleCode(language)) return undefined;
  return { locale: language, quality: match?.[2] === undefined ? 1 : Number(match[2]) };
}
