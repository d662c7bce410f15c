import { ACCOUNT_RULES } from "../../packages/lib/limits/account-rules.ts";
import type { Counted, Rule } from "../../packages/lib/limits/token-buckets.ts";
import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import { requestsExceeded } from "../http/errors.ts";

const MINUTE_MS = 60_000;

/**
 * The limits that hold whatever backend the site runs on, and those of ours alone: a browser that has
 * signed in to an account before is counted by itself (devices.ts), and by nothing else.
 */
export const RULES = {
  ...ACCOUNT_RULES,
  loginByDevice: { attempts: 10, refillMs: 15 * MINUTE_MS },
  mailByDevice: { attempts: 3, refillMs: 15 * MINUTE_MS },
  tokenByAddress: { attempts: 30, refillMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
export type Attempt = readonly [rule: RuleName, key: string];

/** Beyond it the keys used longest ago are forgotten. */
const COUNTED = { name: "accounts", maxKeys: 20_000 };

export type Limits = {
  /** Takes one attempt from each; throws 429 with Retry-After, taking none, when one is used up. */
  take(attempts: readonly Attempt[]): Promise<void>;
  /** Gives the attempts back: what was counted turned out to be in order. */
  giveBack(attempts: readonly Attempt[]): Promise<void>;
};

/** The limits of all processes together, on the injected clock. */
export function createLimits(
  shared: SharedState,
  now: () => number,
  rules: Record<RuleName, Rule> = RULES,
): Limits {
  const counted = (attempts: readonly Attempt[]) =>
    attempts.map(([name, key]): Counted => [rules[name], `${name} ${key}`]);
  return {
    async take(attempts) {
      const tooSoon = await shared.take(COUNTED, counted(attempts));
      if (tooSoon) throw requestsExceeded(tooSoon.rule.attempts, tooSoon.waitMs, now());
    },
    giveBack: (attempts) => shared.giveBack(COUNTED, counted(attempts)),
  };
}
