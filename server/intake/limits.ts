import type { LimitName } from "../../app/forms/intake.ts";
import type { Rule } from "../../packages/lib/limits/token-buckets.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1000;
/** Beyond it the keys that were not used for longest go. */
const COUNTED = { name: "forms", maxKeys: 10_000 };

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
export function createFormLimits(shared: SharedState, rules: typeof RULES = RULES) {
  const counted = (limit: LimitName, key: string) => [[rules[limit], `${limit} ${key}`]] as const;
  return {
    async take(limit: LimitName, key: string): Promise<number> {
      const tooSoon = await shared.take(COUNTED, counted(limit, key));
      return tooSoon ? Math.ceil(tooSoon.waitMs / MS_PER_SECOND) : 0;
    },
    giveBack: (limit: LimitName, key: string): Promise<void> =>
      shared.giveBack(COUNTED, counted(limit, key)),
  };
}
