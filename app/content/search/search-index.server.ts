import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { excerptOf, highlight } from "./excerpt.ts";
import { wordsIn } from "./fold.ts";
import { type Found, GROUPS, type Group, type GroupOfHits, type Hit } from "./found.ts";
import { groupIn, tablesOf } from "./search-tables.server.ts";
import { isStopWord, queryTerms } from "./terms.ts";
import { Vocabulary } from "./vocabulary.server.ts";

/** What is read of a query, in characters and words. */
export const MAX_QUERY_LENGTH = 100;
export const MAX_QUERY_WORDS = 8;
/** Of what is typed, more is not looked at: letters may come apart into several marks. */
const MAX_TYPED_LENGTH = 5 * MAX_QUERY_LENGTH;
/** Hits shown of each group, unless one group is asked for. */
const HITS_IN_GROUP = 5;
const HITS_OF_ONE_GROUP = 50;

/** Documents that one look brings, at most: nobody reads on so far, and each costs memory. */
const MAX_RESULTS = 1_000;

/** Letters from which a word is also taken as the beginning of one. */
const PREFIX_FROM = 4;
const LAST_PREFIX_FROM = 2;
/** Share of a word's letters that may be mistyped, and how many at most. */
const FUZZY = 0.2;
const MAX_FUZZY = 2;
const FUZZY_FROM = 4;
/** Terms of a query that may be slips: each is compared with thousands, and a stranger may ask. */
const MAX_SLIPS = 12;

/** What a word counts in title, headings, lead and description, and the other texts. */
const WEIGHTS = "6, 2.5, 1.5, 1";
/** With so many documents about the words, the bodies of others are not asked. */
const ENOUGH_HEADS = 30;

/** Of a document, what it is about. */
const HEADS = "{title headings head} : ";

/** A word of a query: the terms it is, and those it may be the beginning of. */
type Asked = { terms: string[]; longer: string[] };
type Results = { ids: number[]; terms: ReadonlySet<string> };

/** The index of one language (fill-search-index.server.ts); a query reads what it shows. */
export class SearchIndex {
  readonly #locale: LocaleCode;
  readonly #vocabulary: Vocabulary;
  readonly #match: StatementSync;
  readonly #document: StatementSync;

  constructor(db: DatabaseSync, locale: LocaleCode) {
    const { documents, terms, vocabulary } = tablesOf(locale);
    this.#locale = locale;
    this.#vocabulary = new Vocabulary(db, vocabulary);
    this.#match = db.prepare(
      `SELECT rowid FROM ${terms} WHERE ${terms} MATCH ?
      ORDER BY bm25(${terms}, ${WEIGHTS}) LIMIT ${MAX_RESULTS}`,
    );
    this.#document = db.prepare(`SELECT url, title, texts FROM ${documents} WHERE id = ?`);
  }

  /** Looks a visitor's words up; `only` shows one group at length. Any text is a valid query. */
  search(text: string, only?: Group): Found {
    const { query, words, isCut } = readQuery(text);
    if (words.length === 0) {
      return { query, isCut, isApproximate: false, total: 0, groups: [] };
    }
    const asked = words.map((word, at) => this.#asked(word, at === words.length - 1));
    const exact = this.#exact(asked);
    const results = exact.ids.length > 0 ? exact : this.#close(asked);
    return {
      query,
      isCut,
      isApproximate: exact.ids.length === 0 && results.ids.length > 0,
      total: results.ids.length,
      groups: this.#grouped(results, only),
    };
  }

  #asked(word: string, isLast: boolean): Asked {
    const terms = queryTerms(word, this.#locale);
    const prefixFrom = isLast ? LAST_PREFIX_FROM : PREFIX_FROM;
    const longer = terms
      .filter((term) => term.length >= prefixFrom)
      .flatMap((term) => this.#vocabulary.completions(term));
    return { terms, longer: [...new Set(longer)] };
  }

  /**
   * Documents with every word. A common one is looked for where it says most, only a rarer one in
   * all of the texts; a beginning in all of the texts only when nothing else was found.
   */
  #exact(asked: readonly Asked[]): Results {
    const typed = all(asked.map(({ terms }) => terms));
    const both = asked.map(({ terms, longer }) => [...terms, ...longer]);
    const longer = all(both);
    const ids = new Set<number>();
    const look = (expression: string) => {
      for (const id of this.#look(expression)) ids.add(id);
      return ids.size;
    };
    // Words that begin no other are looked for once.
    const expressions = typed === longer ? [typed] : [typed, longer];
    const isEnough = expressions.some((words) => look(HEADS + words) >= ENOUGH_HEADS);
    if (!isEnough) expressions.some((words) => look(words) > 0);
    return { ids: [...ids], terms: new Set(both.flat()) };
  }

  /** Documents with words like those asked for; when there is none, with some of them. */
  #close(asked: readonly Asked[]): Results {
    let left = MAX_SLIPS;
    const words = asked.map(({ terms, longer }) => {
      // A word that the index knows is no slip.
      const isKnown = terms.some((term) => this.#vocabulary.has(term));
      const slips = isKnown ? [] : terms.filter((term) => term.length >= FUZZY_FROM).slice(0, left);
      left -= slips.length;
      const similar = slips.flatMap((term) =>
        this.#vocabulary.similar(term, Math.min(MAX_FUZZY, Math.round(term.length * FUZZY))),
      );
      return [...terms, ...longer, ...similar];
    });
    const terms = new Set(words.flat());
    const ids = this.#look(all(words));
    return { ids: ids.length > 0 ? ids : this.#look(anyOf([...terms])), terms };
  }

  #look(expression: string): number[] {
    return this.#match.all(expression).map(({ rowid }) => Number(rowid));
  }

  #grouped({ ids, terms }: Results, only: Group | undefined): GroupOfHits[] {
    const groups = new Map<Group, GroupOfHits>();
    const limit = only ? HITS_OF_ONE_GROUP : HITS_IN_GROUP;
    for (const id of ids) {
      const name = GROUPS[groupIn(id)];
      if (!name || (only && name !== only)) continue;
      const group = groups.get(name) ?? { group: name, total: 0, hits: [] };
      groups.set(name, group);
      group.total += 1;
      if (group.hits.length < limit) group.hits.push(this.#hit(id, terms));
    }
    return [...groups.values()];
  }

  #hit(id: number, terms: ReadonlySet<string>): Hit {
    const { url, title, texts } = this.#document.get(id) ?? {};
    return {
      url: String(url),
      title: highlight(String(title), terms),
      excerpt: excerptOf(JSON.parse(String(texts)) as string[], terms),
    };
  }
}

/** Terms are letters and digits; in quotes, none is taken for an operator. */
const anyOf = (terms: readonly string[]): string =>
  `(${terms.map((term) => `"${term}"`).join(" OR ")})`;

const all = (words: readonly (readonly string[])[]): string =>
  `(${words.map(anyOf).join(" AND ")})`;

function readQuery(text: string): { query: string; words: string[]; isCut: boolean } {
  // Time to normalise grows with the square of a run of marks.
  const whole = text.slice(0, MAX_TYPED_LENGTH).normalize("NFC").replace(/\s+/g, " ").trim();
  const query = [...whole].slice(0, MAX_QUERY_LENGTH).join("").trim();
  const every = wordsIn(query).map(({ word }) => word);
  const telling = every.filter((word) => !isStopWord(word));
  const words = telling.slice(0, MAX_QUERY_WORDS);
  return { query, words, isCut: query.length < whole.length || words.length < telling.length };
}
