import type { SharedState } from "../../../packages/lib/shared-state/shared-state.ts";
import { UntoldTallies } from "../../../packages/lib/shared-state/untold-tallies.ts";
import { cut } from "../../../packages/lib/valid/cut.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { fold } from "./fold.ts";
import type { Found } from "./found.ts";

/** Words that were looked for in vain. Times are milliseconds since the epoch. */
export type Miss = { words: string; count: number; last: number };

/** Remembered for each language. */
export const MAX_MISSES = 300;
/** Of the words, in characters. */
const MAX_WORDS_LENGTH = 60;
/** Counted in each minute; who asks faster is no visitor. */
export const MAX_A_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Digits of a word that may be somebody's number. */
const MANY_DIGITS = 5;

/** What nobody has looked for since then is forgotten where processes count together, in milliseconds. */
const SHARED_MS = 30 * 24 * 60 * 60 * 1000;

const byWanted = (a: Miss, b: Miss) => b.count - a.count || b.last - a.last;

/** Counts searches that found nothing: words alone, in memory and bounded. */
export class SearchMisses {
  readonly #misses = new Map<string, Miss>();
  #minute = 0;
  #counted = 0;

  /**
   * When it is full, what was asked least makes room, of equals what was asked for longest ago. Answers
   * the words, if they were counted.
   */
  count(found: Found, now: number): string | undefined {
    const words = wordsToKeep(found);
    if (words === undefined || this.#isTooFast(now)) return undefined;
    const known = this.#misses.get(words);
    this.#misses.delete(words);
    if (!known && this.#misses.size >= MAX_MISSES) this.#makeRoom();
    this.#misses.set(words, { words, count: (known?.count ?? 0) + 1, last: now });
    return words;
  }

  /** Most wanted first. */
  list(): Miss[] {
    return [...this.#misses.values()].sort(byWanted);
  }

  #isTooFast(now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) this.#counted = 0;
    this.#minute = minute;
    return ++this.#counted > MAX_A_MINUTE;
  }

  #makeRoom(): void {
    let least: Miss | undefined;
    for (const miss of this.#misses.values()) {
      if (!least || miss.count < least.count) least = miss;
    }
    if (least) this.#misses.delete(least.words);
  }
}

/** Nothing by which a person could be told: no address, no number. */
function wordsToKeep({ query, words }: Found): string | undefined {
  const text = cut(fold(words.join(" ")), MAX_WORDS_LENGTH);
  const digits = text.replace(/\D/g, "").length;
  const isPersonal = query.includes("@") || digits >= MANY_DIGITS;
  return text === "" || isPersonal ? undefined : text;
}

const misses: Record<LocaleCode, SearchMisses> = {
  en: new SearchMisses(),
  el: new SearchMisses(),
};

const untold = new UntoldTallies();

const ruleOf = (locale: LocaleCode) => ({
  name: `search misses ${locale}`,
  ttlMs: SHARED_MS,
  maxEntries: MAX_MISSES,
});

/** Counts a search of a language's site if nothing was found. */
export function countMiss(shared: SharedState, locale: LocaleCode, found: Found): void {
  if (found.total > 0) return;
  const now = Date.now();
  const words = misses[locale].count(found, now);
  if (words !== undefined) untold.count(shared, ruleOf(locale), words, now);
}

/**
 * What was looked for in vain on a language's site, the most wanted first, for staff: in all processes in
 * the last weeks, where they count together; else in this one since it started.
 */
export async function searchMisses(shared: SharedState, locale: LocaleCode): Promise<Miss[]> {
  const all = await untold.list(shared, ruleOf(locale));
  if (!all) return misses[locale].list();
  return all.map(({ key, count, last }) => ({ words: key, count, last })).sort(byWanted);
}
