import { TokenBuckets } from "../limits/token-buckets.ts";
import type { CountRule, SharedState, StoreRule } from "./shared-state.ts";

type Entry = { value: string; ends: number };

/** What one process knows by itself, on the injected clock. */
export function memoryState(now: () => number): SharedState {
  const stores = new Map<string, Map<string, Entry>>();
  const counts = new Map<string, TokenBuckets>();

  const storeOf = ({ name }: StoreRule) => made(stores, name, () => new Map<string, Entry>());
  const countsOf = ({ name, maxKeys }: CountRule) =>
    made(counts, name, () => new TokenBuckets(now, maxKeys));

  return {
    isShared: false,
    async put(rule, key, value) {
      const entries = storeOf(rule);
      // Deleted first, so that the map's order is the order of age.
      entries.delete(key);
      for (const [old, { ends }] of entries) {
        if (ends > now() && entries.size < rule.maxEntries) break;
        entries.delete(old);
      }
      entries.set(key, { value, ends: now() + rule.ttlMs });
    },
    async get(rule, key) {
      const entry = storeOf(rule).get(key);
      return entry && entry.ends > now() ? entry.value : undefined;
    },
    async delete(rule, key) {
      storeOf(rule).delete(key);
    },
    take: async (rule, attempts) => countsOf(rule).take(attempts),
    giveBack: async (rule, attempts) => countsOf(rule).giveBack(attempts),
  };
}

function made<T>(all: Map<string, T>, name: string, make: () => T): T {
  const known = all.get(name) ?? make();
  all.set(name, known);
  return known;
}
