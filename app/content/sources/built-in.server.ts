import * as elLists from "../../../content/el/lists/index.ts";
import * as elMessages from "../../../content/el/messages/index.ts";
import * as elPages from "../../../content/el/pages/index.ts";
import * as enLists from "../../../content/en/lists/index.ts";
import * as enMessages from "../../../content/en/messages/index.ts";
import * as enPages from "../../../content/en/pages/index.ts";
import { OPENINGS } from "../../../content/facts/openings.ts";
import type { Lists } from "../../../content/types.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { Articles } from "../articles.server.ts";
import type { Sources, Words, WordsKey } from "../content.server.ts";
import type { Entry, ListName } from "../schema/lists.ts";

const WORDS: Record<LocaleCode, Words> = {
  en: { ...enPages, ...enMessages },
  el: { ...elPages, ...elMessages },
};
const LIST_WORDS: Record<LocaleCode, Lists> = { en: enLists, el: elLists };

/** The words of `content/`. */
export const wordsOf = <K extends WordsKey>(locale: LocaleCode, key: K): Words[K] =>
  WORDS[locale][key];

const ENTRIES: { [L in ListName]: (locale: LocaleCode) => readonly Entry<L>[] } = {
  openings: (locale) =>
    OPENINGS.map((facts) => ({ ...facts, ...LIST_WORDS[locale].openings[facts.id] })),
};

/** What came with the program: words and entries of `content/`, articles of the index made with it. */
export const builtIn = (articles: () => Articles): Sources => ({
  words: wordsOf,
  list: (locale, name) => ENTRIES[name](locale),
  articles,
});
