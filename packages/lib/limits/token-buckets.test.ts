import { expect, it } from "vitest";
import { type Rule, TokenBuckets } from "./token-buckets.ts";

const SECOND_MS = 1000;
const TWO: Rule = { attempts: 2, refillMs: 2 * SECOND_MS };

function setUp(maxKeys = 100) {
  const clock = { now: 1_000_000 };
  const buckets = new TokenBuckets(() => clock.now, maxKeys);
  return { clock, buckets, take: (key: string) => buckets.take([[TWO, key]]) };
}

it("forgets the keys that were used longest ago", () => {
  const { take } = setUp(2);
  for (const key of ["a", "a", "b", "c"]) take(key);
  expect(take("a")).toBeUndefined();
  const roomy = setUp();
  for (const key of ["a", "a", "b", "c"]) roomy.take(key);
  expect(roomy.take("a")).toEqual({ rule: TWO, waitMs: SECOND_MS });
});

it("gives back no more than there was", () => {
  const { buckets, take } = setUp();
  take("a");
  for (let count = 0; count < 5; count++) buckets.giveBack([[TWO, "a"]]);
  expect([take("a"), take("a")]).toEqual([undefined, undefined]);
  expect(take("a")).toEqual({ rule: TWO, waitMs: SECOND_MS });
});

it("is not troubled by a clock that is set back", () => {
  const { clock, take } = setUp();
  take("a");
  clock.now -= 60 * SECOND_MS;
  expect(take("a")).toBeUndefined();
  expect(take("a")).toEqual({ rule: TWO, waitMs: SECOND_MS });
});
