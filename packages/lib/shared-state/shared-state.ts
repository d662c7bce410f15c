import type { Counted, TooSoon } from "../limits/token-buckets.ts";

/** A kind of text that is kept for a while; beyond `maxEntries` the oldest make room. */
export type StoreRule = { name: string; ttlMs: number; maxEntries: number };

/** A kind of attempt that is counted; beyond `maxKeys` the keys used longest ago may be forgotten. */
export type CountRule = { name: string; maxKeys: number };

/**
 * What the processes of a site know together for a while (decision 77): in this process's memory where
 * there is one, in PostgreSQL where there are several. Nothing in it is kept for good, and none of its
 * calls fails: while the database is away, each process goes by what it knows itself.
 */
export type SharedState = {
  /** Whether other processes know it too. */
  isShared: boolean;
  /** Keeps a text under a key, in place of the one that is there. */
  put(rule: StoreRule, key: string, value: string): Promise<void>;
  get(rule: StoreRule, key: string): Promise<string | undefined>;
  delete(rule: StoreRule, key: string): Promise<void>;
  /** Takes one attempt from each; from none of them when one is used up, which it answers. */
  take(rule: CountRule, attempts: readonly Counted[]): Promise<TooSoon | undefined>;
  /** Gives attempts back that came to nothing, or turned out to be in order. */
  giveBack(rule: CountRule, attempts: readonly Counted[]): Promise<void>;
  /** Only where there are several processes with disks of their own. */
  documents?: SharedDocuments | undefined;
  /** The same: files of builds, by names that say which of their contents is meant. */
  assets?: SharedAssets | undefined;
  /** The same: sums of what each process counts by itself. */
  tallies?: SharedTallies | undefined;
};

/** Whole files on their way, each under the key that it has everywhere, with a word about it. */
export type SharedDocuments = {
  /** Keeps what is at a path for `ttlMs`; `sender` is whose it is when room has to be made. */
  keep(
    key: string,
    path: string,
    about: { facts: string; sender: string; ttlMs: number },
  ): Promise<void>;
  /** Writes a file to a path; answers what was said about it, or nothing when there is none. */
  fetch(key: string, path: string): Promise<string | undefined>;
  /** Lets a file go in `ttlMs` at the latest. */
  expire(key: string, ttlMs: number): Promise<void>;
};

/** Built files with a hash in their name, of every build that ran lately. */
export type SharedAssets = {
  /**
   * Makes files known that nobody has told of yet, and has all of them kept on; answers whether the
   * database was there. `read` is asked for the content of each that is new.
   */
  publish(names: readonly string[], read: (name: string) => Promise<Uint8Array>): Promise<boolean>;
  /** Those of the names that are known, with their content. */
  find(names: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
};

/** How often something came, and when for the first and the last time, in milliseconds since 1970. */
export type Tally = { key: string; count: number; first: number; last: number };

/** `ttlMs` runs from the last time; beyond `maxEntries` what came last longest ago makes room. */
export type SharedTallies = {
  add(rule: StoreRule, tallies: readonly Tally[]): Promise<void>;
  /** All there are, in no order; undefined while the database is away. */
  list(rule: StoreRule): Promise<Tally[] | undefined>;
  /** Forgets all of a kind. */
  clear(rule: StoreRule): Promise<void>;
};
