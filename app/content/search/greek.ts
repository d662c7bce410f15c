import { readingsOf, singleLetters, soundOf } from "../../../packages/lib/greek/sounds.ts";

/**
 * Greek under its sound: διαφήμιση, διαφημίσεων and the Greeklish "diafhmish" all come to "diafimis".
 * One key serves as stem, as spelling help and as the meeting point of both alphabets.
 */
const MIN_STEM = 3;
const VOWELS = new Set("aeiou");

/** Sounds of words that have one form only; without their ending they would be another word. */
const WHOLE = new Set(["dorean", "simera", "kala", "mono", "pano", "kato", "niki"]);

export function isGreek(word: string): boolean {
  return /\p{Script=Greek}/u.test(word);
}

/** The key of a folded Greek word. */
export function greekKey(word: string): string {
  return stemKey(soundOf(word));
}

/** The keys that a folded Latin word may stand for if it is Greeklish. */
export function greeklishKeys(word: string): string[] {
  return [...new Set(readingsOf(word).map(stemKey))];
}

/** How the beginning of a folded word sounds, in whichever alphabet: nothing is taken from its end. */
export function beginningSounds(word: string): string[] {
  const sounds = isGreek(word) ? [soundOf(word)] : readingsOf(word);
  return sounds.map(singleLetters);
}

/** Without the ending that declension and conjugation change; doubled letters sound as one. */
function stemKey(key: string): string {
  const single = singleLetters(key);
  if (WHOLE.has(single)) return single;
  const stem = withoutEnding(single);
  return stem.length >= MIN_STEM ? stem : single;
}

/** Without vowels at the end, and an s or n behind them. */
function withoutEnding(key: string): string {
  const end = /[sn]$/.test(key) ? key.length - 1 : key.length;
  let at = end;
  while (at > 0 && VOWELS.has(key.charAt(at - 1))) at--;
  return at < end ? key.slice(0, at) : key;
}
