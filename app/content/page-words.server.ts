import * as el from "../../content/el/pages/index.ts";
import * as en from "../../content/en/pages/index.ts";
import type { Pages } from "../../content/types.ts";
import type { LocaleCode } from "../i18n/locales.ts";

export type PageKey = keyof Pages;

const pages: Record<LocaleCode, Pages> = { en, el };

/** The words of one page in one language; sent to the browser by the page's loader alone. */
export function pageWords<K extends PageKey>(locale: LocaleCode, key: K): Pages[K] {
  return pages[locale][key];
}
