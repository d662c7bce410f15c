import { describe, expect, it } from "vitest";
import { OFFICES } from "../../../content/facts/offices.ts";
import { clockIn, coveredHours, isPeakHour, peakBands } from "./peak-clock.ts";

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

describe("peakBands", () => {
  const noon = new Date("2026-11-24T12:00:00Z");

  it("puts a city's hours on the UTC day, summer time included", () => {
    expect(peakBands(noon, ["Europe/Athens"])).toEqual([
      { from: 5, to: 7 },
      { from: 16, to: 20 },
    ]);
    expect(peakBands(new Date("2026-07-24T12:00:00Z"), ["Europe/Athens"])[0]).toEqual({
      from: 4,
      to: 6,
    });
  });
  it("begins anew what goes past midnight", () => {
    expect(peakBands(noon, ["America/New_York"])).toEqual([
      { from: 0, to: 3 },
      { from: 12, to: 14 },
      { from: 23, to: 24 },
    ]);
  });
  it("joins what touches or overlaps, and shares the hours of its own cities", () => {
    expect(peakBands(noon, ["Europe/London", "Europe/Athens"])).toEqual([
      { from: 5, to: 9 },
      { from: 16, to: 22 },
    ]);
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
