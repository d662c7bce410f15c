import { SAME_WORDS } from "../../../content/facts/same-words.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { readSameWords } from "./same-words.ts";
import { Thesaurus } from "./synonyms.ts";

const read = new Map<string, Thesaurus>();

/** The words that mean the same in a language. */
export function thesaurusOf(locale: LocaleCode): Thesaurus {
  const text = SAME_WORDS[locale];
  const known = read.get(text) ?? new Thesaurus(readSameWords(text).rows);
  read.set(text, known);
  return known;
}
