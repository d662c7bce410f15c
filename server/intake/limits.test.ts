import { describe, expect, it } from "vitest";
import { startIntake } from "./testing.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("limits and stamps", () => {
  it("refill with time, per rule and key", async () => {
    const clock = { now: 0 };
    const { intake } = startIntake({ transport: fetch, now: () => clock.now });
    for (let index = 0; index < 10; index++) expect(await intake.take("submission", "a")).toBe(0);
    expect(await intake.take("submission", "a")).toBeGreaterThan(0);
    expect(await intake.take("submission", "b")).toBe(0);
    clock.now += HOUR_MS;
    expect(await intake.take("submission", "a")).toBe(0);
  });

  it("don't count what is given back", async () => {
    const { intake } = startIntake({ transport: fetch, now: () => 0 });
    for (let index = 0; index < 30; index++) {
      expect(await intake.take("submission", "a")).toBe(0);
      await intake.giveBack("submission", "a");
    }
    for (let index = 0; index < 10; index++) expect(await intake.take("submission", "a")).toBe(0);
    await intake.giveBack("submission", "nobody");
    expect(await intake.take("submission", "a")).toBeGreaterThan(0);
  });

  it("say how long ago a page was ready, and nothing for a stamp that is not ours", () => {
    const clock = { now: 1_000_000 };
    const { intake } = startIntake({ transport: fetch, now: () => clock.now });
    const stamp = intake.stamp();
    clock.now += 1500;
    expect(intake.sinceStamp(stamp)).toBe(1500);
    expect(intake.sinceStamp(stamp.replace(/^1/, "2"))).toBeUndefined();
    expect(intake.sinceStamp("")).toBeUndefined();
    clock.now += 49 * HOUR_MS;
    expect(intake.sinceStamp(stamp)).toBeUndefined();
  });
});
