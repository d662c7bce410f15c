import type { PluralForms } from "../../content/plural.ts";
import { keepTogether } from "../../design/prose/keep-together.ts";
import { fill } from "../../i18n/fill.ts";
import { type LocaleCode, localeOf } from "../../i18n/locales.ts";

/** Shown for what the file leaves out. */
export const DASH = "–";
/** Beside a plus and as wide; languages' own formats write a hyphen. */
const MINUS = "−";
/** Below this a rate is shown with one decimal. */
const WHOLE_PERCENT = 0.995;
const MEGABYTE = 1024 * 1024;
const NOON = 12;
const WINTER = /^Χειμερινή ώρα /;

/** Numbers, days and hours in the page's language. Null becomes a dash. */
export type Format = ReturnType<typeof createFormat>;

export function createFormat(locale: LocaleCode) {
  const { iso } = localeOf(locale);
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(iso, options);
    return (value: number | null) =>
      value === null ? DASH : format.format(value).replace("-", MINUS);
  };
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(iso, { ...options, timeZone: "UTC" });
  const shortDay = date({ day: "numeric", month: "short" });
  const mediumDay = date({ dateStyle: "medium" });
  const hourFormat = date(
    locale === "en"
      ? { hour: "numeric" }
      : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  );
  const timeFormat = date(
    locale === "en"
      ? { hour: "numeric", minute: "2-digit" }
      : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  );
  // The first of January 2024 was a Monday.
  const weekdayFormat = date({ weekday: "long" });
  const shortWeekdayFormat = date({ weekday: "short" });
  const plurals = new Intl.PluralRules(iso);
  const regions = new Intl.DisplayNames(iso, { type: "region" });
  const list = new Intl.ListFormat(iso);
  const count = number({ maximumFractionDigits: 0 });
  const percent = number({ style: "percent", maximumFractionDigits: 1 });
  const wholePercent = number({ style: "percent", maximumFractionDigits: 0 });
  const brief = number({ notation: "compact" });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const hour = (value: number) => hourFormat.format(new Date(Date.UTC(2000, 0, 1, value % 24)));

  return {
    locale,
    count,
    decimal: number({ maximumFractionDigits: 1 }),
    compact: number({ notation: "compact", maximumFractionDigits: 1 }),
    /** The shortest form, `123K` or `1.2K`, its parts on two lines where there is no room. */
    brief: (value: number | null) => brief(value).replaceAll("\u00a0", " "),
    signed: number({ signDisplay: "exceptZero", maximumFractionDigits: 0 }),
    percent: (value: number | null) =>
      (value !== null && Math.abs(value) >= WHOLE_PERCENT ? wholePercent : percent)(value),
    /** A rate, always to one decimal, so that two of them stand level. */
    rate: number({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    signedPercent: number({
      style: "percent",
      signDisplay: "exceptZero",
      maximumFractionDigits: 1,
    }),
    seconds: number({
      style: "unit",
      unit: "second",
      unitDisplay: "long",
      maximumFractionDigits: 1,
    }),
    megabytes: (bytes: number) =>
      number({ style: "unit", unit: "megabyte", maximumFractionDigits: 0 })(bytes / MEGABYTE),
    /** `21 Sep`, of `YYYY-MM-DD`. */
    day: (day: string) => shortDay.format(at(day)),
    longDay: (day: string) => mediumDay.format(at(day)),
    range: (from: string, to: string) => mediumDay.formatRange(at(from), at(to)),
    /** An hour of the day, 0 to 24. */
    hour,
    time: (hours: number, minutes: number) =>
      timeFormat.format(new Date(Date.UTC(2000, 0, 1, hours, minutes))),
    /** `6–10 PM`, `18:00–22:00`, in one piece. `to` is the first hour outside. */
    hours({ from, to }: { from: number; to: number }): string {
      if (locale !== "en") return keepTogether(`${hour(from)}–${to === 24 ? "24:00" : hour(to)}`);
      const sameHalf = from < NOON === to < NOON && from < to && to < 24;
      return keepTogether(`${sameHalf ? from % NOON || NOON : hour(from)}–${hour(to)}`);
    },
    /** 1 for Monday to 7 for Sunday. */
    weekday: (day: number) => weekdayFormat.format(new Date(Date.UTC(2024, 0, day))),
    shortWeekday: (day: number) => shortWeekdayFormat.format(new Date(Date.UTC(2024, 0, day))),
    /** `UTC+5:30`, of minutes east of UTC. */
    offset(minutes: number): string {
      const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      const sign = minutes < 0 ? "−" : "+";
      return `UTC${minutes === 0 ? "" : `${sign}${hours}${rest === 0 ? "" : `:${rest}`}`}`;
    },
    /** The name of a zone's clock: `Greece Time`, `Ώρα Ανατολικής Ευρώπης`. */
    zone(timeZone: string): string {
      const name = (timeZoneName: "shortGeneric" | "longGeneric") =>
        new Intl.DateTimeFormat(iso, { timeZone, timeZoneName })
          .formatToParts(0)
          .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
      const short = name("shortGeneric");
      // `EET` tells a Greek nothing, and the long form speaks of winter all year.
      return /^[A-Z]+$/.test(short) ? name("longGeneric").replace(WINTER, "Ώρα ") : short;
    },
    /** The name of a territory by its ISO code; what is no code stays as it is. */
    region(code: string): string {
      return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
    },
    list: (items: readonly string[]) => list.format(items),
    plural(value: number, forms: PluralForms): string {
      const form = plurals.select(value) === "one" ? forms.one : forms.other;
      return fill(form, { count: count(value) });
    },
  };
}
