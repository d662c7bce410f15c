import { z } from "zod";
import { isLocaleCode, localeOf } from "../../../i18n/locales.ts";

/** Longest name or title, in characters; the backend holds the same. */
const MAX_LENGTH = 100;

const text = z
  .string()
  .trim()
  .transform((value) => value.slice(0, MAX_LENGTH) || null);

/** What the form about oneself says, cut to what can be kept; an unknown language stays as it was. */
export function readProfile(form: FormData) {
  const textOf = (name: string) => text.parse(String(form.get(name) ?? ""));
  const language = form.get("language");
  return {
    first_name: textOf("first_name"),
    last_name: textOf("last_name"),
    title: textOf("title"),
    ...(isLocaleCode(language) && { language: localeOf(language).iso }),
  };
}
