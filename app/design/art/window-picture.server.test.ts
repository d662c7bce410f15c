import { expect, it } from "vitest";
import { windowPicture } from "./window-picture.server.ts";

const athensAt = (halfHour: string) => windowPicture("athens", new Date(halfHour));

it("has the day's light while the sun is up, and the night's from dusk on", () => {
  const [noon, last, dusk, midnight] = ["10:30", "14:30", "15:30", "22:00"].map((time) =>
    athensAt(`2026-11-28T${time}:00Z`),
  );
  expect(last).toBe(noon);
  expect(dusk).toBe(midnight);
  expect(noon).not.toBe(midnight);
});
