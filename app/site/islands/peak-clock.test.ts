import { describe, expect, it } from "vitest";
import { OFFICES } from "../../../content/facts/offices.ts";
import { clockIn, coveredHours, isPeakHour } from "./peak-clock.ts";

describe("clockIn", () => {
  it("follows summer time", () => {
    expect(clockIn(new Date("2026-01-15T12:00:00Z"), "Europe/Athens").hour).toBe(14);
    expect(clockIn(new Date("2026-07-15T12:00:00Z"), "Europe/Athens").hour).toBe(15);
  });
  it("says 0 at midnight", () => {
    expect(clockIn(new Date("2026-01-15T00:05:00Z"), "Europe/London")).toEqual({
      hour: 0,
      minute: 5,
    });
  });
});

describe("isPeakHour", () => {
  it("is 7 to 9 and 18 to 22, ends excluded", () => {
    const peaks = Array.from({ length: 24 }, (_, hour) => hour).filter(isPeakHour);
    expect(peaks).toEqual([7, 8, 18, 19, 20, 21]);
  });
});

describe("coveredHours", () => {
  it("counts six hours for one city", () => {
    expect(coveredHours(new Date("2026-03-01T10:00:00Z"), ["UTC"])).toBe(6);
  });
  it("counts hours that two cities share once", () => {
    expect(coveredHours(new Date("2026-03-01T10:00:00Z"), ["UTC", "Etc/UTC"])).toBe(6);
  });
  it("is at most a day for all our offices", () => {
    const zones = OFFICES.map((office) => office.timeZone);
    const hours = coveredHours(new Date("2026-11-21T18:00:00Z"), zones);
    expect(hours).toBeGreaterThan(6);
    expect(hours).toBeLessThanOrEqual(24);
  });
});
