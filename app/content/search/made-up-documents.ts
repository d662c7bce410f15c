import type { SearchDocument } from "./search-document.ts";

const COMMON = 50;
const VOCABULARY = 30_000;
const WORDS_OF_A_TEXT = 120;

/**
 * Words in proportions as in a language (Zipf and Mandelbrot): the n-th most common is used in
 * proportion to 1 / (n + 50), as it is once the stop words, which come first, are left out.
 */
function* words(): Generator<string> {
  let state = 42;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const rank = COMMON * ((VOCABULARY / COMMON + 1) ** (state / 4_294_967_296) - 1);
    yield wordAt(Math.floor(rank));
  }
}

const SYLLABLES = ["ka", "lo", "mi", "ne", "ru", "sta", "ver", "pro", "ti", "on", "gra", "del"];

/** The word of a rank; the commonest is that of 0. */
function wordAt(rank: number): string {
  let text = "";
  for (let rest = rank + 40; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    text += SYLLABLES[rest % SYLLABLES.length];
  }
  return text;
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

const COMMONEST = Array.from({ length: 8 }, (_, rank) => wordAt(rank));

/** What a stranger may ask so that it costs the most, by what makes it costly: eight words are read. */
export const COSTLY_QUERIES: Readonly<Record<string, string>> = {
  "words that most documents have": COMMONEST.join(" "),
  "a slip in each of them": COMMONEST.map((word) => `${word.slice(0, 2)}q${word.slice(2)}`).join(
    " ",
  ),
  "the beginning of a common one": wordAt(0).slice(0, 2),
  "words that nobody has, each with many readings as Greeklish":
    "xeiroxeirox xeiroxoirei oixeiroxei eixeixeirox xoirotyxeis oixoirotei yxoiroeixa ouxeioixei",
};
