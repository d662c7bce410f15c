import { fill } from "../i18n/fill.ts";
import { numberFormat, pluralRules } from "../i18n/formats.ts";
import { type LocaleCode, localeOf } from "../i18n/locales.ts";

/** English and Greek tell one from other; the words may name the number as {{count}}. */
export type PluralForms = { one: string; other: string };

/** The form that goes with a count, by the language's rules. */
export function plural(locale: LocaleCode, count: number, forms: PluralForms): string {
  const form = pluralRules(locale).select(count) === "one" ? forms.one : forms.other;
  return fill(form, { count: numberFormat(localeOf(locale).iso).format(count) });
}
