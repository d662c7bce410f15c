import { plural } from "../content/plural.ts";
import { contentIn } from "../content/shown.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";

/** The error summary's heading: how many things there are to fix. */
export function summaryHeading(
  locale: LocaleCode,
  errors: Readonly<Record<string, string | undefined>>,
): string {
  const count = Object.values(errors).filter(Boolean).length;
  return plural(locale, count, contentIn(locale).words("formWords").summary);
}
