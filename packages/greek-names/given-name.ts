import { knownName } from "./given-names.ts";

/** Titles before a name, Greek and Latin, with or without their point. */
const TITLE = /^(?:κ|κα|κος|κύριος|κυρία|δρ|καθ|mr|mrs|ms|miss|dr|prof)\.?$/iu;

/**
 * Endings that surnames have and given names have not, where both are Greek. Short words are left
 * out by their length: Τάκης and Μάκης are given names.
 */
const SURNAME =
  /(?:όπουλος|οπούλου|ίδης|ίδου|άδης|άδου|άκης|άκη|άκος|άκου|έλης|έλη|έας|έα|ίου|άτος|άτου|άνης|άνη|ούδης|ούδη|ίτης|ίτη|ιώτης|ιώτη|όγλου|ούσης|ούση)$/u;
const SHORTEST_SURNAME = 7;

/**
 * The given name within a whole one, for greeting: the first word, unless that is the surname. Knows
 * «Κωνσταντινίδης Γιώργος», «Παπαδοπούλου, Ελένη», «Άννα Μαρία Παππά» and «κ. Γιώργος». A name that
 * tells nothing is taken by its first word.
 */
export function givenName(fullName: string): string {
  const [beforeComma = "", afterComma = ""] = fullName.normalize("NFC").split(",");
  const words = (afterComma.trim() || beforeComma.trim()).split(/\s+/u);
  const own = words.filter((word, index) => index === words.length - 1 || !TITLE.test(word));
  const [first = ""] = own;
  const known = own.findIndex(isKnownName);
  // In Latin letters anything may be a given name.
  if (known >= 0 && /^\p{Script=Greek}/u.test(first)) {
    return doubleName(own, known) ?? own[known] ?? first;
  }
  return isSurname(first) ? (own.find((word) => !isSurname(word)) ?? first) : first;
}

/** Whether each part of a word is a Greek given name: Άννα-Μαρία too. */
export const isKnownName = (word: string): boolean =>
  word.split("-").every((part) => knownName(part) !== undefined);

/** Two given names of one gender with a surname beside them are one name. */
function doubleName(words: readonly string[], at: number): string | undefined {
  const [first, second] = [words[at], words[at + 1]];
  if (words.length < 3 || !first || !second) return undefined;
  const gender = knownName(first)?.gender;
  return gender && gender === knownName(second)?.gender ? `${first} ${second}` : undefined;
}

const isSurname = (word: string): boolean =>
  word.length >= SHORTEST_SURNAME && !isKnownName(word) && SURNAME.test(word);
