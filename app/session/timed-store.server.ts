import { randomBytes } from "node:crypto";

const KEY_BYTES = 24;

/** Values under keys that can't be guessed, for a while, in this process's memory. */
export type TimedStore<T> = {
  /** Keeps a value; answers its key. */
  put(value: T): string;
  get(key: string | undefined): T | undefined;
  delete(key: string | undefined): void;
};

type Limits = { ttlMs: number; maxEntries: number; now?: () => number };

/** A store whose oldest values make room for new ones. */
export function createTimedStore<T>({ ttlMs, maxEntries, now = Date.now }: Limits): TimedStore<T> {
  const entries = new Map<string, { value: T; ends: number }>();

  function forgetOld() {
    for (const [key, { ends }] of entries) {
      if (ends > now() && entries.size < maxEntries) return;
      entries.delete(key);
    }
  }

  return {
    put(value) {
      forgetOld();
      const key = randomBytes(KEY_BYTES).toString("base64url");
      entries.set(key, { value, ends: now() + ttlMs });
      return key;
    },
    get(key) {
      const entry = key === undefined ? undefined : entries.get(key);
      return entry && entry.ends > now() ? entry.value : undefined;
    },
    delete(key) {
      if (key !== undefined) entries.delete(key);
    },
  };
}
