import { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { fillSearchIndex } from "./fill-search-index.server.ts";
import type { Found, Group } from "./found.ts";
import type { SameWords } from "./same-words.ts";
import type { SearchDocument } from "./search-document.ts";
import { SearchIndex } from "./search-index.server.ts";
import { Thesaurus } from "./synonyms.ts";

/** A search among these documents, in memory. */
export function searchOf(
  documents: readonly SearchDocument[],
  locale: LocaleCode = "en",
  sameWords: readonly SameWords[] = [],
): (query: string, only?: Group) => Found {
  const db = new DatabaseSync(":memory:");
  fillSearchIndex(db, locale, documents);
  const index = new SearchIndex(db, locale);
  const thesaurus = new Thesaurus(sameWords);
  return (query, only) => index.search(query, thesaurus, only);
}
