import { type LocaleCode, localeOf } from "../i18n/locales.ts";

/** An ISO day in the language's own long form: "November 21, 2026", "21 Νοεμβρίου 2026". */
export function longDay(locale: LocaleCode, isoDay: string): string {
  const { iso } = localeOf(locale);
  return new Intl.DateTimeFormat(iso, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** The same without the year, for listings: "Nov 21", "21 Νοε". */
export function shortDay(locale: LocaleCode, isoDay: string): string {
  const { iso } = localeOf(locale);
  return new Intl.DateTimeFormat(iso, { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}
