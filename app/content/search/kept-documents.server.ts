import type { StatementSync } from "node:sqlite";
import { type WordPlaces, wordPlaces } from "./word-places.ts";

/**
 * Texts of documents that are kept with the places of their words, in characters: all that this site
 * has in a language, and with 10,000 articles those that were found lately. Some 15 bytes each.
 */
const MAX_KEPT_CHARACTERS = 400_000;

type ShownDocument = { url: string; title: string; words: WordPlaces; characters: number };

/** Documents as results show them, read when one is shown. Words that change are in another index. */
export class KeptDocuments {
  readonly #statement: StatementSync;
  /** By its key, the one that was shown last at the end. */
  readonly #kept = new Map<number, ShownDocument>();
  #characters = 0;

  /** `statement` gives a document's url, title and texts, a list in JSON, by its id. */
  constructor(statement: StatementSync) {
    this.#statement = statement;
  }

  get(id: number): ShownDocument {
    const known = this.#kept.get(id);
    const found = known ?? this.#read(id);
    this.#kept.delete(id);
    this.#kept.set(id, found);
    if (!known) this.#characters += found.characters;
    for (const [oldest, { characters }] of this.#kept) {
      if (this.#characters <= MAX_KEPT_CHARACTERS) break;
      this.#kept.delete(oldest);
      this.#characters -= characters;
    }
    return found;
  }

  #read(id: number): ShownDocument {
    const { url, title, texts } = this.#statement.get(id) ?? {};
    const stored = String(texts);
    return {
      url: String(url),
      title: String(title),
      words: wordPlaces(JSON.parse(stored) as string[]),
      characters: stored.length,
    };
  }
}
