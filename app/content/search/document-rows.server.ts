import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { writeStatement } from "../write-statement.server.ts";
import { wordsIn } from "./fold.ts";
import { GROUPS } from "./found.ts";
import type { SearchDocument } from "./search-document.ts";
import {
  documentId,
  HEAD_TEXTS,
  NAME_BREAK,
  numberAfter,
  tablesOf,
} from "./search-tables.server.ts";
import { isStopWord, termOf, termsIn } from "./terms.ts";

/** Puts documents into an index, numbered; answers the terms of each with the words that have it. */
export function documentInserter(
  db: DatabaseSync,
  locale: LocaleCode,
): (document: SearchDocument, number: number) => Map<string, Set<string>> {
  const { documents, terms } = tablesOf(locale);
  const show = db.prepare(`INSERT INTO ${documents} VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = db.prepare(
    `INSERT INTO ${terms} (rowid, names, other, headings, head, texts) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  return (document, number) => {
    const id = documentId(GROUPS.indexOf(document.group), number);
    const names = namesOf([document.title, ...document.names]);
    const other = namesOf(document.otherNames);
    const headings = document.headings.flatMap(termsIn).join(" ");
    const head = document.texts.slice(0, HEAD_TEXTS).flatMap(termsIn).join(" ");
    const texts = document.texts.slice(HEAD_TEXTS).flatMap(termsIn).join(" ");
    const shown = JSON.stringify(document.texts);
    show.run(id, document.url, document.title, names, other, headings, head, shown);
    find.run(id, names, other, headings, head, texts);
    return wordsByTerm(document);
  };
}

/** Each name once, as a line of terms. */
function namesOf(names: readonly string[]): string {
  const lines = names.map((name) => termsIn(name).join(" ")).filter(Boolean);
  return [...new Set(lines)].join(NAME_BREAK);
}

function wordsByTerm({ title, names, otherNames, headings, texts }: SearchDocument) {
  const words = new Map<string, Set<string>>();
  for (const text of [title, ...names, ...headings, ...texts, ...otherNames]) {
    for (const { word } of wordsIn(text)) {
      if (isStopWord(word)) continue;
      const term = termOf(word);
      const forms = words.get(term) ?? new Set();
      words.set(term, forms.add(word.toLowerCase()));
    }
  }
  return words;
}

/** Puts a document into an index that is in use, in place of what is at its address. */
export function replaceDocument(
  db: DatabaseSync,
  locale: LocaleCode,
  document: SearchDocument,
): void {
  deleteDocument(db, locale, document.url);
  addDocument(db, locale, document);
}

/** Puts a document into an index that is in use. */
export function addDocument(db: DatabaseSync, locale: LocaleCode, document: SearchDocument): void {
  const { documents, vocabulary } = tablesOf(locale);
  const group = GROUPS.indexOf(document.group);
  const last = db
    .prepare(`SELECT MAX(id) AS id FROM ${documents} WHERE id >= ? AND id < ?`)
    .get(documentId(group, 0), documentId(group + 1, 0))?.id;
  const number = numberAfter(typeof last === "number" ? last : undefined);
  const added = documentInserter(db, locale)(document, number);
  const count = writeStatement(
    db,
    `INSERT INTO ${vocabulary} VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET documents = documents + 1`,
  );
  for (const [term, forms] of added) count.run(term, [...forms].join(" "));
}

/**
 * Takes what is at an address out of an index. Its terms stay in the vocabulary, which only says how
 * a word may go on and which of two similar ones is commoner.
 */
export function deleteDocument(db: DatabaseSync, locale: LocaleCode, url: string): void {
  const { documents, terms } = tablesOf(locale);
  for (const { id } of db.prepare(`SELECT id FROM ${documents} WHERE url = ?`).all(url)) {
    writeStatement(db, `DELETE FROM ${terms} WHERE rowid = ?`).run(Number(id));
    writeStatement(db, `DELETE FROM ${documents} WHERE id = ?`).run(Number(id));
  }
}
