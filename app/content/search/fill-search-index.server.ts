import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { documentInserter, type SearchDocument } from "./document-rows.server.ts";
import { tablesOf } from "./search-tables.server.ts";

/** Makes the index of a language in a database that has none of it yet. */
export function fillSearchIndex(
  db: DatabaseSync,
  locale: LocaleCode,
  documents: Iterable<SearchDocument>,
): void {
  const { documents: shown, terms, vocabulary } = tablesOf(locale);
  // What is searched are our own terms, already folded and stemmed: nothing is left to tokenize
  // but the spaces between them. Texts for excerpts are kept once, beside them.
  db.exec(`
    CREATE TABLE ${shown} (id INTEGER PRIMARY KEY, url TEXT, title TEXT, texts TEXT) STRICT;
    CREATE VIRTUAL TABLE ${terms} USING fts5 (
      title, headings, head, texts, content = '', contentless_delete = 1,
      tokenize = 'unicode61 remove_diacritics 0'
    );
    CREATE TABLE ${vocabulary} (term TEXT PRIMARY KEY, documents INTEGER) STRICT, WITHOUT ROWID;
    BEGIN`);
  const insert = documentInserter(db, locale);
  let count = 0;
  for (const document of documents) insert(document, count++);
  // SQLite's own view of the terms reads the whole index to count one of them: once is enough.
  db.exec(`
    COMMIT;
    INSERT INTO ${terms} (${terms}) VALUES ('optimize');
    CREATE VIRTUAL TABLE counted USING fts5vocab (${terms}, 'row');
    INSERT INTO ${vocabulary} SELECT term, doc FROM counted;
    DROP TABLE counted`);
}
