import { PERSON_LENGTH } from "../../../../packages/lib/collections/lengths.ts";
import { shortened, tidyLine } from "../../../../packages/lib/valid/text.ts";
import { isLocaleCode, localeOf } from "../../../i18n/locales.ts";

/** A name or title, cut to what the backend holds; null for none. */
const text = (value: string) => shortened(tidyLine(value), PERSON_LENGTH) || null;

/** What the form about oneself says, cut to what can be kept; an unknown language stays as it was. */
export function readProfile(form: FormData) {
  const textOf = (name: string) => text(String(form.get(name) ?? ""));
  const language = form.get("language");
  return {
    first_name: textOf("first_name"),
    last_name: textOf("last_name"),
    title: textOf("title"),
    ...(isLocaleCode(language) && { language: localeOf(language).iso }),
  };
}
