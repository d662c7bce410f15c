import { DatabaseSync } from "node:sqlite";
import { fillSearchIndex, type SearchDocument } from "./fill-search-index.server.ts";
import { SearchIndex } from "./search-index.server.ts";

/** An English index of these documents, in memory. */
export function indexOf(documents: readonly SearchDocument[]): SearchIndex {
  const db = new DatabaseSync(":memory:");
  fillSearchIndex(db, "en", documents);
  return new SearchIndex(db, "en");
}
