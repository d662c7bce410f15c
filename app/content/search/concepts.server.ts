import type { LocaleCode } from "../../i18n/locales.ts";
import { fold } from "./fold.ts";
import { isGreek } from "./greek.ts";
import type { Thesaurus } from "./synonyms.ts";
import {
  beginningsOf,
  isSlipOfStopWord,
  isStopWord,
  isTelling,
  otherForms,
  queryTerms,
  termOf,
} from "./terms.ts";
import type { Vocabulary } from "./vocabulary.server.ts";

/** One way in which a document may have what was asked for: all these terms, and what that is worth. */
export type Way = { terms: readonly string[]; worth: number };

/** One thing that was asked for, in a word or a phrase. */
export type Concept = {
  ways: Way[];
  /** Pages that the list of words with one meaning names for it. */
  pages: string[];
  /** Words that were mistyped, with what they may have been. */
  mends: { word: string; meant: string }[];
  isKnown: boolean;
  /** Where something is to be, beside what is asked for. */
  isPlace: boolean;
};

/** What ways are worth beside the word itself. */
const SAME = 0.9;
const READING = 0.95;
const LONGER = 0.6;
const SIMILAR = 0.7;

/** Letters from which a word is also taken as the beginning of one. */
const PREFIX_FROM = 4;
const LAST_PREFIX_FROM = 2;
/** Letters from which a word may be mistyped once, and twice. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 7;
const GREEKLISH_SLIP_FROM = 5;
/** Terms of a query that may be slips: each is compared with thousands, and a stranger may ask. */
const MAX_SLIPS = 12;
/** Words that a mistyped one stands for, at most. */
const MAX_SIMILAR = 6;
/** Letters of a part of a word that is two words written as one. */
const MIN_PART = 3;

export type Dictionary = {
  vocabulary: Vocabulary;
  thesaurus: Thesaurus;
  places: ReadonlySet<string>;
};

/** What the words of a query may stand for. */
export function conceptsOf(
  typed: readonly string[],
  locale: LocaleCode,
  { vocabulary, thesaurus, places }: Dictionary,
): Concept[] {
  const words = joined(typed, vocabulary).filter((word) => isTelling(word, locale));
  const reader = new WordReader(locale, vocabulary, thesaurus);
  const all = words.map((word, at) => reader.read(word, at === words.length - 1));
  const telling = all.filter(({ isSlip }) => !isSlip);
  // Where nothing else is asked for, even they may be meant.
  const reads = telling.length > 0 ? telling : all;
  const concepts: Concept[] = [];
  for (let at = 0; at < reads.length; ) {
    const { length, rows } = thesaurus.at(reads.slice(at).map(({ terms }) => terms));
    const taken = reads.slice(at, at + Math.max(length, 1));
    const mends = taken.flatMap(({ mend }) => mend ?? []);
    const [first] = taken;
    const ways =
      taken.length === 1 && first
        ? first.ways
        : [{ terms: taken.map(({ word, mend }) => termOf(mend?.meant ?? word)), worth: 1 }];
    const worth = mends.length > 0 ? SAME * SIMILAR : SAME;
    const same = rows.flatMap(({ phrases }) => phrases);
    concepts.push({
      ways: [...ways, ...same.map((phrase) => ({ terms: phrase, worth }))],
      pages: rows.flatMap(({ page }) => page ?? []),
      mends,
      isKnown: mends.length === 0 && (length > 0 || taken.every(({ isKnown }) => isKnown)),
      isPlace: false,
    });
    at += taken.length;
  }
  return withPlaces(concepts, places);
}

/** A word of a query. `terms`: what the list of words with one meaning may have it as. */
type Read = {
  word: string;
  terms: string[];
  ways: Way[];
  mend: Concept["mends"][number] | undefined;
  isKnown: boolean;
  /** It may be one of the commonest words with a slip in it, which tell nothing. */
  isSlip: boolean;
};

/** A city alone is what is asked for. */
function withPlaces(concepts: Concept[], places: ReadonlySet<string>): Concept[] {
  const isPlace = ({ ways }: Concept) =>
    ways.some(({ terms }) => terms.every((term) => places.has(term)));
  if (concepts.every(isPlace)) return concepts;
  return concepts.map((concept) => ({ ...concept, isPlace: isPlace(concept) }));
}

class WordReader {
  readonly #locale: LocaleCode;
  readonly #vocabulary: Vocabulary;
  readonly #thesaurus: Thesaurus;
  #slipsLeft = MAX_SLIPS;

  constructor(locale: LocaleCode, vocabulary: Vocabulary, thesaurus: Thesaurus) {
    this.#locale = locale;
    this.#vocabulary = vocabulary;
    this.#thesaurus = thesaurus;
  }

  read(word: string, isLast: boolean): Read {
    const filed = queryTerms(word, this.#locale);
    const forms = otherForms(filed, this.#locale);
    const terms = [...filed, ...forms];
    const isFiled = filed.some((term) => this.#vocabulary.has(term));
    const [own = "", ...readings] = isFiled ? filed : terms;
    const known = readings.filter((term) => this.#vocabulary.has(term));
    const hasSynonyms = terms.some((term) => this.#thesaurus.wordOf(term) !== undefined);
    const nothing = { word, terms, mend: undefined, isSlip: false };
    const ways: Way[] = [
      { terms: [own], worth: 1 },
      ...known.map((term) => ({ terms: [term], worth: READING })),
    ];
    const isKnown = known.length > 0 || this.#vocabulary.has(own);
    const seen = new Set(terms);
    // Behind a word that is known somebody has gone on typing: it is whole.
    const isOpen = isLast || !isKnown;
    const longer = isOpen ? this.#longer(word, isLast).filter((term) => !seen.has(term)) : [];
    ways.push(...longer.map((term) => ({ terms: [term], worth: isKnown ? LONGER : SAME })));
    if (isKnown || hasSynonyms || longer.length > 0) {
      return { ...nothing, ways, isKnown: isKnown || longer.length > 0 };
    }
    const parts = this.#parts(word);
    if (parts) return { ...nothing, ways: [...ways, { terms: parts, worth: 1 }], isKnown: true };
    const isSlip = isSlipOfStopWord(word);
    const similar = this.#similar(word, filed);
    ways.push(...similar.map((term, at) => ({ terms: [term], worth: SIMILAR - at / 20 })));
    const [nearest] = similar;
    if (nearest === undefined) return { ...nothing, ways, isKnown: false, isSlip };
    const mend = { word, meant: this.#wordOf(nearest, word) };
    return { word, terms: [...terms, nearest], ways, mend, isKnown: false, isSlip };
  }

  #longer(word: string, isLast: boolean): string[] {
    const from = isLast ? LAST_PREFIX_FROM : PREFIX_FROM;
    const beginnings = beginningsOf(word, this.#locale).filter((text) => text.length >= from);
    return [...new Set(beginnings.flatMap((text) => this.#vocabulary.completions(text)))];
  }

  /** The two words that one is made of: "freshfood". */
  #parts(word: string): string[] | undefined {
    const folded = fold(word);
    for (let at = MIN_PART; at <= folded.length - MIN_PART; at++) {
      const parts = [folded.slice(0, at), folded.slice(at)].map(termOf);
      if (parts.every((part) => this.#vocabulary.has(part))) return parts;
    }
    return undefined;
  }

  #similar(word: string, terms: readonly string[]): string[] {
    const letters = fold(word).length;
    if (letters < ONE_SLIP_FROM) return [];
    const edits = letters < TWO_SLIPS_FROM ? 1 : 2;
    const asked = terms.slice(0, this.#slipsLeft);
    this.#slipsLeft -= asked.length;
    // Greeklish has other letters to begin with: a short word with a slip in it could be anything.
    const isGreeklish = this.#locale === "el" && letters >= GREEKLISH_SLIP_FROM;
    const found = asked.flatMap((term) => [
      this.#vocabulary.similar(term, edits),
      this.#thesaurus.similar(term, edits),
    ]);
    const near = found.flatMap(({ near }) => near);
    const far = found.flatMap(({ far }) => far);
    return [...new Set([...near, ...far])]
      .filter((term) => isGreek(word) === isGreek(this.#wordOf(term, word)) || isGreeklish)
      .slice(0, MAX_SIMILAR);
  }

  /** A term as it is written. */
  #wordOf(term: string, typed: string): string {
    return this.#vocabulary.wordOf(term, typed) ?? this.#thesaurus.wordOf(term) ?? term;
  }
}

/** Words of a query, two that are one in the index as that one: "tik tok", "you tube", "next gen". */
function joined(words: readonly string[], vocabulary: Vocabulary): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [one = "", next] = [words[at], words[at + 1]];
    const both = next === undefined ? "" : one + next;
    const isOne =
      both.length >= 2 * MIN_PART &&
      vocabulary.has(termOf(both)) &&
      [one, next ?? ""].some((word) => isStopWord(word) || !vocabulary.has(termOf(word)));
    result.push(isOne ? both : one);
    if (isOne) at++;
  }
  return result;
}
