import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { wordsIn } from "./fold.ts";
import { GROUPS, type Group } from "./found.ts";
import { documentId, HEAD_TEXTS, numberAfter, tablesOf } from "./search-tables.server.ts";
import { isStopWord, termOf } from "./terms.ts";

/** One thing that can be found. */
export type SearchDocument = {
  group: Group;
  url: string;
  title: string;
  /** Names of its parts. */
  headings: readonly string[];
  /** Its texts, the most telling first; excerpts come from here. */
  texts: readonly string[];
};

/** Puts documents into an index, numbered; answers the terms of each. */
export function documentInserter(
  db: DatabaseSync,
  locale: LocaleCode,
): (document: SearchDocument, number: number) => Set<string> {
  const { documents, terms } = tablesOf(locale);
  const show = db.prepare(`INSERT INTO ${documents} VALUES (?, ?, ?, ?)`);
  const find = db.prepare(
    `INSERT INTO ${terms} (rowid, title, headings, head, texts) VALUES (?, ?, ?, ?, ?)`,
  );
  return ({ group, url, title, headings, texts }, number) => {
    const id = documentId(GROUPS.indexOf(group), number);
    const parts = [
      termsIn([title]),
      termsIn(headings),
      termsIn(texts.slice(0, HEAD_TEXTS)),
      termsIn(texts.slice(HEAD_TEXTS)),
    ] as const;
    show.run(id, url, title, JSON.stringify(texts));
    find.run(id, ...parts.map((part) => part.join(" ")));
    return new Set(parts.flat());
  };
}

/** Puts a document into an index that is in use, in place of the one at its address. */
export function replaceDocument(
  db: DatabaseSync,
  locale: LocaleCode,
  document: SearchDocument,
): void {
  const { documents, vocabulary } = tablesOf(locale);
  deleteDocument(db, locale, document.url);
  const group = GROUPS.indexOf(document.group);
  const last = db
    .prepare(`SELECT MAX(id) AS id FROM ${documents} WHERE id >= ? AND id < ?`)
    .get(documentId(group, 0), documentId(group + 1, 0))?.id;
  const number = numberAfter(typeof last === "number" ? last : undefined);
  const added = documentInserter(db, locale)(document, number);
  const count = db.prepare(
    `INSERT INTO ${vocabulary} VALUES (?, 1) ON CONFLICT DO UPDATE SET documents = documents + 1`,
  );
  for (const term of added) count.run(term);
}

/**
 * Takes what is at an address out of an index. Its terms stay in the vocabulary, which only says how
 * a word may go on and which of two similar ones is commoner.
 */
export function deleteDocument(db: DatabaseSync, locale: LocaleCode, url: string): void {
  const { documents, terms } = tablesOf(locale);
  for (const { id } of db.prepare(`SELECT id FROM ${documents} WHERE url = ?`).all(url)) {
    db.prepare(`DELETE FROM ${terms} WHERE rowid = ?`).run(Number(id));
    db.prepare(`DELETE FROM ${documents} WHERE id = ?`).run(Number(id));
  }
}

function termsIn(texts: readonly string[]): string[] {
  return texts.flatMap(wordsIn).flatMap(({ word }) => (isStopWord(word) ? [] : termOf(word)));
}
