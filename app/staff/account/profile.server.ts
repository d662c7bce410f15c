import { isLocaleCode, localeOf } from "../../i18n/locales.ts";
import { ownText, readName } from "../../session/person-name.server.ts";

/** What the form about oneself says, cut to what can be kept; an unknown language stays as it was. */
export function readProfile(form: FormData) {
  const language = form.get("language");
  return {
    ...readName(form),
    title: ownText(form, "title"),
    ...(isLocaleCode(language) && { language: localeOf(language).iso }),
  };
}
