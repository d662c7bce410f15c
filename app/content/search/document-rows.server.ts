import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { writeStatement } from "../write-statement.server.ts";
import { wordsIn } from "./fold.ts";
import { GROUPS, type Group } from "./found.ts";
import type { SearchDocument } from "./search-document.ts";
import {
  documentId,
  HEAD_TEXTS,
  NAME_BREAK,
  numberAfter,
  tablesOf,
} from "./search-tables.server.ts";
import { isStopWord, termOf } from "./terms.ts";

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
    const words = new Map<string, Set<string>>();
    const names = namesOf([document.title, ...document.names], words);
    const other = namesOf(document.otherNames, words);
    const headings = lineOf(document.headings, words);
    const head = lineOf(document.texts.slice(0, HEAD_TEXTS), words);
    const texts = lineOf(document.texts.slice(HEAD_TEXTS), words);
    const shown = JSON.stringify(document.texts);
    show.run(id, document.url, document.title, names, other, headings, head, shown);
    find.run(id, names, other, headings, head, texts);
    return words;
  };
}

/** Each name once, as a line of terms. */
function namesOf(names: readonly string[], words: Map<string, Set<string>>): string {
  const lines = names.map((name) => lineOf([name], words)).filter(Boolean);
  return [...new Set(lines)].join(NAME_BREAK);
}

/** The terms of texts in order; adds to the words of each. */
function lineOf(texts: readonly string[], words: Map<string, Set<string>>): string {
  const terms: string[] = [];
  for (const { word } of texts.flatMap(wordsIn)) {
    if (isStopWord(word)) continue;
    const term = termOf(word);
    terms.push(term);
    const forms = words.get(term);
    if (forms) forms.add(word.toLowerCase());
    else words.set(term, new Set([word.toLowerCase()]));
  }
  return terms.join(" ");
}

/** Puts documents into an index that is in use. */
export function addDocuments(
  db: DatabaseSync,
  locale: LocaleCode,
  documents: readonly SearchDocument[],
): void {
  const insert = documentInserter(db, locale);
  const numbers = new Map<Group, number>();
  const counted = new Map<string, Counted>();
  for (const document of documents) {
    const { group } = document;
    const number = numbers.get(group) ?? numberIn(db, locale, group);
    numbers.set(group, number + 1);
    for (const [term, words] of insert(document, number)) {
      const known = counted.get(term);
      if (known) known.documents++;
      else counted.set(term, { documents: 1, words });
    }
  }
  countTerms(db, locale, counted);
}

/** The first number of a group that no document has yet. */
function numberIn(db: DatabaseSync, locale: LocaleCode, name: Group): number {
  const group = GROUPS.indexOf(name);
  const last = db
    .prepare(`SELECT MAX(id) AS id FROM ${tablesOf(locale).documents} WHERE id >= ? AND id < ?`)
    .get(documentId(group, 0), documentId(group + 1, 0))?.id;
  return numberAfter(typeof last === "number" ? last : undefined);
}

type Counted = { documents: number; words: ReadonlySet<string> };

/** One statement for some hundred terms is quicker than one for each. */
function countTerms(db: DatabaseSync, locale: LocaleCode, counted: ReadonlyMap<string, Counted>) {
  const rows = Array.from(counted, ([term, { documents, words }]) => [
    ...[term, documents],
    [...words].join(" "),
  ]);
  writeStatement(
    db,
    `INSERT INTO ${tablesOf(locale).vocabulary}
     SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
     ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`,
  ).run(JSON.stringify(rows));
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
