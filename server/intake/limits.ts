import type { LimitName } from "../../app/forms/intake.ts";

const MINUTE_MS = 60_000;
/** Keys remembered per process; beyond it the longest unused goes. */
const MAX_KEYS = 10_000;

type Rule = { attempts: number; refillMs: number };

/** Per address and form: generous to people and to offices behind one address. */
const RULES: Readonly<Record<LimitName, Rule>> = {
  /** Anything posted, mistakes included. */
  post: { attempts: 60, refillMs: 15 * MINUTE_MS },
  /** What was taken in. */
  submission: { attempts: 10, refillMs: 60 * MINUTE_MS },
  upload: { attempts: 20, refillMs: 60 * MINUTE_MS },
};

/**
 * Token buckets in memory. `take` answers 0, or the seconds until the next attempt counts; `giveBack`
 * undoes one that came to nothing through no fault of the sender's.
 */
export function createFormLimits(now: () => number, rules: typeof RULES = RULES) {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(limit: LimitName, key: string): number {
      const { attempts, refillMs } = rules[limit];
      const name = `${limit} ${key}`;
      const time = now();
      const { left, at } = buckets.get(name) ?? { left: attempts, at: time };
      const filled = Math.min(attempts, left + (Math.max(0, time - at) * attempts) / refillMs);
      // Deleted first, so that the map's order is the order of last use.
      buckets.delete(name);
      buckets.set(name, { left: filled >= 1 ? filled - 1 : filled, at: time });
      if (buckets.size > MAX_KEYS) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return filled >= 1 ? 0 : Math.ceil(((1 - filled) * refillMs) / attempts / 1000);
    },
    giveBack(limit: LimitName, key: string): void {
      const bucket = buckets.get(`${limit} ${key}`);
      if (bucket) bucket.left = Math.min(rules[limit].attempts, bucket.left + 1);
    },
  };
}
