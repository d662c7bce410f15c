import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { LocaleCode } from "../../i18n/locales.ts";
import { type Concept, conceptsOf, type Way } from "./concepts.server.ts";
import { excerptOf, highlight } from "./excerpt.ts";
import { fold, wordsIn } from "./fold.ts";
import { type Found, GROUPS, type Group, type Hit } from "./found.ts";
import { shownDocuments, weighedDocuments } from "./found-documents.server.ts";
import { Ranking, UNKNOWN } from "./ranking.ts";
import { groupIn, tablesOf } from "./search-tables.server.ts";
import type { Thesaurus } from "./synonyms.ts";
import { isTelling } from "./terms.ts";
import { Vocabulary } from "./vocabulary.server.ts";

/** What is read of a query, in characters and words. */
export const MAX_QUERY_LENGTH = 100;
export const MAX_QUERY_WORDS = 8;
/** Of what is typed, more is not looked at: letters may come apart into several marks. */
const MAX_TYPED_LENGTH = 5 * MAX_QUERY_LENGTH;
/** Hits shown, and of one group that is asked for. */
const HITS_SHOWN = 10;
const HITS_OF_ONE_GROUP = 50;

/** Documents that one look brings, at most: nobody reads on so far, and each costs memory. */
const MAX_RESULTS = 1_000;
/** Of those, so many are weighed one against another. */
const MAX_WEIGHED = 40;
/** With fewer that have every word, those with some of the words follow. */
const ENOUGH = 5;
/** Of so many things that are asked for, a text that mentions all may say less than a name of some. */
const LONG = 3;
/** Words, telling or not, that make a sentence. */
const SENTENCE = 5;
/** What has only some of the words follows while it scores so much of the best. */
const WORTH_SHOWING = 0.45;
const MAX_PARTIAL = 20;
/** A page and questions on it lead to one place: so many times it is among the first of all kinds. */
const MAX_OF_A_PLACE = 2;

/** What a word counts in names, names in the other language, headings, lead and description, and other texts. */
const WEIGHTS = "8, 5, 3, 2, 1";
/** With so many documents about the words, the bodies of others are not asked. */
const ENOUGH_HEADS = 30;
/** Of a document, what it is about. */
const HEADS = "{names other headings head} : ";

/** What a look brought: how well it fits, the greater the better. */
type Looked = { id: number; fit: number };
type Ranked = { id: number; score: number };

/** The index of one language (fill-search-index.server.ts); a query reads what it shows. */
export class SearchIndex {
  readonly #locale: LocaleCode;
  readonly #places: ReadonlySet<string>;
  readonly #vocabulary: Vocabulary;
  readonly #match: StatementSync;
  readonly #at: StatementSync;
  readonly #weighable: ReturnType<typeof weighedDocuments>;
  readonly #shown: ReturnType<typeof shownDocuments>;
  readonly #size: number;

  /** `places`: terms that say where (places.server.ts). */
  constructor(db: DatabaseSync, locale: LocaleCode, places: ReadonlySet<string> = new Set()) {
    const { documents, terms, vocabulary } = tablesOf(locale);
    this.#locale = locale;
    this.#places = places;
    this.#vocabulary = new Vocabulary(db, vocabulary);
    this.#match = db.prepare(
      `SELECT rowid, bm25(${terms}, ${WEIGHTS}) AS fit FROM ${terms} WHERE ${terms} MATCH ?
      ORDER BY fit LIMIT ${MAX_RESULTS}`,
    );
    this.#at = db.prepare(`SELECT id FROM ${documents} WHERE url = ?`);
    this.#weighable = weighedDocuments(db, documents);
    this.#shown = shownDocuments(db, documents);
    this.#size = Number(db.prepare(`SELECT count(*) AS size FROM ${documents}`).get()?.size ?? 0);
  }

  /** Looks a visitor's words up; `only` shows one group at length. Any text is a valid query. */
  search(text: string, thesaurus: Thesaurus, only?: Group): Found {
    const { query, words, isCut } = readQuery(text, this.#locale);
    const concepts = conceptsOf(words, this.#locale, {
      ...{ vocabulary: this.#vocabulary, thesaurus, places: this.#places },
    });
    const { ranked, isApproximate } = this.#ranked(concepts, words.length >= SENTENCE);
    const inGroup = ranked.filter(({ id }) => !only || GROUPS[groupIn(id)] === only);
    const terms = new Set(concepts.flatMap(({ ways }) => ways.flatMap(markedTerms)));
    const counts = GROUPS.map((group) => ({
      group,
      total: ranked.filter(({ id }) => GROUPS[groupIn(id)] === group).length,
    }));
    return {
      query,
      words: words.filter((word) => isTelling(word, this.#locale)),
      isCut,
      isApproximate,
      didYouMean: mended(query, concepts),
      total: ranked.length,
      groups: counts.filter(({ total }) => total > 0),
      hits: only
        ? this.#hits(inGroup, terms, { most: HITS_OF_ONE_GROUP })
        : this.#hits(inGroup, terms, { most: HITS_SHOWN, mostOfAPlace: MAX_OF_A_PLACE }),
    };
  }

  #ranked(
    concepts: readonly Concept[],
    isSentence: boolean,
  ): { ranked: Ranked[]; isApproximate: boolean } {
    const asked = concepts.filter(({ ways }) => ways.some(({ terms }) => this.#hasAll(terms)));
    if (asked.length === 0) return { ranked: [], isApproximate: false };
    const ranking = new Ranking(asked, (term) => this.#rarity(term), isSentence);
    const expressions = asked.map(anyWay);
    const full = this.#full(expressions);
    const weigh = (found: Looked[], hasAll: boolean) =>
      this.#weighed(found, ranking, hasAll, this.#withPhrase(asked));
    const ranked = weigh(full, true);
    const isWhole = full.length > 0 && asked.length === concepts.length;
    const isLong = asked.length >= LONG;
    const things = asked.filter(({ isPlace }) => !isPlace);
    const hasPlace = things.length < asked.length && things.length > 0;
    if (asked.length > 1) {
      const known = new Set(ranked.map(({ id }) => id));
      const isShort = isLong || hasPlace || ranked.length < ENOUGH;
      const some = isShort ? this.#partly(expressions, hasPlace ? things : [], ranked.length) : [];
      const others = some.filter(({ id }) => !known.has(id)).slice(0, MAX_WEIGHED);
      const weighed = new Set([...known, ...others.map(({ id }) => id)]);
      const meant = this.#meant(asked).filter(({ id }) => !weighed.has(id));
      const partial = [...weigh(others, false), ...weigh(meant, false)];
      partial.sort((a, b) => b.score - a.score);
      const least = WORTH_SHOWING * Math.max(0, ranked[0]?.score ?? partial[0]?.score ?? 0);
      const worth = partial.filter(({ score }) => score >= least).slice(0, MAX_PARTIAL);
      ranked.push(...worth);
      ranked.sort((a, b) => b.score - a.score);
    }
    const isMended = concepts.some(({ isKnown }) => !isKnown);
    return { ranked, isApproximate: ranked.length > 0 && (!isWhole || isMended) };
  }

  /**
   * Documents with everything that was asked for. Common words are looked for where they say most, and
   * only rarer ones in all of the texts.
   */
  #full(expressions: readonly string[]) {
    const all = `(${expressions.join(" AND ")})`;
    const heads = this.#look(HEADS + all);
    if (heads.length >= ENOUGH_HEADS) return heads;
    const known = new Set(heads.map(({ id }) => id));
    return [...heads, ...this.#look(all).filter(({ id }) => !known.has(id))];
  }

  /** The pages that the list of words with one meaning names: they may lack the other words. */
  #meant(asked: readonly Concept[]): Looked[] {
    const pages = new Set(asked.flatMap(({ pages }) => pages));
    const ids = [...pages].flatMap((url) => this.#at.all(url).map(({ id }) => Number(id)));
    return ids.filter((id) => GROUPS[groupIn(id)] !== "questions").map((id) => ({ id, fit: 0 }));
  }

  /** Documents with some of what was asked for; `things`: what of it is not a place, if there is one. */
  #partly(expressions: readonly string[], things: readonly Concept[], fullCount: number): Looked[] {
    const any = `(${expressions.join(" OR ")})`;
    const found = [
      ...(things.length > 0 ? this.#look(`${HEADS}(${things.map(anyWay).join(" AND ")})`) : []),
      ...(fullCount < ENOUGH ? this.#look(any) : []),
      ...(fullCount >= ENOUGH && expressions.length >= LONG ? this.#look(HEADS + any) : []),
    ];
    return [...new Map(found.map((one) => [one.id, one])).values()];
  }

  #look(expression: string): Looked[] {
    // SQLite's rank is the less the better.
    return this.#match
      .all(expression)
      .map(({ rowid, fit }) => ({ id: Number(rowid), fit: -Number(fit) }));
  }

  /** The first of them by rank, the others behind them as they came. */
  #weighed(
    found: Looked[],
    ranking: Ranking,
    hasAll: boolean,
    withPhrase: ReadonlySet<number>,
  ): Ranked[] {
    const best = Math.max(0, ...found.slice(0, MAX_WEIGHED).map(({ fit }) => fit));
    const weighed = found.slice(0, MAX_WEIGHED).map(({ id, fit }) => {
      const body = best > 0 ? fit / best : 0;
      const { group, url, marks } = this.#weighable.get(id);
      const candidate = { group, url, marks, body, hasPhrase: withPhrase.has(id) };
      return { id, score: ranking.score(candidate, hasAll) };
    });
    weighed.sort((a, b) => b.score - a.score);
    return [...weighed, ...found.slice(MAX_WEIGHED).map(({ id }) => ({ id, score: 0 }))];
  }

  /** Documents in which the words stand one after the other. */
  #withPhrase(asked: readonly Concept[]): Set<number> {
    const terms = asked.flatMap(({ ways }) => ways[0]?.terms ?? []);
    if (terms.length < 2) return new Set();
    return new Set(this.#look(`"${terms.join(" ")}"`).map(({ id }) => id));
  }

  /** Inverse document frequency, at least a little for a word that all have. */
  #rarity(term: string): number {
    const count = this.#vocabulary.count(term);
    return count === 0 ? UNKNOWN : Math.log(1 + this.#size / (1 + count));
  }

  #hasAll(terms: readonly string[]): boolean {
    return terms.every((term) => this.#vocabulary.has(term));
  }

  #hits(
    ranked: readonly Ranked[],
    terms: ReadonlySet<string>,
    { most, mostOfAPlace = most }: { most: number; mostOfAPlace?: number },
  ): Hit[] {
    const hits: Hit[] = [];
    const places = new Map<string, number>();
    for (const { id } of ranked) {
      if (hits.length === most) break;
      const { url, title, words } = this.#shown.get(id);
      const seen = places.get(url) ?? 0;
      places.set(url, seen + 1);
      if (seen >= mostOfAPlace) continue;
      hits.push({
        group: GROUPS[groupIn(id)] ?? "pages",
        url,
        title: highlight(title, terms),
        excerpt: excerptOf(words, terms),
      });
    }
    return hits;
  }
}

/** Terms are letters and digits; in quotes, none is taken for an operator. */
const anyWay = ({ ways }: Concept): string =>
  `(${ways.map(({ terms }) => `(${terms.map((term) => `"${term}"`).join(" AND ")})`).join(" OR ")})`;

/** Words of a phrase that only means the same say nothing one by one: "up" of "sign up". */
const markedTerms = ({ terms, worth }: Way): readonly string[] =>
  terms.length === 1 || worth === 1 ? terms : [];

/** The query with what was mistyped as it may have been meant. */
function mended(query: string, concepts: readonly Concept[]): string | undefined {
  // A word that only goes on longer is rather another one: a bakery is no baker.
  const mends = concepts
    .flatMap(({ mends }) => mends)
    .filter(({ word, meant }) => !fold(word).startsWith(fold(meant)));
  if (mends.length === 0) return undefined;
  const text = mends.reduce((text, { word, meant }) => text.replace(word, () => meant), query);
  // It is shown within a question.
  return text.slice(0, wordsIn(text).at(-1)?.end);
}

function readQuery(
  text: string,
  locale: LocaleCode,
): { query: string; words: string[]; isCut: boolean } {
  // Time to normalise grows with the square of a run of marks.
  const whole = text.slice(0, MAX_TYPED_LENGTH).normalize("NFC").replace(/\s+/g, " ").trim();
  const query = [...whole].slice(0, MAX_QUERY_LENGTH).join("").trim();
  const words = wordsIn(query).map(({ word }) => word);
  const telling = words.filter((word) => isTelling(word, locale)).length;
  // Words that tell nothing are kept: two of them may be one that does.
  const last = nthTelling(words, MAX_QUERY_WORDS, locale);
  return {
    query,
    words: words.slice(0, last),
    isCut: query.length < whole.length || telling > MAX_QUERY_WORDS,
  };
}

/** Behind which word the first so many telling ones are over. */
function nthTelling(words: readonly string[], count: number, locale: LocaleCode): number {
  let left = count;
  for (const [at, word] of words.entries()) {
    if (isTelling(word, locale) && --left === 0) return at + 1;
  }
  return words.length;
}
