import type { LocaleCode } from "../../i18n/locales.ts";
import { stemEnglish } from "./english.ts";
import { fold } from "./fold.ts";
import { greekKey, greeklishKeys, isGreek } from "./greek.ts";

/** Words so common that they tell no two documents apart; folded. */
const STOP_WORDS = new Set(
  (
    "a an and are as at be but by do does for from has have how i if in into is it its of on or our " +
    "so that the their them then there these they this to us was we what when which who will with " +
    "you your " +
    "αν απο αυτα αυτη αυτο αυτοσ για δε δεν δυο εδω ειναι εισαι εκει ενα ενασ εναν εχει εχεισ η ηταν " +
    "θα και κι μα με μεσα μη μην μια μου μασ να ο οι ολα οπου οπωσ οταν οτι ουτε πιο που πωσ σαν σασ " +
    "σε σου στα στη στην στισ στο στον στουσ τα τη την τησ τι τισ το τον του τουσ των ωσ"
  ).split(" "),
);

/** Whether a word is left out of the index and of queries. Single letters are. */
export function isStopWord(word: string): boolean {
  const folded = fold(word);
  // Marks without a letter fold to nothing.
  return folded === "" || STOP_WORDS.has(folded) || (folded.length === 1 && !/\p{N}/u.test(folded));
}

/** Terms kept by word: marking hits asks for the same words again and again. */
const MAX_KEPT_TERMS = 20_000;
const kept = new Map<string, string>();

/** The one term under which a word of a text is indexed. */
export function termOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  const term = isGreek(folded) ? greekKey(folded) : stemEnglish(folded);
  if (kept.size >= MAX_KEPT_TERMS) kept.clear();
  kept.set(word, term);
  return term;
}

/**
 * The terms that a word of a query may be filed under. On the Greek site a Latin word may be
 * English or Greeklish, so it is read as both.
 */
export function queryTerms(word: string, locale: LocaleCode): string[] {
  const own = termOf(word);
  if (isGreek(word)) return [own, ...verbOf(own)];
  if (locale !== "el") return [own];
  return [...new Set([own, ...greeklishKeys(fold(word))])];
}

/** Shorter stems have too many relatives, in letters. */
const MIN_VERB_STEM = 5;

/** τιμολόγηση also finds τιμολογώ: the stem without the ending of the noun that is made of a verb. */
function verbOf(key: string): string[] {
  const stem = /^(.+)is$/.exec(key)?.[1];
  return stem && stem.length >= MIN_VERB_STEM ? [stem] : [];
}
