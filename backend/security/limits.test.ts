import { expect, it } from "vitest";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import { ApiError } from "../http/errors.ts";
import { type Attempt, createLimits, RULES } from "./limits.ts";

const MINUTE_MS = 60_000;
const RULE = { attempts: 3, refillMs: 3 * MINUTE_MS };
const rules = {
  ...RULES,
  loginByAccount: RULE,
  loginByAddress: { attempts: 2, refillMs: MINUTE_MS },
};

function setUp() {
  const clock = { now: 1_000_000 };
  const limits = createLimits(
    memoryState(() => clock.now),
    () => clock.now,
    rules,
  );
  const take = async (...attempts: Attempt[]) => {
    try {
      await limits.take(attempts);
      return null;
    } catch (error) {
      return error instanceof ApiError ? error : Promise.reject(error);
    }
  };
  return { clock, limits, take };
}

const ana: Attempt = ["loginByAccount", "ana"];

it("allows the attempts, then answers 429 with the time to wait", async () => {
  const { take } = setUp();
  expect([await take(ana), await take(ana), await take(ana)]).toEqual([null, null, null]);
  expect(await take(ana)).toMatchObject({
    status: 429,
    code: "REQUESTS_EXCEEDED",
    headers: { "retry-after": "60" },
  });
});

it("gives attempts back one by one, so that nobody stays locked out", async () => {
  const { clock, take } = setUp();
  for (let count = 0; count < 10; count++) await take(ana);
  clock.now += MINUTE_MS - 1;
  expect(await take(ana)).not.toBeNull();
  clock.now += 1;
  expect(await take(ana)).toBeNull();
  expect(await take(ana)).not.toBeNull();
  clock.now += 100 * MINUTE_MS;
  expect([await take(ana), await take(ana), await take(ana)]).toEqual([null, null, null]);
  expect(await take(ana)).not.toBeNull();
});

it("counts keys and rules apart", async () => {
  const { take } = setUp();
  for (let count = 0; count < 3; count++) await take(ana);
  expect(await take(["loginByAccount", "ben"])).toBeNull();
  expect(await take(["mailByAccount", "ana"])).toBeNull();
});

it("takes from none when one of several is used up", async () => {
  const { take } = setUp();
  const here: Attempt = ["loginByAddress", "here"];
  await take(here);
  await take(here);
  expect(await take(ana, here)).not.toBeNull();
  expect([await take(ana), await take(ana), await take(ana)]).toEqual([null, null, null]);
});

it("forgets attempts that were in order", async () => {
  const { limits, take } = setUp();
  for (let count = 0; count < 10; count++) {
    expect(await take(ana)).toBeNull();
    await limits.giveBack([ana]);
  }
});

it("never gives back more than there were, and does not mind a clock set back", async () => {
  const { clock, limits, take } = setUp();
  await limits.giveBack([ana, ana, ana]);
  expect([await take(ana), await take(ana), await take(ana)]).toEqual([null, null, null]);
  clock.now -= 10 * MINUTE_MS;
  expect(await take(ana)).not.toBeNull();
});
