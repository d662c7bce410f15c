import { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { SearchDocument } from "./document-rows.server.ts";
import { fillSearchIndex } from "./fill-search-index.server.ts";
import { SearchIndex } from "./search-index.server.ts";

/** An index of these documents, in memory. */
export function indexOf(
  documents: readonly SearchDocument[],
  locale: LocaleCode = "en",
): SearchIndex {
  const db = new DatabaseSync(":memory:");
  fillSearchIndex(db, locale, documents);
  return new SearchIndex(db, locale);
}
