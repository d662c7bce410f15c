import * as elMessages from "../../../content/el/messages/index.ts";
import * as elPages from "../../../content/el/pages/index.ts";
import * as enMessages from "../../../content/en/messages/index.ts";
import * as enPages from "../../../content/en/pages/index.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { Articles } from "../articles.server.ts";
import type { Sources, Words } from "../content.server.ts";

const WORDS: Record<LocaleCode, Words> = {
  en: { ...enPages, ...enMessages },
  el: { ...elPages, ...elMessages },
};

/** What came with the program: words of `content/`, and articles of the index that was made with it. */
export const builtIn = (articles: () => Articles): Sources => ({
  words: (locale, key) => WORDS[locale][key],
  articles,
});
