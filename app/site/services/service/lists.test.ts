import { describe, expect, it } from "vitest";
import * as el from "../../../../content/el/pages/services.ts";
import * as en from "../../../../content/en/pages/services.ts";
import { CAMERA_PLANS } from "../../../../content/facts/camera-plans.ts";
import { PEAK_HOURS } from "../../../../content/facts/offices.ts";
import {
  HASHTAGS,
  MATCHING,
  RUN_SHEET,
  RUNNING_ORDER,
  WEEK_PLAN,
} from "../../../../content/facts/service-examples.ts";
import { NIGHT_MOMENTS } from "../../../design/art/night-scenes.ts";
import { STORYBOARD_FRAMES, STORYBOARDS } from "../../../design/art/storyboards.ts";
import { weekdays } from "./weekdays.ts";

/** Lists must be as long in one language as in the other, and as the facts beside them. */
function lengths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengths);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, lengths(child)]));
}

it("says as much in Greek as in English", () => {
  expect(lengths({ ...el })).toEqual(lengths({ ...en }));
});

describe("facts beside words", () => {
  it("have one time for each row", () => {
    expect(RUNNING_ORDER).toHaveLength(en.serviceTiktokLive.runningOrder.rows.length);
    expect(RUN_SHEET).toHaveLength(en.serviceCreatorEvents.runSheet.rows.length);
    expect(RUN_SHEET.map(({ moment }) => moment)).toEqual(NIGHT_MOMENTS);
    const { items } = en.serviceProduction.plans;
    expect(items.map(({ shots }) => shots.length)).toEqual(
      CAMERA_PLANS.map(({ cameras }) => cameras.length),
    );
    const { shows } = en.serviceContentStrategy.hook;
    expect(shows.items.map(({ lines }) => lines.length)).toEqual(
      STORYBOARDS.map(() => STORYBOARD_FRAMES),
    );
    expect(weekdays("en-US", "long")).toHaveLength(
      en.serviceTalentManagement.calendar.ourDays.length,
    );
  });

  it("score every criterion of the matching sheet, and the smallest room fits best", () => {
    const hosts = MATCHING.hosts.map(({ scores }) => {
      const list: readonly number[] = scores;
      return { size: list.at(-1) ?? 0, total: list.reduce((sum, score) => sum + score, 0), list };
    });
    for (const { list } of hosts) {
      expect(list).toHaveLength(en.serviceBrandPartnerships.matching.rows.length);
      expect(Math.max(...list)).toBeLessThanOrEqual(MATCHING.maxScore);
    }
    const best = hosts.toSorted((a, b) => b.total - a.total)[0];
    expect(best?.size).toBe(Math.min(...hosts.map(({ size }) => size)));
  });

  it("keep every set of hashtags within the total and within its kinds", () => {
    HASHTAGS.sets.forEach((set, index) => {
      const total = set.reduce<number>((sum, count) => sum + count, 0);
      expect(total).toBeGreaterThanOrEqual(HASHTAGS.total.min);
      expect(total).toBeLessThanOrEqual(HASHTAGS.total.max);
      HASHTAGS.parts.forEach(({ min, max }, part) => {
        // The first set is for those without a tag of their own.
        if (index === 0 && part === 2) return;
        expect(set[part]).toBeGreaterThanOrEqual(min);
        expect(set[part]).toBeLessThanOrEqual(max);
      });
    });
  });

  it("put the example week inside the peak hours", () => {
    for (const { from, to } of WEEK_PLAN) {
      expect(PEAK_HOURS.some((peak) => from >= peak.from && to <= peak.to)).toBe(true);
    }
  });
});
