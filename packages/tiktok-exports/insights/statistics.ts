/** The values that are known. */
export function known(values: Iterable<number | null>): number[] {
  const found: number[] = [];
  for (const value of values) if (value !== null) found.push(value);
  return found;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null for no values: an average of nothing is unknown, not zero. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

export function median(values: readonly number[]): number | null {
  return middleOf(ascending(values));
}

/** The median of values in ascending order; null for none. */
export function middleOf(sorted: ArrayLike<number>): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Sorted as numbers, without a function that is called for each comparison. */
const ascending = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();

/** The middle half of some values and the value between its halves. */
export type Spread = { low: number; median: number; high: number };

/** The quartiles, between two values in proportion; null for no values. */
export function spread(values: readonly number[]): Spread | null {
  return spreadOf(ascending(values));
}

/** The quartiles of values in ascending order; null for none. */
export function spreadOf(sorted: ArrayLike<number>): Spread | null {
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return below + (above - below) * (place - Math.floor(place));
  };
  return sorted.length === 0 ? null : { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** `part / whole`, or null where that says nothing: an unknown part, a whole of zero or less. */
export function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : part / whole;
}

/** The mean of shares or times, each counted as often as its weight; unknown pairs are left out. */
export class WeightedMean {
  #total = 0;
  #weights = 0;

  add(value: number | null, weight: number | null): void {
    if (value === null || weight === null || weight <= 0) return;
    this.#total += value * weight;
    this.#weights += weight;
  }

  get value(): number | null {
    return ratio(this.#total, this.#weights);
  }
}
