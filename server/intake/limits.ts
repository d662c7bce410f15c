import type { LimitName } from "../../app/forms/intake.ts";
import { type Rule, TokenBuckets } from "../../packages/lib/limits/token-buckets.ts";

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1000;
/** Keys remembered per process; beyond it the longest unused goes. */
const MAX_KEYS = 10_000;

/** Per address and form: generous to people and to offices behind one address. */
const RULES: Readonly<Record<LimitName, Rule>> = {
  /** Anything posted, mistakes included. */
  post: { attempts: 60, refillMs: 15 * MINUTE_MS },
  /** What was taken in. */
  submission: { attempts: 10, refillMs: 60 * MINUTE_MS },
  upload: { attempts: 20, refillMs: 60 * MINUTE_MS },
};

/**
 * What a network may send. `take` answers 0, or the seconds until the next attempt counts; `giveBack`
 * undoes one that came to nothing through no fault of the sender's.
 */
export function createFormLimits(now: () => number, rules: typeof RULES = RULES) {
  const buckets = new TokenBuckets(now, MAX_KEYS);
  const counted = (limit: LimitName, key: string) => [[rules[limit], `${limit} ${key}`]] as const;
  return {
    take(limit: LimitName, key: string): number {
      const tooSoon = buckets.take(counted(limit, key));
      return tooSoon ? Math.ceil(tooSoon.waitMs / MS_PER_SECOND) : 0;
    },
    giveBack(limit: LimitName, key: string): void {
      buckets.giveBack(counted(limit, key));
    },
  };
}
