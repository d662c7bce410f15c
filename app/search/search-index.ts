import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { LocaleCode } from "../i18n/locales.ts";
import { excerptOf, type Fragment, highlight } from "./excerpt.ts";
import { wordsIn } from "./fold.ts";
import { isStopWord, queryTerms, termOf } from "./terms.ts";
import { Vocabulary } from "./vocabulary.ts";

/** What may be found, in the order in which equals are shown. */
export const GROUPS = ["pages", "services", "articles", "cases", "openings", "questions"] as const;
export type Group = (typeof GROUPS)[number];

export type SearchDocument = {
  group: Group;
  url: string;
  title: string;
  /** Names of its parts. */
  headings: readonly string[];
  /** Its texts, the most telling first; excerpts come from here. */
  texts: readonly string[];
};

export type Hit = { url: string; title: Fragment[]; excerpt: Fragment[] };
export type GroupOfHits = { group: Group; total: number; hits: Hit[] };
export type Found = {
  /** The words that were looked for. */
  query: string;
  /** The query was longer than what is read of it. */
  isCut: boolean;
  /** Nothing had every word as typed, so words like it, or some of them, were taken. */
  isApproximate: boolean;
  total: number;
  groups: GroupOfHits[];
};

/** What is read of a query, in characters and words. */
export const MAX_QUERY_LENGTH = 100;
export const MAX_QUERY_WORDS = 8;
/** Hits shown of each group, unless one group is asked for. */
const HITS_IN_GROUP = 5;
const HITS_OF_ONE_GROUP = 50;

/** Letters from which a word is also taken as the beginning of one. */
const PREFIX_FROM = 4;
const LAST_PREFIX_FROM = 2;
/** Share of a word's letters that may be mistyped, and how many at most. */
const FUZZY = 0.2;
const MAX_FUZZY = 2;
const FUZZY_FROM = 4;

const BOOST = { title: 6, headings: 2.5, texts: 1 };
/** What a longer word or a similar one counts beside the very word. */
const COMPLETION_WEIGHT = 0.4;
const WEIGHTS = { prefix: COMPLETION_WEIGHT, fuzzy: 0.25 };

/** Texts of a document that belong to its head: lead and description. */
const HEAD_TEXTS = 2;
/** With so many documents about the words, the bodies of others are not asked. */
const ENOUGH_HEADS = 30;

type Index = MiniSearch<{ id: number; title: string; headings: string; texts: string }>;

/** Documents added before the index lets other requests run. */
const CHUNK = 40;

/** An index of one language's documents. */
export class SearchIndex {
  readonly #locale: LocaleCode;
  readonly #documents: SearchDocument[] = [];
  readonly #vocabulary = new Vocabulary();
  /** Titles, headings and first texts: what documents are about. */
  readonly #heads: Index = this.#open();
  readonly #whole: Index = this.#open();

  constructor(locale: LocaleCode) {
    this.#locale = locale;
  }

  async add(documents: readonly SearchDocument[]): Promise<void> {
    const first = this.#documents.length;
    this.#documents.push(...documents);
    const entries = documents.map(({ title, headings, texts }, index) => ({
      id: first + index,
      title,
      headings: headings.join("\n"),
      texts,
    }));
    const withTexts = (count?: number) =>
      entries.map((entry) => ({ ...entry, texts: entry.texts.slice(0, count).join("\n") }));
    await this.#heads.addAllAsync(withTexts(HEAD_TEXTS), { chunkSize: CHUNK });
    await this.#whole.addAllAsync(withTexts(), { chunkSize: CHUNK });
  }

  /** Looks a visitor's words up; `only` shows one group at length. Any text is a valid query. */
  search(text: string, only?: Group): Found {
    const { query, words, isCut } = readQuery(text);
    if (words.length === 0) {
      return { query, isCut, isApproximate: false, total: 0, groups: [] };
    }
    const exact = this.#exact(words);
    const close = exact.length > 0 ? exact : this.#look(this.#whole, words, "AND", true);
    const results = close.length > 0 ? close : this.#look(this.#whole, words, "OR", true);
    return {
      query,
      isCut,
      isApproximate: exact.length === 0 && results.length > 0,
      total: results.length,
      groups: this.#grouped(results, only),
    };
  }

  /** A common word is looked for where it says most; only a rarer one in all of the texts. */
  #exact(words: readonly string[]): SearchResult[] {
    const heads = this.#look(this.#heads, words, "AND", false);
    return heads.length >= ENOUGH_HEADS ? heads : this.#look(this.#whole, words, "AND", false);
  }

  #open(): Index {
    return new MiniSearch({
      fields: ["title", "headings", "texts"],
      tokenize: (text) => wordsIn(text).map(({ word }) => word),
      processTerm: (word) => {
        if (isStopWord(word)) return false;
        const term = termOf(word);
        this.#vocabulary.add(term);
        return term;
      },
    });
  }

  #look(
    index: Index,
    words: readonly string[],
    combineWith: "AND" | "OR",
    isFuzzy: boolean,
  ): SearchResult[] {
    const options: SearchOptions = {
      boost: BOOST,
      weights: WEIGHTS,
      maxFuzzy: MAX_FUZZY,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    };
    const isKnown = (term: string) => this.#vocabulary.has(term);
    const queries = words.map((word, at): Query => {
      const terms = queryTerms(word, this.#locale);
      const prefixFrom = at === words.length - 1 ? LAST_PREFIX_FROM : PREFIX_FROM;
      const longer = terms
        .filter((term) => term.length >= prefixFrom)
        .flatMap((term) => this.#vocabulary.completions(term));
      return {
        combineWith: "OR",
        // A word that the index knows is no slip.
        fuzzy: isFuzzy && !terms.some(isKnown) && ((term) => term.length >= FUZZY_FROM && FUZZY),
        queries: [
          ...terms,
          {
            combineWith: "OR",
            fuzzy: false,
            boostTerm: () => COMPLETION_WEIGHT,
            queries: [...new Set(longer)],
          },
        ],
      };
    });
    return index.search({ combineWith, queries }, options);
  }

  #grouped(
    results: { id: number; match: Record<string, string[]> }[],
    only: Group | undefined,
  ): GroupOfHits[] {
    const groups = new Map<Group, GroupOfHits>();
    const limit = only ? HITS_OF_ONE_GROUP : HITS_IN_GROUP;
    for (const { id, match } of results) {
      const document = this.#documents[id];
      if (!document || (only && document.group !== only)) continue;
      const group = groups.get(document.group) ?? { group: document.group, total: 0, hits: [] };
      groups.set(document.group, group);
      group.total += 1;
      if (group.hits.length < limit) group.hits.push(hitOf(document, match));
    }
    return [...groups.values()];
  }
}

/** `match`: the document's terms that answered the query, each with the fields it stands in. */
function hitOf({ url, title, texts }: SearchDocument, match: Record<string, string[]>): Hit {
  const terms = new Set(Object.keys(match));
  const inTexts = Object.keys(match).filter((term) => match[term]?.includes("texts"));
  return { url, title: highlight(title, terms), excerpt: excerptOf(texts, new Set(inTexts)) };
}

function readQuery(text: string): { query: string; words: string[]; isCut: boolean } {
  const whole = text.normalize("NFC").replace(/\s+/g, " ").trim();
  const query = [...whole].slice(0, MAX_QUERY_LENGTH).join("").trim();
  const all = wordsIn(query).map(({ word }) => word);
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.slice(0, MAX_QUERY_WORDS);
  return { query, words, isCut: query.length < whole.length || words.length < telling.length };
}
