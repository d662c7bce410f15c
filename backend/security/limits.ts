import { requestsExceeded } from "../http/errors.ts";

const MINUTE_MS = 60_000;

/** How many attempts a key may make at once, and how long it takes to earn all of them back. */
export type Rule = { attempts: number; refillMs: number };

/**
 * Attempts come back one by one, so nobody is ever locked out for good; and since the tight rule
 * counts an account together with an address, a stranger who guesses at an account slows down
 * the stranger, not its owner. Many strangers together can use up what an account has: a browser
 * that has signed in to it before is counted by itself (devices.ts), and by nothing else.
 */
export const RULES = {
  loginByAccountAndAddress: { attempts: 10, refillMs: 15 * MINUTE_MS },
  loginByAccount: { attempts: 100, refillMs: 15 * MINUTE_MS },
  loginByAddress: { attempts: 100, refillMs: 15 * MINUTE_MS },
  loginByDevice: { attempts: 10, refillMs: 15 * MINUTE_MS },
  mailByAccount: { attempts: 3, refillMs: 15 * MINUTE_MS },
  mailByAddress: { attempts: 20, refillMs: 15 * MINUTE_MS },
  mailByDevice: { attempts: 3, refillMs: 15 * MINUTE_MS },
  tokenByAddress: { attempts: 30, refillMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
export type Attempt = readonly [rule: RuleName, key: string];

/** Most keys that are remembered; beyond it the ones used longest ago are forgotten. */
const MAX_KEYS = 20_000;

export type Limits = {
  /** Takes one attempt from each; throws 429 with Retry-After, taking none, when one is used up. */
  take(attempts: readonly Attempt[]): void;
  /** Gives the attempts back: what was counted turned out to be in order. */
  giveBack(attempts: readonly Attempt[]): void;
};

type Bucket = { left: number; at: number };

/** Token buckets in memory, one per rule and key, on the injected clock. */
export function createLimits(now: () => number, rules: Record<RuleName, Rule> = RULES): Limits {
  const buckets = new Map<string, Bucket>();

  function fill(rule: Rule, name: string): Bucket {
    const time = now();
    const { left, at } = buckets.get(name) ?? { left: rule.attempts, at: time };
    const earned = (Math.max(0, time - at) * rule.attempts) / rule.refillMs;
    return { left: Math.min(rule.attempts, left + earned), at: time };
  }

  function keep(name: string, bucket: Bucket, rule: Rule) {
    // Deleted first, so that the map's order is the order of last use.
    buckets.delete(name);
    if (bucket.left < rule.attempts) buckets.set(name, bucket);
    if (buckets.size > MAX_KEYS) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
  }

  return {
    take(attempts) {
      const filled = attempts.map(([ruleName, key]) => {
        const rule = rules[ruleName];
        const name = `${ruleName} ${key}`;
        return { rule, name, bucket: fill(rule, name) };
      });
      for (const { rule, bucket } of filled) {
        if (bucket.left >= 1) continue;
        const waitMs = ((1 - bucket.left) * rule.refillMs) / rule.attempts;
        throw requestsExceeded(rule.attempts, waitMs, now());
      }
      for (const { rule, name, bucket } of filled) {
        keep(name, { ...bucket, left: bucket.left - 1 }, rule);
      }
    },
    giveBack(attempts) {
      for (const [ruleName, key] of attempts) {
        const rule = rules[ruleName];
        const name = `${ruleName} ${key}`;
        const bucket = fill(rule, name);
        keep(name, { ...bucket, left: Math.min(rule.attempts, bucket.left + 1) }, rule);
      }
    },
  };
}
