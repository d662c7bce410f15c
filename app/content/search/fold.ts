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
