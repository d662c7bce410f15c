import { readingsOf, soundOf } from "../../../packages/lib/greek/sounds.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { isWithinEdits } from "./edits.ts";
import { stemEnglish } from "./english.ts";
import { fold, inOneAlphabet, wordsIn } from "./fold.ts";
import { beginningSounds, greekKey, greeklishKeys, isGreek } from "./greek.ts";

/** Words so common that they tell no two documents apart; folded. */
const STOP_WORDS = new Set(
  (
    "a an and are as at be but by can do does for from has have how i if in into is it its many me most much my of on " +
    "or our should so that the their them then there these they this to us was we what when which who " +
    "looking please want will with would you your " +
    // As they are typed in a hurry, and what an apostrophe leaves of them.
    "whats hows wheres whens whos whys thats lets im ive youre theyre dont doesnt didnt isnt arent cant wont " +
    "don doesn didn isn aren couldn wouldn shouldn haven hasn ve re ll " +
    "αν απο αυτα αυτη αυτο αυτοσ για δε δεν δυο εδω ειναι εισαι εκει ενα ενασ εναν εχει εχεισ εχω εχουμε εχετε εχουν η ηταν " +
    "θα θελω θελουμε και κι μα με μεσα μη μην μια μου μασ μπορω μπορουμε δω δουμε να ο οι ολα οπου οπωσ οταν οτι ουτε πιο ποια ποιο ποιοσ " +
    "ποιοι ποιον ποτε ποσα ποσεσ ποση ποσο ποσοι ποσοσ ποσουσ που πωσ σαν σασ σε σου στα στη στην στισ στο στον στουσ τα τη την τησ τι τισ το τον " +
    "του τουσ των ψαχνω ψαχνουμε ωσ"
  ).split(" "),
);

/** Whether a word is left out of the index and of queries. Single letters are. */
export const isStopWord = (word: string): boolean => filingOf(word).isStopWord;

/** How Greek stop words sound: whoever types Greeklish writes them so. */
const STOP_SOUNDS = new Set([...STOP_WORDS].filter(isGreek).map(soundOf));

/** Whether a word of a query says what is looked for. On the Greek site "pos" and "gia" may be Greek. */
export function isTelling(word: string, locale: LocaleCode): boolean {
  if (isStopWord(word)) return false;
  return locale !== "el" || !readingsOf(fold(word)).some((sound) => STOP_SOUNDS.has(sound));
}

/** Shorter words are one slip from too much else, in letters. */
const SLIP_FROM = 4;
const LONGER_STOP_WORDS = [...STOP_WORDS].filter(({ length }) => length >= SLIP_FROM);

/** Whether a word may be one of the commonest with a slip in it, "wich": for words that no text has. */
export function isSlipOfStopWord(word: string): boolean {
  const folded = fold(word);
  return (
    folded.length >= SLIP_FROM && LONGER_STOP_WORDS.some((one) => isWithinEdits(folded, one, 1))
  );
}

type Filing = { term: string; isStopWord: boolean };

/** Words kept with how they are filed: texts, and marking hits in them, have the same ones again and again. */
const MAX_KEPT_WORDS = 20_000;
const kept = new Map<string, Filing>();

function filingOf(word: string): Filing {
  const known = kept.get(word);
  if (known) return known;
  const folded = fold(word);
  const inOne = fold(inOneAlphabet(word));
  const filing = {
    term: isGreek(inOne) ? greekKey(inOne) : stemEnglish(inOne),
    // Marks without a letter fold to nothing.
    isStopWord:
      folded === "" || STOP_WORDS.has(folded) || (folded.length === 1 && !/\p{N}/u.test(folded)),
  };
  if (kept.size >= MAX_KEPT_WORDS) kept.clear();
  kept.set(word, filing);
  return filing;
}

/** The one term under which a word of a text is indexed. */
export const termOf = (word: string): string => filingOf(word).term;

/** The terms of a text in order, without words that tell nothing. */
export const termsIn = (text: string): string[] =>
  wordsIn(text).flatMap(({ word }) => (isStopWord(word) ? [] : termOf(word)));

/**
 * The terms that a word of a query may be filed under, the likeliest first. On the Greek site a Latin
 * word may be English or Greeklish, so it is read as both.
 */
export function queryTerms(word: string, locale: LocaleCode): string[] {
  const own = termOf(word);
  const plain = inOneAlphabet(word);
  if (isGreek(plain)) return [own, ...verbOf(own)];
  if (locale !== "el") return [own];
  return [...new Set([own, ...greeklishKeys(fold(plain))])];
}

/** Endings of verbs, by their sound, that stemming leaves: -ετε, -εται, -ουμε, -άμε, -άτε, -ομαι, -ονται. */
const VERB_ENDINGS = ["et", "um", "am", "at", "om", "od"];
const MIN_STEM_OF_FORM = 3;

/**
 * What is left of terms that may be forms of a verb (προσλαμβάνετε, μετράμε), or plurals in -ματα. For the list
 * of words with one meaning, and for what no text has as it is typed: to stem all texts so would merge strangers.
 */
export function otherForms(terms: readonly string[], locale: LocaleCode): string[] {
  if (locale !== "el") return [];
  return terms.flatMap((term) => {
    const ending = VERB_ENDINGS.find((one) => term.endsWith(one));
    const stem = ending ? term.slice(0, -ending.length) : "";
    return stem.length >= MIN_STEM_OF_FORM ? [stem] : [];
  });
}

/** What terms begin with that a word of a query is the beginning of. */
export function beginningsOf(word: string, locale: LocaleCode): string[] {
  const folded = fold(inOneAlphabet(word));
  if (isGreek(folded)) return beginningSounds(folded);
  return locale === "el" ? [...new Set([folded, ...beginningSounds(folded)])] : [folded];
}

/** Shorter stems have too many relatives, in letters. */
const MIN_VERB_STEM = 5;

/** τιμολόγηση also finds τιμολογώ: the stem without the ending of the noun that is made of a verb. */
function verbOf(key: string): string[] {
  const stem = /^(.+)is$/.exec(key)?.[1];
  return stem && stem.length >= MIN_VERB_STEM ? [stem] : [];
}
