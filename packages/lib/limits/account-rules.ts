import { networkOf } from "../network.ts";
import type { Rule } from "./token-buckets.ts";

const MINUTE_MS = 60_000;

/**
 * Attempts come back one by one, so nobody is ever locked out for good; and since the tight rule
 * counts an account together with an address, a stranger who guesses at an account slows down
 * the stranger, not its owner. Many strangers together can use up what an account has.
 */
export const ACCOUNT_RULES = {
  loginByAccountAndAddress: { attempts: 10, refillMs: 15 * MINUTE_MS },
  loginByAccount: { attempts: 100, refillMs: 15 * MINUTE_MS },
  loginByAddress: { attempts: 100, refillMs: 15 * MINUTE_MS },
  mailByAccount: { attempts: 3, refillMs: 15 * MINUTE_MS },
  mailByAddress: { attempts: 20, refillMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Rule>;

export type AccountRule = keyof typeof ACCOUNT_RULES;
export type AccountAttempt = readonly [rule: AccountRule, key: string];

/** The limits that guessing at an account's password counts against, account known or not. */
export function loginAttempts(account: string, ip: string | null): AccountAttempt[] {
  const network = ip === null ? null : networkOf(ip);
  const attempts: AccountAttempt[] = [
    ["loginByAccountAndAddress", `${account} ${network ?? ""}`],
    ["loginByAccount", account],
  ];
  if (network !== null) attempts.push(["loginByAddress", network]);
  return attempts;
}

/** The limits that asking for a mail to an account counts against, for strangers. */
export function mailAttempts(account: string, ip: string | null): AccountAttempt[] {
  const attempts: AccountAttempt[] = [["mailByAccount", account]];
  if (ip !== null) attempts.push(["mailByAddress", networkOf(ip)]);
  return attempts;
}
