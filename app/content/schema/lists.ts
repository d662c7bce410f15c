import { OFFICES, type OfficeId } from "../../../content/facts/offices.ts";
import { OPENING_KINDS } from "../../../content/facts/openings.ts";
import type { Field, Fields, ValueOf } from "./field.ts";

/**
 * The lists that pages show and staff may publish entries of. An entry has facts, which are the same in
 * every language, and words in each. A list more is a line here, its built-in entries (sources/built-in)
 * and the labels of its fields: its rows, their changes and the pages that read it follow. One whose
 * entries are pages, as openings are, also has them among the pages (site-pages), the search's documents
 * (search/renew-documents) and the addresses that are renewed (server/page-cache/cached-site). Entries are
 * written in a Directus's studio or over the API; the staff area has no screen for them yet.
 */

/** A line of at most so many characters. */
const line = (label: string, max: number) =>
  ({ kind: "text", min: 1, max, hasLines: false, fillers: [], label }) as const;
const rows = <F extends Field>(label: string, of: F, min: number, max: number) =>
  ({ kind: "rows", of, min, max, label }) as const;
const ids = OFFICES.map(({ id }) => id) as readonly OfficeId[];

export const LISTS = {
  /** Open positions (record 39), in their order on the careers page. */
  openings: {
    facts: {
      office: { kind: "choice", of: ids, label: "office" },
      kind: { kind: "choice", of: OPENING_KINDS, label: "kind" },
      posted: { kind: "day", label: "posted" },
    },
    words: {
      title: line("opening", 80),
      line: line("line", 200),
      does: rows("does", line("point", 300), 1, 10),
      brings: rows("brings", line("point", 300), 1, 10),
    },
  },
} as const satisfies Record<string, { facts: Fields; words: Fields }>;

export type ListName = keyof typeof LISTS;
type Group<S> = { readonly [K in keyof S]: ValueOf<S[K]> };
export type EntryFacts<L extends ListName> = Group<(typeof LISTS)[L]["facts"]>;
export type EntryWords<L extends ListName> = Group<(typeof LISTS)[L]["words"]>;
/** An entry in one language. */
export type Entry<L extends ListName> = { readonly id: string } & EntryFacts<L> & EntryWords<L>;

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);
