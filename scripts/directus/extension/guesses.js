import { invalidCredentials } from "./refusal.js";

/** The site's own ceiling for one account (packages/lib/limits/account-rules.ts). */
const ATTEMPTS = 100;
const REFILL_MS = 15 * 60_000;
/** Beyond it the accounts tried longest ago are forgotten. */
const MAX_ACCOUNTS = 20_000;

/**
 * Slows down guesses at an account's password by Directus's own door. Its own lock suspends the account,
 * for good and whoever it was that guessed, so that strangers could keep the staff out: `directus:apply`
 * takes it off where this hook is. Attempts come back one by one; a sign-in gives all of them back. What
 * is too much gets the answer to a wrong password, which tells nobody that there is such an account.
 */
export function createGuesses({ now = Date.now } = {}) {
  const accounts = new Map();

  const left = (user) => {
    const { attempts, at } = accounts.get(user) ?? { attempts: ATTEMPTS, at: now() };
    return Math.min(ATTEMPTS, attempts + ((now() - at) * ATTEMPTS) / REFILL_MS);
  };

  return {
    /** Before a password is looked at. */
    take(payload, { user }) {
      if (!user) return payload;
      const attempts = left(user);
      if (attempts < 1) throw invalidCredentials();
      // Deleted first, so that the map's order is the order of last use.
      accounts.delete(user);
      accounts.set(user, { attempts: attempts - 1, at: now() });
      if (accounts.size > MAX_ACCOUNTS) accounts.delete(accounts.keys().next().value);
      return payload;
    },
    /** Afterwards. */
    note({ user, status }) {
      if (status === "success") accounts.delete(user);
    },
  };
}
