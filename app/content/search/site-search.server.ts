import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { contentIndex, noteFault } from "../content-index.server.ts";
import { contentIn } from "../shown.server.ts";
import { type Found, GROUPS, type Group } from "./found.ts";
import { placesOf } from "./places.server.ts";
import { SearchIndex } from "./search-index.server.ts";
import type { Thesaurus } from "./synonyms.ts";
import { builtInThesaurus } from "./thesaurus.server.ts";

const indexes = new WeakMap<DatabaseSync, Map<LocaleCode, Promise<SearchIndex>>>();

/** Looks up a query (`q`, and optionally one group as `in`) in a language's index. */
export async function searchSite(
  locale: LocaleCode,
  parameters: URLSearchParams,
  thesaurus: Thesaurus = builtInThesaurus(locale),
): Promise<Found> {
  const db = contentIndex();
  const index = await indexOf(db, locale);
  try {
    return index.search(parameters.get("q") ?? "", thesaurus, groupOf(parameters));
  } catch (error) {
    noteFault(error);
    if (contentIndex() === db) throw error;
    // It was damaged, and there is another by now.
    return searchSite(locale, parameters, thesaurus);
  }
}

export function groupOf(parameters: URLSearchParams): Group | undefined {
  return GROUPS.find((group) => group === parameters.get("in"));
}

function indexOf(db: DatabaseSync, locale: LocaleCode): Promise<SearchIndex> {
  const opened = indexes.get(db) ?? new Map<LocaleCode, Promise<SearchIndex>>();
  indexes.set(db, opened);
  const index = opened.get(locale) ?? openIndex(db, locale);
  opened.set(locale, index);
  // What failed is not kept: the next search tries again.
  index.catch(() => opened.delete(locale));
  return index;
}

/** Has the indexes of a database read anew: their words have changed. */
export function reopenSearch(db: DatabaseSync): void {
  indexes.delete(db);
}

/** The build has filled it; from sources, the first search of a language does. */
async function openIndex(db: DatabaseSync, locale: LocaleCode): Promise<SearchIndex> {
  if (!import.meta.env?.PROD) {
    const { fillSearchIndex } = await import("./fill-search-index.server.ts");
    const { searchDocuments } = await import("./documents.server.ts");
    fillSearchIndex(db, locale, searchDocuments(contentIn(locale)));
  }
  return new SearchIndex(db, locale, placesOf(contentIn(locale)));
}
