import type { LocaleCode } from "../i18n/locales.ts";
import { type Content, contentFrom, type Note } from "./content.server.ts";
import { articles } from "./site-articles.server.ts";
import { builtIn } from "./sources/built-in.server.ts";

/** What visitors are shown at this moment. */
const shown = builtIn(articles);

/**
 * The content of a language as it is shown now. Pages take theirs from `contentContext`, which notes
 * what they read; this is for what nobody keeps: mails, the staff area, endpoints.
 */
export const contentIn = (locale: LocaleCode, note?: Note): Content =>
  contentFrom(shown, locale, note);
