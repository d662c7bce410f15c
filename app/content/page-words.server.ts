import * as elMessages from "../../content/el/messages/index.ts";
import * as elPages from "../../content/el/pages/index.ts";
import * as enMessages from "../../content/en/messages/index.ts";
import * as enPages from "../../content/en/pages/index.ts";
import type { Messages, Pages } from "../../content/types.ts";
import type { LocaleCode } from "../i18n/locales.ts";

export type PageKey = keyof Pages;

const messages: Record<LocaleCode, Messages> = { en: enMessages, el: elMessages };
const pages: Record<LocaleCode, Pages> = { en: enPages, el: elPages };

/** The words of one page in one language; sent to the browser by the page's loader alone. */
export function pageWords<K extends PageKey>(locale: LocaleCode, key: K): Pages[K] {
  return pages[locale][key];
}

/** The words around the pages in one language: header and footer, error screens. */
export function siteWords<K extends keyof Messages>(locale: LocaleCode, key: K): Messages[K] {
  return messages[locale][key];
}
