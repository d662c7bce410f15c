import type { SearchDocument } from "./search-document.ts";

const COMMON = 50;
const VOCABULARY = 30_000;
const WORDS_OF_A_TEXT = 120;

/**
 * Words in proportions as in a language (Zipf and Mandelbrot): the n-th most common is used in
 * proportion to 1 / (n + 50), as it is once the stop words, which come first, are left out.
 */
function* words(): Generator<string> {
  const syllables = ["ka", "lo", "mi", "ne", "ru", "sta", "ver", "pro", "ti", "on", "gra", "del"];
  const word = (rank: number) => {
    let text = "";
    for (let rest = rank + 40; rest > 0; rest = Math.floor(rest / syllables.length)) {
      text += syllables[rest % syllables.length];
    }
    return text;
  };
  let state = 42;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const rank = COMMON * ((VOCABULARY / COMMON + 1) ** (state / 4_294_967_296) - 1);
    yield word(Math.floor(rank));
  }
}

/** For tests and bench/: so many documents, and so many queries as visitors type them. */
export function madeUpSearch(documents: number, queries: number) {
  const source = words();
  const take = (count: number) =>
    Array.from({ length: count }, () => source.next().value as string).join(" ");
  return {
    documents: Array.from({ length: documents }, (_, n): SearchDocument => {
      const group = n % 3 === 0 ? "articles" : n % 3 === 1 ? "pages" : "questions";
      const texts = [take(20), take(12), take(WORDS_OF_A_TEXT)];
      return {
        group,
        url: `/${n}`,
        title: take(6),
        names: [],
        otherNames: [],
        headings: [take(5)],
        texts,
      };
    }),
    // A word, two, a beginning, a slip, and a word that is nowhere.
    queries: Array.from({ length: queries }, (_, n) => {
      const [a = "", b = ""] = [take(1), take(1)];
      return [a, `${a} ${b}`, a.slice(0, 4), `${a.slice(1, 2)}${a}`, `${a}zzq`][n % 5] ?? a;
    }),
  };
}

/** What a stranger may ask: eight words that nobody has, each with many readings as Greeklish. */
export const WORST_QUERY =
  "xeiroxeirox xeiroxoirei oixeiroxei eixeixeirox xoirotyxeis oixoirotei yxoiroeixa ouxeioixei";
