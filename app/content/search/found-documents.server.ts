import type { DatabaseSync } from "node:sqlite";
import { GROUPS, type Group } from "./found.ts";
import { KeptRows } from "./kept-rows.server.ts";
import { type Marks, marksOf } from "./ranking.ts";
import { groupIn } from "./search-tables.server.ts";
import { type WordPlaces, wordPlaces } from "./word-places.ts";

/**
 * Texts of documents that are kept with the places of their words, in characters: all that this site
 * has in a language, and with 10,000 articles those that were found lately. Some 15 bytes each.
 */
const MAX_KEPT_CHARACTERS = 400_000;
/** Terms that documents are weighed by, in characters: all of this site's in a language. Some 3 bytes each. */
const MAX_KEPT_MARKS = 400_000;

type ShownDocument = { url: string; title: string; words: WordPlaces; characters: number };

/** Documents as results show them, read when one is shown. */
export function shownDocuments(db: DatabaseSync, table: string): KeptRows<ShownDocument> {
  const statement = db.prepare(`SELECT url, title, texts FROM ${table} WHERE id = ?`);
  return new KeptRows(MAX_KEPT_CHARACTERS, (id) => {
    const { url, title, texts } = statement.get(id) ?? {};
    const stored = String(texts);
    return {
      url: String(url),
      title: String(title),
      words: wordPlaces(JSON.parse(stored) as string[]),
      characters: stored.length,
    };
  });
}

type WeighedDocument = { group: Group; url: string; marks: Marks; characters: number };

/** What documents say of themselves, read when one is weighed: a query weighs some forty. */
export function weighedDocuments(db: DatabaseSync, table: string): KeptRows<WeighedDocument> {
  const columns = "url, names, other, headings, head";
  const statement = db.prepare(`SELECT ${columns} FROM ${table} WHERE id = ?`);
  return new KeptRows(MAX_KEPT_MARKS, (id) => {
    const row = statement.get(id) ?? {};
    const said = {
      ...{ names: String(row.names), other: String(row.other) },
      ...{ headings: String(row.headings), head: String(row.head) },
    };
    return {
      group: GROUPS[groupIn(id)] ?? "pages",
      url: String(row.url),
      marks: marksOf(said),
      characters: Object.values(said).reduce((total, { length }) => total + length, 0),
    };
  });
}
