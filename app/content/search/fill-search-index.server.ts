import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { documentInserter } from "./document-rows.server.ts";
import type { SearchDocument } from "./search-document.ts";
import { tablesOf } from "./search-tables.server.ts";

/** Makes the index of a language in a database that has none of it yet. */
export function fillSearchIndex(
  db: DatabaseSync,
  locale: LocaleCode,
  documents: Iterable<SearchDocument>,
): void {
  const { documents: shown, terms, vocabulary } = tablesOf(locale);
  // What is searched are our own terms, already folded and stemmed: nothing is left to tokenize
  // but the spaces between them. What ranks and is shown is kept once, beside them.
  db.exec(`
    CREATE TABLE ${shown} (
      id INTEGER PRIMARY KEY, url TEXT, title TEXT, names TEXT, other TEXT, headings TEXT, head TEXT,
      texts TEXT
    ) STRICT;
    CREATE INDEX ${shown}_url ON ${shown} (url);
    CREATE VIRTUAL TABLE ${terms} USING fts5 (
      names, other, headings, head, texts, content = '', contentless_delete = 1,
      tokenize = 'unicode61 remove_diacritics 0'
    );
    CREATE TABLE ${vocabulary} (term TEXT PRIMARY KEY, documents INTEGER, word TEXT)
      STRICT, WITHOUT ROWID;
    CREATE TEMP TABLE words (term TEXT, word TEXT, PRIMARY KEY (term, word)) STRICT, WITHOUT ROWID;
    BEGIN`);
  const insert = documentInserter(db, locale);
  const keepWord = db.prepare("INSERT INTO words VALUES (?, ?) ON CONFLICT DO NOTHING");
  let count = 0;
  for (const document of documents) {
    for (const [term, forms] of insert(document, count++)) {
      for (const form of forms) keepWord.run(term, form);
    }
  }
  // SQLite's own view of the terms reads the whole index to count one of them: once is enough.
  db.exec(`
    COMMIT;
    INSERT INTO ${terms} (${terms}) VALUES ('optimize');
    CREATE VIRTUAL TABLE counted USING fts5vocab (${terms}, 'row');
    INSERT INTO ${vocabulary}
      SELECT counted.term, doc, coalesce(forms, counted.term) FROM counted
      LEFT JOIN (SELECT term, group_concat(word, ' ') AS forms FROM words GROUP BY term) USING (term);
    DROP TABLE counted;
    DROP TABLE words`);
}
