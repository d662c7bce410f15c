/** The values that are known. */
export function known(values: Iterable<number | null>): number[] {
  return [...values].filter((value): value is number => value !== null);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null for no values: an average of nothing is unknown, not zero. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** `part / whole`, or null where that says nothing: an unknown part, a whole of zero or less. */
export function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : part / whole;
}

/** The mean of shares or times, each counted as often as its weight; unknown pairs are left out. */
export function weightedMean(
  pairs: Iterable<{ value: number | null; weight: number | null }>,
): number | null {
  let total = 0;
  let weights = 0;
  for (const { value, weight } of pairs) {
    if (value === null || weight === null || weight <= 0) continue;
    total += value * weight;
    weights += weight;
  }
  return ratio(total, weights);
}
