/** Longer words that one beginning stands for, at most; the shortest are the likeliest. */
const MAX_COMPLETIONS = 16;

/** The terms of an index, to complete beginnings of words within a bounded number of look-ups. */
export class Vocabulary {
  readonly #terms = new Set<string>();
  #sorted: string[] = [];

  add(term: string): void {
    this.#terms.add(term);
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Terms that begin with a text and are longer, the shortest first. */
  completions(beginning: string): string[] {
    if (this.#sorted.length !== this.#terms.size) this.#sorted = [...this.#terms].sort();
    const found: string[] = [];
    for (let at = this.#firstFrom(beginning); ; at += 1) {
      const term = this.#sorted[at];
      if (!term?.startsWith(beginning)) break;
      if (term !== beginning) found.push(term);
    }
    return found.sort((a, b) => a.length - b.length).slice(0, MAX_COMPLETIONS);
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
