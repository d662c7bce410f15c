import { foldText } from "../db/fold-text.ts";
import { type CollectionName, collectionOf } from "../schema.ts";

/** The column that searches of a collection with `search` look into. */
export const SEARCH_COLUMN = "search_text";

/** Parts the fields, so that no search finds the end of one and the beginning of the next. */
const SEPARATOR = "\n";

/**
 * What the row's `search_text` has to be, or null when the collection has none: SQLite folds ASCII
 * only, and folding 50,000 rows anew for each search takes most of a second.
 */
export function searchTextOf(
  collection: CollectionName,
  row: Readonly<Record<string, unknown>>,
): string | null {
  const { search } = collectionOf(collection);
  if (!search) return null;
  return foldText(search.map((name) => String(row[name] ?? "")).join(SEPARATOR));
}

/** True when a change of these columns changes what searches find. */
export const isSearched = (collection: CollectionName, columns: readonly string[]): boolean =>
  collectionOf(collection).search?.some((name) => columns.includes(name)) ?? false;
