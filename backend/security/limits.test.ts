import { expect, it } from "vitest";
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
  const limits = createLimits(() => clock.now, rules);
  const take = (...attempts: Attempt[]) => {
    try {
      limits.take(attempts);
      return null;
    } catch (error) {
      return error instanceof ApiError ? error : Promise.reject(error);
    }
  };
  return { clock, limits, take };
}

const ana: Attempt = ["loginByAccount", "ana"];

it("allows the attempts, then answers 429 with the time to wait", () => {
  const { take } = setUp();
  expect([take(ana), take(ana), take(ana)]).toEqual([null, null, null]);
  expect(take(ana)).toMatchObject({
    status: 429,
    code: "REQUESTS_EXCEEDED",
    headers: { "retry-after": "60" },
  });
});

it("gives attempts back one by one, so that nobody stays locked out", () => {
  const { clock, take } = setUp();
  for (let count = 0; count < 10; count++) take(ana);
  clock.now += MINUTE_MS - 1;
  expect(take(ana)).not.toBeNull();
  clock.now += 1;
  expect(take(ana)).toBeNull();
  expect(take(ana)).not.toBeNull();
  clock.now += 100 * MINUTE_MS;
  expect([take(ana), take(ana), take(ana)]).toEqual([null, null, null]);
  expect(take(ana)).not.toBeNull();
});

it("counts keys and rules apart", () => {
  const { take } = setUp();
  for (let count = 0; count < 3; count++) take(ana);
  expect(take(["loginByAccount", "ben"])).toBeNull();
  expect(take(["mailByAccount", "ana"])).toBeNull();
});

it("takes from none when one of several is used up", () => {
  const { take } = setUp();
  const here: Attempt = ["loginByAddress", "here"];
  take(here);
  take(here);
  expect(take(ana, here)).not.toBeNull();
  expect([take(ana), take(ana), take(ana)]).toEqual([null, null, null]);
});

it("forgets attempts that were in order", () => {
  const { limits, take } = setUp();
  for (let count = 0; count < 10; count++) {
    expect(take(ana)).toBeNull();
    limits.giveBack([ana]);
  }
});

it("never gives back more than there were, and does not mind a clock set back", () => {
  const { clock, limits, take } = setUp();
  limits.giveBack([ana, ana, ana]);
  expect([take(ana), take(ana), take(ana)]).toEqual([null, null, null]);
  clock.now -= 10 * MINUTE_MS;
  expect(take(ana)).not.toBeNull();
});
