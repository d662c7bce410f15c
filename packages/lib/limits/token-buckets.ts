/** How many attempts a key may make at once, and how long it takes to earn all of them back. */
export type Rule = { attempts: number; refillMs: number };

/** One attempt, by the rule that it falls under and the key it counts for; a key is one rule's. */
export type Counted = readonly [rule: Rule, key: string];

/** The rule that an attempt came too soon for, and when the next one counts. */
export type TooSoon = { rule: Rule; waitMs: number };

/** What a key has left, and when that was so, in milliseconds. */
export type Bucket = { left: number; at: number };

/** A bucket with what it has earned until now; a new one is full. */
export function filled(bucket: Bucket | undefined, rule: Rule, now: number): Bucket {
  const { left, at } = bucket ?? { left: rule.attempts, at: now };
  const earned = (Math.max(0, now - at) * rule.attempts) / rule.refillMs;
  return { left: Math.min(rule.attempts, left + earned), at: now };
}

/** How long until a bucket holds a whole attempt, in milliseconds; 0 when it does. */
export const waitOf = ({ left }: Bucket, rule: Rule): number =>
  left >= 1 ? 0 : ((1 - left) * rule.refillMs) / rule.attempts;

/**
 * Token buckets in memory, one per key, on the injected clock: attempts come back one by one, so
 * nobody is ever locked out for good. Beyond `maxKeys` the ones used longest ago are forgotten.
 */
export class TokenBuckets {
  readonly #now: () => number;
  readonly #maxKeys: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(now: () => number, maxKeys: number) {
    this.#now = now;
    this.#maxKeys = maxKeys;
  }

  /** Takes one attempt from each; from none of them when one is used up, which it answers. */
  take(attempts: readonly Counted[]): TooSoon | undefined {
    const filled = attempts.map(([rule, key]) => ({ rule, key, bucket: this.#fill(rule, key) }));
    for (const { rule, bucket } of filled) {
      const waitMs = waitOf(bucket, rule);
      if (waitMs > 0) return { rule, waitMs };
    }
    for (const { rule, key, bucket } of filled) {
      this.#keep(rule, key, { ...bucket, left: bucket.left - 1 });
    }
    return undefined;
  }

  /** Gives attempts back that came to nothing, or turned out to be in order. */
  giveBack(attempts: readonly Counted[]): void {
    for (const [rule, key] of attempts) {
      const bucket = this.#fill(rule, key);
      this.#keep(rule, key, { ...bucket, left: Math.min(rule.attempts, bucket.left + 1) });
    }
  }

  #fill(rule: Rule, key: string): Bucket {
    return filled(this.#buckets.get(key), rule, this.#now());
  }

  #keep(rule: Rule, key: string, bucket: Bucket) {
    // Deleted first, so that the map's order is the order of last use.
    this.#buckets.delete(key);
    if (bucket.left < rule.attempts) this.#buckets.set(key, bucket);
    if (this.#buckets.size <= this.#maxKeys) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
