import { expect, it } from "vitest";
import { memoryState } from "./memory-state.ts";
import type { StoreRule, Tally } from "./shared-state.ts";
import { UntoldTallies } from "./untold-tallies.ts";

const RULE: StoreRule = { name: "words", ttlMs: 1_000, maxEntries: 2 };

/** A state whose processes count together; what they were told is in `told`. */
function together() {
  const told: Tally[] = [];
  const tallies = {
    add: async (_: StoreRule, more: readonly Tally[]) => void told.push(...more),
    list: async () => told,
    clear: async () => void told.splice(0),
  };
  return { ...memoryState(Date.now), isShared: true, tallies };
}

it("tells each sum once, before anybody reads them all", async () => {
  const shared = together();
  const untold = new UntoldTallies();
  for (const [key, now] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
  ] as const)
    untold.count(shared, RULE, key, now);
  const sums = [
    { key: "b", count: 1, first: 2, last: 2 },
    { key: "a", count: 2, first: 1, last: 3 },
  ];
  expect(await untold.list(shared, RULE)).toEqual(sums);
  expect(await untold.list(shared, RULE)).toEqual(sums);
});

it("stays small until it has told", async () => {
  const shared = together();
  const untold = new UntoldTallies();
  for (const key of ["a", "b", "c"]) untold.count(shared, RULE, key, 1);
  expect((await untold.list(shared, RULE))?.map(({ key }) => key)).toEqual(["b", "c"]);
});

it("has nothing to tell where one process counts", async () => {
  const alone = memoryState(Date.now);
  const untold = new UntoldTallies();
  untold.count(alone, RULE, "a", 1);
  expect(await untold.list(alone, RULE)).toBeUndefined();
});
