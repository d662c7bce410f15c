import { expect, it } from "vitest";
import { lightAt } from "./day-light.server.ts";

it("is the same in both ways of writing a time", () => {
  for (const [english, greek] of [
    ["9:00 AM", "9:00"],
    ["12:30 PM", "12:30"],
    ["6:30 PM", "18:30"],
    ["12:15 AM", "0:15"],
  ] as const) {
    expect(lightAt(english)).toEqual(lightAt(greek));
  }
});

it("is a sun that sinks in the afternoon and a moon that rises after it", () => {
  const at = ["13:00", "17:00", "18:55"].map(lightAt);
  expect(at.every(({ isSun }) => isSun)).toBe(true);
  expect(at.map(({ height }) => height)).toEqual(
    at.map(({ height }) => height).toSorted((a, b) => b - a),
  );
  const [early, late] = ["20:00", "23:00"].map(lightAt);
  expect([early?.isSun, late?.isSun]).toEqual([false, false]);
  expect(late?.height).toBeGreaterThan(early?.height ?? 1);
});

it("goes through seven skies, and is night on both sides of midnight", () => {
  const at = ["01:10", "07:00", "11:00", "14:00", "17:00", "19:00", "20:00", "22:00", "23:59"];
  expect(at.map((time) => lightAt(time).sky)).toEqual([
    ...["night", "morning", "day", "afternoon", "lowSun", "evening", "dusk"],
    ...["night", "night"],
  ]);
});
