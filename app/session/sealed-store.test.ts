import { expect, it } from "vitest";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import { sealedStore } from "./sealed-store.server.ts";

const RULE = { name: "letters", ttlMs: 1000, maxEntries: 3 };

/** A state that shows what it was given. */
function watched() {
  const state = memoryState(() => 0);
  const given: string[] = [];
  const put: typeof state.put = (rule, key, value) => {
    given.push(key, value);
    return state.put(rule, key, value);
  };
  return { shared: { ...state, put }, given };
}

it("finds a value again by the key that was given out, and by no other", async () => {
  const { shared } = watched();
  const store = sealedStore<{ text: string }>(RULE);
  const key = await store.put(shared, { text: "Γεια" });
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(await store.get(shared, key)).toEqual({ text: "Γεια" });
  expect(await store.get(shared, "guessed")).toBeUndefined();
  expect(await store.get(shared, undefined)).toBeUndefined();
  await store.replace(shared, key, { text: "again" });
  expect(await store.get(shared, key)).toEqual({ text: "again" });
  await store.delete(shared, key);
  expect(await store.get(shared, key)).toBeUndefined();
});

it("lets whoever reads what is kept learn neither value nor key", async () => {
  const { shared, given } = watched();
  const key = await sealedStore<string>(RULE).put(shared, "a password");
  const kept = given.join(" ");
  expect(kept).not.toContain(key);
  expect(kept).not.toContain("password");
  expect(Buffer.from(given[1] ?? "", "base64url").toString()).not.toContain("password");
});
