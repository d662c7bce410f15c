import { wordsIn } from "./fold.ts";
import { termOf } from "./terms.ts";

/** Where a term stands in a document: the number of the text, and its place in it. */
type Place = { text: number; start: number };

/** A document's texts, and where each of its terms stands, in their order. */
export type WordPlaces = {
  texts: readonly string[];
  places: ReadonlyMap<string, readonly Place[]>;
};

export function wordPlaces(texts: readonly string[]): WordPlaces {
  const places = new Map<string, Place[]>();
  for (const [text, whole] of texts.entries()) {
    for (const { word, start } of wordsIn(whole)) {
      const term = termOf(word);
      const known = places.get(term);
      if (known) known.push({ text, start });
      else places.set(term, [{ text, start }]);
    }
  }
  return { texts, places };
}
