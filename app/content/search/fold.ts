/** Lower case without accents; a final sigma is a sigma. Keeps no offsets: fold word by word. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");
}

/** A text that is compared letter by letter: folded, a curly apostrophe a straight one. */
export const searchText = (text: string): string => fold(text).replaceAll("’", "'");

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Where the words of a text are; separators and punctuation lie between them. */
export function wordsIn(text: string): { word: string; start: number; end: number }[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Letters that look the same in both alphabets, Greek and Latin beneath each other. */
const GREEK_LOOKS = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανοιρυχ";
const LATIN_LOOKS = "ABEZHIKMNOPTYXavoipux";
const LATIN = /\p{Script=Latin}/u;
const GREEK = /\p{Script=Greek}/u;

/**
 * A word of one alphabet. Whoever types "ΤikΤok" has forgotten to change the keyboard: letters that look
 * alike are taken for those of the alphabet that the others leave no doubt about.
 */
export function inOneAlphabet(word: string): string {
  if (!LATIN.test(word) || !GREEK.test(word)) return word;
  const isLatin = [...word].some((letter) => LATIN.test(letter) && !LATIN_LOOKS.includes(letter));
  const [from, to] = isLatin ? [GREEK_LOOKS, LATIN_LOOKS] : [LATIN_LOOKS, GREEK_LOOKS];
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
}
