import type { Concept, Way } from "./concepts.server.ts";
import type { Group } from "./found.ts";
import { NAME_BREAK } from "./search-tables.server.ts";

/** What a document says of itself, as terms, parted by spaces or lines. */
export type Said = { names: string; other: string; headings: string; head: string };

/** The same as it is weighed: its fields, the best first, and the words of each name. */
export type Marks = {
  fields: readonly Field[];
  names: readonly Name[];
  other: readonly Name[];
};
type Field = { terms: string; worth: number };
type Name = readonly string[];

/** A document that may answer. `body`: how well all of it fits, 0 to 1. */
export type Candidate = {
  group: Group;
  url: string;
  marks: Marks;
  body: number;
  /** Its words stand in it one after the other, as they were asked for. */
  hasPhrase: boolean;
};

/** What a term counts by where it stands. */
const IN_NAME = 1;
const IN_OTHER_NAME = 0.85;
const IN_HEADINGS = 0.6;
const IN_HEAD = 0.4;

/** What the parts of a rank weigh against each other. */
const WEIGHTS = { fields: 1, name: 1.2, body: 0.5, all: 0.5, page: 2.2, phrase: 0.3 };

/** What having everything counts when it is only in passing. */
const LEAST_OF_ALL = 0.5;

/** Of equals, pages of things come before texts about them. */
const GROUP_BONUS: Readonly<Record<Group, number>> = {
  services: 0.12,
  pages: 0.08,
  openings: 0.03,
  cases: 0.03,
  articles: 0,
  questions: 0,
};

/** Whoever writes a sentence asks a question, and somebody may have answered it. */
const ASKED_BONUS = 0.3;

/** What a place, in however many words, counts of its rarity beside the thing that is asked for. */
const BESIDE = 0.4;

/** How rare a term that no document has is. */
export const UNKNOWN = Number.MAX_VALUE;

/** How rare a term is: next to 0 for one that every document has, `UNKNOWN` for one that none has. */
export type Rarity = (term: string) => number;

export function marksOf({ names, other, headings, head }: Said): Marks {
  return {
    fields: [
      { terms: names, worth: IN_NAME },
      { terms: other, worth: IN_OTHER_NAME },
      { terms: headings, worth: IN_HEADINGS },
      { terms: head, worth: IN_HEAD },
    ],
    names: namesIn(names),
    other: namesIn(other),
  };
}

const namesIn = (lines: string): Name[] => lines.split(NAME_BREAK).map((line) => line.split(" "));

/** Ranks what was found for a query. */
export class Ranking {
  readonly #concepts: readonly { concept: Concept; rarity: number }[];
  /** Names share words, and each would be asked of the index again. */
  readonly #rarity: Rarity;
  readonly #total: number;
  readonly #isSentence: boolean;
  /** What each term of a name may be covered with. */
  readonly #covering = new Map<string, number>();

  constructor(concepts: readonly Concept[], rarity: Rarity, isSentence: boolean) {
    this.#isSentence = isSentence;
    const known = new Map<string, number>();
    this.#rarity = (term) => {
      const value = known.get(term) ?? rarity(term);
      known.set(term, value);
      return value;
    };
    const places = concepts.filter(({ isPlace }) => isPlace).length;
    this.#concepts = concepts.map((concept) => ({
      concept,
      rarity: rarityOf(concept, this.#rarity) * (concept.isPlace ? BESIDE / places : 1),
    }));
    this.#total = sum(this.#concepts.map((one) => one.rarity));
    for (const { ways } of concepts) {
      for (const { terms, worth } of ways) {
        for (const term of terms) {
          this.#covering.set(term, Math.max(worth, this.#covering.get(term) ?? 0));
        }
      }
    }
  }

  /** How well a document answers; greater is better. `hasAll`: every concept is somewhere in it. */
  score(candidate: Candidate, hasAll: boolean): number {
    const { fields } = candidate.marks;
    const inFields =
      sum(this.#concepts.map(({ concept, rarity }) => rarity * bestField(concept.ways, fields))) /
      this.#total;
    return (
      WEIGHTS.fields * inFields +
      WEIGHTS.name * this.#nameFit(candidate.marks) +
      WEIGHTS.body * candidate.body +
      (hasAll ? WEIGHTS.all * (LEAST_OF_ALL + (1 - LEAST_OF_ALL) * inFields) : 0) +
      (candidate.hasPhrase ? WEIGHTS.phrase : 0) +
      WEIGHTS.page * this.#isMeant(candidate) +
      GROUP_BONUS[candidate.group] +
      (this.#isSentence && candidate.group === "questions" ? ASKED_BONUS : 0)
    );
  }

  /** How nearly the query is a name of the document: neither says much that the other doesn't. */
  #nameFit({ names, other }: Marks): number {
    const best = (list: readonly Name[]) => Math.max(0, ...list.map((name) => this.#fit(name)));
    return Math.max(best(names), IN_OTHER_NAME * best(other));
  }

  #fit(name: Name): number {
    const asked = sum(
      this.#concepts.map(({ concept, rarity }) => {
        const ways = concept.ways.filter(({ terms }) => terms.every((term) => name.includes(term)));
        return rarity * Math.max(0, ...ways.map(({ worth }) => worth));
      }),
    );
    const said = sum(name.map(this.#rarity));
    if (asked === 0 || said === 0) return 0;
    const covered = sum(name.map((term) => this.#rarity(term) * (this.#covering.get(term) ?? 0)));
    return (asked / this.#total) ** 2 * (covered / said);
  }

  /** Whether staff have named this page for what is asked, by how much of the query that is. */
  #isMeant({ url, group }: Candidate): number {
    if (group === "questions") return 0;
    const meant = this.#concepts.filter(({ concept }) => concept.pages.includes(url));
    return (sum(meant.map(({ rarity }) => rarity)) / this.#total) ** 2;
  }
}

/** A word that every document has still counts a little. */
const MIN_RARITY = 0.2;

/** A concept is as rare as its word; one that no document has as its commonest other way. */
function rarityOf({ ways }: Concept, rarity: Rarity): number {
  const [own = UNKNOWN, ...others] = ways.map(({ terms }) => Math.max(...terms.map(rarity)));
  return Math.max(MIN_RARITY, own === UNKNOWN ? Math.min(UNKNOWN, ...others) : own);
}

function bestField(ways: readonly Way[], fields: readonly Field[]): number {
  let best = 0;
  for (const { terms, worth } of ways) {
    if (worth <= best) continue;
    const field = fields.find((one) => terms.every((term) => hasTerm(one.terms, term)));
    if (field) best = Math.max(best, worth * field.worth);
  }
  return best;
}

/** A query asks for few terms: to take each field apart for them would cost more than to look. */
function hasTerm(terms: string, term: string): boolean {
  for (let at = terms.indexOf(term); at >= 0; at = terms.indexOf(term, at + 1)) {
    if (isBreak(terms, at - 1) && isBreak(terms, at + term.length)) return true;
  }
  return false;
}

const isBreak = (terms: string, at: number): boolean => {
  const letter = terms[at];
  return letter === undefined || letter === " " || letter === NAME_BREAK;
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
