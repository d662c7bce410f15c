import type { LocaleCode } from "../i18n/locales.ts";
import { type Content, contentFrom, type Note } from "./content.server.ts";
import { articles } from "./site-articles.server.ts";
import { builtIn } from "./sources/built-in.server.ts";
import { publishedOver } from "./sources/published.server.ts";

/** What staff have published of words and lists, in this process. */
export const published = publishedOver(builtIn(articles));

/**
 * The content of a language as it is shown now. Pages take theirs from `contentContext`, which notes
 * what they read; this is for what nobody keeps: mails, the staff area, endpoints.
 */
export const contentIn = (locale: LocaleCode, note?: Note): Content =>
  contentFrom(published.sources, locale, note);
