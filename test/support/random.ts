export type Random = {
  /** A whole number from 0 on, below `limit`. */
  whole(limit: number): number;
  /** True in this share of all cases. */
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
};

/** Numbers that are the same for the same seed, on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (limit: number) => Math.floor(next() * limit);
  return {
    whole,
    chance: (share) => next() < share,
    pick: (values) => values[whole(values.length)] as (typeof values)[number],
  };
}
