import type { DatabaseSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { contentIn } from "../shown.server.ts";
import { sitePage } from "../site-pages.server.ts";
import { addDocuments, deleteDocument } from "./document-rows.server.ts";
import { openingDocuments, pageDocuments } from "./documents.server.ts";

/** Has search find what a page, or an entry of a list, says by now, or not find it any more. */

/** All that is found of a page of the table: itself and its questions. */
export function indexPage(db: DatabaseSync, locale: LocaleCode, path: string): void {
  const content = contentIn(locale);
  const page = sitePage(content, path);
  deleteDocument(db, locale, path);
  addDocuments(db, locale, page ? pageDocuments(content, page) : []);
}

/** An entry that is a page of its own. */
export function indexList(db: DatabaseSync, locale: LocaleCode, list: string, id: string): void {
  if (list !== "openings") return;
  const path = `/careers/${id}`;
  const openings = openingDocuments(contentIn(locale));
  deleteDocument(db, locale, path);
  const own = openings.filter(({ url }) => url === path);
  addDocuments(db, locale, own);
}
