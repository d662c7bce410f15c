import { clockTime } from "../../../content/day.ts";
import { type LocaleCode, localeOf } from "../../../i18n/locales.ts";

export type NumberFormats = ReturnType<typeof numberFormats>;

/** How a language writes the figures of a case study. */
export function numberFormats(locale: LocaleCode) {
  const { iso } = localeOf(locale);
  const whole = new Intl.NumberFormat(iso, { maximumFractionDigits: 0 });
  const times = new Intl.NumberFormat(iso, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const share = new Intl.NumberFormat(iso, { style: "percent", maximumFractionDigits: 0 });
  return {
    whole: (value: number) => whole.format(value),
    /** One digit after the point, for multiples. */
    times: (value: number) => times.format(value),
    /** From a share of 1 to whole per cent. */
    share: (value: number) => share.format(value),
    /** Start of a slot of an evening: `6:20 PM`, `18:20`. */
    clock: (startHour: number, slotMinutes: number, slot: number) =>
      clockTime(locale, startHour * 60 + slotMinutes * slot),
  };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
