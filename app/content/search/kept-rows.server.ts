/** What was read of a row; `characters`: of its texts, by which it counts. */
type Row = { characters: number };

/** Rows of an index that are kept as they were read. Words that change are in another index. */
export class KeptRows<Kept extends Row> {
  readonly #read: (id: number) => Kept;
  readonly #most: number;
  /** By their key, the one that was asked for last at the end. */
  readonly #kept = new Map<number, Kept>();
  #characters = 0;

  /** `most`: characters that are kept. */
  constructor(most: number, read: (id: number) => Kept) {
    this.#most = most;
    this.#read = read;
  }

  get(id: number): Kept {
    const known = this.#kept.get(id);
    const found = known ?? this.#read(id);
    this.#kept.delete(id);
    this.#kept.set(id, found);
    if (!known) this.#characters += found.characters;
    for (const [oldest, { characters }] of this.#kept) {
      if (this.#characters <= this.#most) break;
      this.#kept.delete(oldest);
      this.#characters -= characters;
    }
    return found;
  }
}
