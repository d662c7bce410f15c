import { expect, it } from "vitest";
import { createTimedStore } from "./timed-store.server.ts";

it("gives back what it keeps, for a while", () => {
  let time = 0;
  const store = createTimedStore<string>({ ttlMs: 1000, maxEntries: 10, now: () => time });
  const key = store.put("text");
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(store.get(key)).toBe("text");
  expect(store.get("guessed")).toBeUndefined();
  expect(store.get(undefined)).toBeUndefined();
  time = 1000;
  expect(store.get(key)).toBeUndefined();
});

it("forgets the oldest for the newest", () => {
  const store = createTimedStore<number>({ ttlMs: 1000, maxEntries: 3 });
  const keys = [1, 2, 3, 4].map((value) => store.put(value));
  expect(keys.map((key) => store.get(key))).toEqual([undefined, 2, 3, 4]);
  store.delete(keys[1]);
  expect(store.get(keys[1])).toBeUndefined();
});
