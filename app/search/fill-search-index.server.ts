import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../i18n/locales.ts";
import { wordsIn } from "./fold.ts";
import { GROUPS, type Group } from "./found.ts";
import { documentId, HEAD_TEXTS, tablesOf } from "./search-tables.server.ts";
import { isStopWord, termOf } from "./terms.ts";

export type SearchDocument = {
  group: Group;
  url: string;
  title: string;
  /** Names of its parts. */
  headings: readonly string[];
  /** Its texts, the most telling first; excerpts come from here. */
  texts: readonly string[];
};

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
      title, headings, head, texts, content = '', tokenize = 'unicode61 remove_diacritics 0'
    );
    CREATE TABLE ${vocabulary} (term TEXT PRIMARY KEY, documents INTEGER) STRICT, WITHOUT ROWID;
    BEGIN`);
  const show = db.prepare(`INSERT INTO ${shown} VALUES (?, ?, ?, ?)`);
  const find = db.prepare(
    `INSERT INTO ${terms} (rowid, title, headings, head, texts) VALUES (?, ?, ?, ?, ?)`,
  );
  let count = 0;
  for (const { group, url, title, headings, texts } of documents) {
    const id = documentId(GROUPS.indexOf(group), count++);
    show.run(id, url, title, JSON.stringify(texts));
    find.run(
      id,
      termsIn([title]),
      termsIn(headings),
      termsIn(texts.slice(0, HEAD_TEXTS)),
      termsIn(texts.slice(HEAD_TEXTS)),
    );
  }
  // SQLite's own view of the terms reads the whole index to count one of them: once is enough.
  db.exec(`
    COMMIT;
    INSERT INTO ${terms} (${terms}) VALUES ('optimize');
    CREATE VIRTUAL TABLE counted USING fts5vocab (${terms}, 'row');
    INSERT INTO ${vocabulary} SELECT term, doc FROM counted;
    DROP TABLE counted`);
}

function termsIn(texts: readonly string[]): string {
  return texts
    .flatMap(wordsIn)
    .flatMap(({ word }) => (isStopWord(word) ? [] : termOf(word)))
    .join(" ");
}
