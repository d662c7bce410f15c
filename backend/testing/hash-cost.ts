/** The least that argon2 can do: what a hash costs in earnest is for security/passwords.test.ts to hold. */
export const HASH_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
