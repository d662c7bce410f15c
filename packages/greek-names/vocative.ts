import { folded, knownName } from "./given-names.ts";

/** Names in `-ις` that are declined; foreign ones and women's with this ending are not. */
const MEN_IN_IS = new Set([
  "παρισ",
  "αδωνισ",
  "αλκισ",
  "γιαννισ",
  "δημητρισ",
  "βασιλισ",
  "μιχαλισ",
]);
/** Learned names, of which the rule would make pet names: Κωνσταντίνε. */
const LEARNED = new Set(["κωνσταντινοσ", "αυγουστινοσ", "νικηφοροσ", "θεολογοσ"]);
/** `-ος` with the accent on the syllable before it, as in Γιώργος, Κυριάκος, Σταύρος. */
const ACCENT_BEFORE_END = /[άέήίόύώΐΰ][^αεηιουωάέήίόύώΐΰϊϋ]*ος$/u;
const VOWELS = /αι|ει|οι|ου|υι|αυ|ευ|ηυ|[αεηιουω]/gu;
const ACCENTED = /[άέήίόύώΐΰ]/u;

/** Only Greek letters: what is written otherwise stays as its owner writes it. */
const GREEK_WORD = /^\p{Script=Greek}+$/u;

/**
 * A Greek name as one is called by it: Γιώργος is greeted «Γιώργο», Αλέξανδρος «Αλέξανδρε», Νίκη
 * «Νίκη». Names with hyphens and spaces part by part. Foreign names, in whatever letters, stay as they
 * are.
 */
export function vocative(name: string): string {
  return name
    .normalize("NFC")
    .split(/([\s-]+)/u)
    .map((part) => (GREEK_WORD.test(part) ? vocativeOfWord(part) : part))
    .join("");
}

function vocativeOfWord(typed: string): string {
  const known = knownName(typed);
  const word = asWritten(typed, known?.name);
  if (known?.gender === "woman" || !/[ςΣ]$/u.test(word)) return word;
  const small = word.toLowerCase();
  const stem = word.slice(0, -1);
  if (/[οό]ς$/u.test(small)) return `${word.slice(0, -2)}${endingOfOs(word)}`;
  // Declined are Νίκας, Πέτρης, Κοσμάς, Περικλής, Τζαννές; not Κρις, Τζέιμς, Μάρκους.
  const isDeclined = /(?:[αάηή]ς|ούς|ές|εύς)$/u.test(small) && syllables(small) > 1;
  return isDeclined || MEN_IN_IS.has(folded(word)) ? stem : word;
}

/** The vowel in place of `-ος`, accented where that was. */
function endingOfOs(word: string): string {
  const small = word.toLowerCase();
  if (word === word.toUpperCase()) return syllables(small) <= 2 ? "Ο" : "Ε";
  // Στυλιανός is called Στυλιανέ; Γιωργός, in a pet name's way, Γιωργό.
  if (small.endsWith("ός")) return small.endsWith("ανός") ? "έ" : "ό";
  if (LEARNED.has(folded(word))) return "ε";
  if (ACCENTED.test(small)) return ACCENT_BEFORE_END.test(small) ? "ο" : "ε";
  return syllables(small) <= 2 ? "ο" : "ε";
}

const syllables = (small: string): number =>
  [...small.normalize("NFD").replace(/\p{M}/gu, "").matchAll(VOWELS)].length;

/**
 * A name with its accent, where it is known and was typed without; with a capital, where it was typed
 * in haste. Capitals that are not known stay: nobody can tell where their accent is.
 */
function asWritten(typed: string, known: string | undefined): string {
  if (known && !ACCENTED.test(typed.toLowerCase())) return known;
  return `${typed.slice(0, 1).toUpperCase()}${typed.slice(1)}`;
}
