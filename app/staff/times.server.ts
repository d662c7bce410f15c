import { dayIn, HOUSE_TIME_ZONE, startOfDay } from "../content/house-time.server.ts";
import { contentIn } from "../content/shown.server.ts";
import { fill } from "../i18n/fill.ts";
import { dateFormat } from "../i18n/formats.ts";
import { type LocaleCode, localeOf } from "../i18n/locales.ts";

export { dayIn, startOfDay };

const DAY_MS = 24 * 60 * 60_000;

/** `text` is short and says today and yesterday; `full` is the whole date and time. */
export type TimeOfDay = { iso: string; text: string; full: string };

/** A timestamp in the staff's time zone. Made on the server, so that both sides write the same. */
export function timeOfDay(locale: LocaleCode, iso: string, now = Date.now()): TimeOfDay {
  const moment = new Date(iso);
  const parts = contentIn(locale).words("adminParts");
  const time = format(locale, moment, { timeStyle: "short" });
  const day = dayIn(moment);
  const full = format(locale, moment, { dateStyle: "long", timeStyle: "short" });
  if (day === dayIn(new Date(now))) return { iso, text: fill(parts.today, { time }), full };
  if (day === dayIn(new Date(now - DAY_MS))) {
    return { iso, text: fill(parts.yesterday, { time }), full };
  }
  const isThisYear = day.slice(0, 4) === dayIn(new Date(now)).slice(0, 4);
  const date = format(locale, moment, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  });
  return { iso, text: `${date}, ${time}`, full };
}

/** Hour of the day in the staff's time zone, 0 to 23. */
export function staffHour(now = Date.now()): number {
  const hour = dateFormat("en-GB", {
    timeZone: HOUSE_TIME_ZONE,
    hour: "2-digit",
    hourCycle: "h23",
  }).format(now);
  return Number(hour);
}

/** The day after one such as 2026-11-21. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function format(locale: LocaleCode, moment: Date, options: Intl.DateTimeFormatOptions): string {
  // Hours are counted to 24 in both languages: staff work across six time zones.
  return dateFormat(localeOf(locale).iso, {
    timeZone: HOUSE_TIME_ZONE,
    hourCycle: "h23",
    ...options,
  }).format(moment);
}
