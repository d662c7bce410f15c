import type { LocaleCode } from "../../i18n/locales.ts";

/** The tables of one language's index: what is shown, what is searched, and the terms there are. */
export function tablesOf(locale: LocaleCode) {
  return {
    documents: `search_documents_${locale}`,
    terms: `search_terms_${locale}`,
    vocabulary: `search_vocabulary_${locale}`,
  };
}

/** Texts of a document that belong to its head: lead and description. */
export const HEAD_TEXTS = 2;

/** Between the names of a document, each a line of terms. */
export const NAME_BREAK = "\n";

/** A document's key holds its group, so that results are counted without reading them. */
const GROUP_SPAN = 2 ** 32;
export const documentId = (group: number, number: number): number => group * GROUP_SPAN + number;
export const groupIn = (id: number): number => Math.floor(id / GROUP_SPAN);
/** The first number of a group that no document has yet, when `last` is the greatest key of it. */
export const numberAfter = (last: number | undefined): number =>
  last === undefined ? 0 : (last % GROUP_SPAN) + 1;
