import { dateFormat } from "../i18n/formats.ts";
import { type LocaleCode, localeOf } from "../i18n/locales.ts";

/** An ISO day in the language's own long form: "November 21, 2026", "21 Νοεμβρίου 2026". */
export function longDay(locale: LocaleCode, isoDay: string): string {
  const { iso } = localeOf(locale);
  return dateFormat(iso, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/**
 * A day after "by" or "until": Greek needs an article, and the first of a month one of its own:
 * "November 27, 2026", "τις 27 Νοεμβρίου 2026", "την 1η Δεκεμβρίου 2026".
 */
export function byDay(locale: LocaleCode, isoDay: string): string {
  return withArticle(locale, isoDay, "τις");
}

/** The day on which something happens: "στις 27 Νοεμβρίου 2026", "την 1η Δεκεμβρίου 2026". */
export function onDay(locale: LocaleCode, isoDay: string): string {
  return withArticle(locale, isoDay, "στις");
}

function withArticle(locale: LocaleCode, isoDay: string, article: "τις" | "στις"): string {
  const day = longDay(locale, isoDay);
  if (locale !== "el") return day;
  return day.startsWith("1 ") ? `την ${day.replace("1 ", "1η ")}` : `${article} ${day}`;
}

/** A time of day, in minutes from midnight, as the language writes it: "6:20 PM", "18:20". */
export function clockTime(locale: LocaleCode, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const pad = (value: number) => String(value).padStart(2, "0");
  if (locale === "el") return `${pad(hours)}:${pad(minutes % 60)}`;
  const half = hours < 12 ? "AM" : "PM";
  const past = minutes % 60 === 0 ? "" : `:${pad(minutes % 60)}`;
  return `${hours % 12 || 12}${past}\u00a0${half}`;
}

/** An ISO day without the year, for listings: "Nov 21", "21 Νοε". */
export function shortDay(locale: LocaleCode, isoDay: string): string {
  const { iso } = localeOf(locale);
  return dateFormat(iso, { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}
