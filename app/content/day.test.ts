import { expect, it } from "vitest";
import { byDay, clockTime, longDay, onDay } from "./day.ts";

it("writes a day as the language does", () => {
  expect(longDay("en", "2026-12-01")).toBe("December 1, 2026");
  expect(longDay("el", "2026-12-21")).toBe("21 Δεκεμβρίου 2026");
});

it("gives Greek days their article, and the first of a month one of its own", () => {
  expect(byDay("el", "2026-11-27")).toBe("τις 27 Νοεμβρίου 2026");
  expect(onDay("el", "2026-11-27")).toBe("στις 27 Νοεμβρίου 2026");
  for (const after of [byDay, onDay]) {
    expect(after("el", "2026-12-01")).toBe("την 1η Δεκεμβρίου 2026");
    expect(after("el", "2026-12-11")).toContain("11 Δεκεμβρίου");
    expect(after("en", "2026-12-01")).toBe("December 1, 2026");
  }
});

it("writes the time of day with AM and PM in English, by 24 hours in Greek", () => {
  const english = (minutes: number) => clockTime("en", minutes);
  expect([0, 450, 720, 1100, 1320].map(english)).toEqual([
    "12\u00a0AM",
    "7:30\u00a0AM",
    "12\u00a0PM",
    "6:20\u00a0PM",
    "10\u00a0PM",
  ]);
  expect(clockTime("el", 450)).toBe("07:30");
  expect(clockTime("el", 1100)).toBe("18:20");
});
