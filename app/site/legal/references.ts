const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

/** An article of a law, or a part of one, as both languages write it. */
const ARTICLE = /(?<!\p{L})(Art\.|άρθρο|παρ\.|[σΣ]τοιχείο) (?=\d|\p{Ll}{1,2}΄)/gu;
/** An article with its parts in brackets. */
const PARTS = /\bArt\.\u00a0\d{1,3}(?:\(\w\)){1,3}/g;

/** The same text, with its references to articles in one piece: Art. 6(1)(f), άρθρο 6 παρ. 1. */
export function holdReferences(text: string): string {
  return text
    .replace(ARTICLE, `$1${NO_BREAK_SPACE}`)
    .replace(PARTS, (reference) => reference.replaceAll("(", `${WORD_JOINER}(`));
}
