import type { LocaleCode } from "../../i18n/locales.ts";
import { fold } from "./fold.ts";
import type { Thesaurus } from "./synonyms.ts";
import { beginningsOf, isStopWord, queryTerms, termOf } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.server.ts";

/** One way in which a document may have what was asked for: all these terms, and what that is worth. */
export type Way = { terms: readonly string[]; worth: number };

/** One thing that was asked for, in a word or a phrase. */
export type Concept = {
  ways: Way[];
  /** Pages that the list of words with one meaning names for it. */
  pages: string[];
  /** How many words of the query it takes. */
  words: number;
  /** A word of the index that this one, mistyped, may have been. */
  mended: string | undefined;
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
/** Terms of a query that may be slips: each is compared with thousands, and a stranger may ask. */
const MAX_SLIPS = 12;
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
  const words = joined(typed, vocabulary).filter((word) => !isStopWord(word));
  const terms = words.map((word) => queryTerms(word, locale));
  const reader = new WordReader(locale, vocabulary);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, rows } = thesaurus.at(terms.slice(at));
    const isLast = at + Math.max(length, 1) === words.length;
    const concept =
      length > 1
        ? { ...NOTHING, ways: [{ terms: words.slice(at, at + length).map(termOf), worth: 1 }] }
        : reader.read(words[at] ?? "", terms[at] ?? [], isLast, rows.length > 0);
    const same = rows.flatMap(({ phrases }) => phrases);
    concepts.push({
      ...concept,
      ways: [...concept.ways, ...same.map((phrase) => ({ terms: phrase, worth: SAME }))],
      pages: rows.flatMap(({ page }) => page ?? []),
      words: Math.max(length, 1),
      isKnown: concept.isKnown || length > 0,
    });
    at += Math.max(length, 1);
  }
  return withPlaces(concepts, places);
}

/** A city alone is what is asked for. */
function withPlaces(concepts: Concept[], places: ReadonlySet<string>): Concept[] {
  const isPlace = ({ ways }: Concept) =>
    ways.some(({ terms }) => terms.every((term) => places.has(term)));
  if (concepts.every(isPlace)) return concepts;
  return concepts.map((concept) => ({ ...concept, isPlace: isPlace(concept) }));
}

const NOTHING: Concept = {
  ...{ ways: [], pages: [], words: 1, mended: undefined },
  ...{ isKnown: false, isPlace: false },
};

class WordReader {
  readonly #locale: LocaleCode;
  readonly #vocabulary: Vocabulary;
  #slipsLeft = MAX_SLIPS;

  constructor(locale: LocaleCode, vocabulary: Vocabulary) {
    this.#locale = locale;
    this.#vocabulary = vocabulary;
  }

  read(word: string, terms: readonly string[], isLast: boolean, hasSynonyms: boolean): Concept {
    const [own = "", ...readings] = terms;
    const known = readings.filter((term) => this.#vocabulary.has(term));
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
      return { ...NOTHING, ways, isKnown: true };
    }
    const parts = this.#parts(word);
    if (parts) return { ...NOTHING, ways: [...ways, { terms: parts, worth: 1 }], isKnown: true };
    const similar = this.#similar(word, terms);
    ways.push(...similar.map((term, at) => ({ terms: [term], worth: SIMILAR - at / 20 })));
    return { ...NOTHING, ways, mended: similar[0] && this.#vocabulary.wordOf(similar[0]) };
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
    return [...new Set(asked.flatMap((term) => this.#vocabulary.similar(term, edits)))];
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
