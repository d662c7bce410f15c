import { describe, expect, it } from "vitest";
import { OFFICES } from "../../../content/facts/offices.ts";
import { HALF_HOUR_MS } from "../../content/half-hour.ts";
import { INK, PAPER } from "./palette.ts";
import { skyAt, skyOfItsHour } from "./sky.ts";
import { BAND_STARTS } from "./sky-bands.ts";
import { sunHeight } from "./sun.ts";

const ATHENS = { lat: 37.98, lon: 23.73 };
/** Text of any size on its ground (WCAG 1.4.3). */
const AA = 4.5;

const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Every half hour of four days of a year, at each office. */
const DAYS = ["2026-03-20", "2026-06-21", "2026-09-22", "2026-12-21"];
const slots = DAYS.flatMap((day) =>
  Array.from(
    { length: 48 },
    (_, slot) => new Date(Date.parse(`${day}T00:00Z`) + slot * HALF_HOUR_MS),
  ),
);

describe("the sky", () => {
  it("carries dark words on paper and light words on ink at every hour, everywhere", () => {
    for (const office of OFFICES) {
      for (const at of slots) {
        const { fills, colors } = skyAt(office, at);
        const [onPaper, onInk] = [fills, colors].map((all) => all.match(/#[0-9a-f]{6}/g) ?? []);
        expect(onPaper).toHaveLength(BAND_STARTS.length);
        for (const [band, fill] of (onPaper ?? []).entries()) {
          const color = onInk?.[band] ?? "";
          expect(contrast(INK, fill), `${office.id} ${at.toISOString()}`).toBeGreaterThan(AA);
          expect(contrast(PAPER, color), `${office.id} ${at.toISOString()}`).toBeGreaterThan(AA);
        }
      }
    }
  });

  it("is another in each half hour of an evening", () => {
    const at = Date.parse("2026-11-25T14:00Z");
    const evening = Array.from({ length: 6 }, (_, slot) => new Date(at + slot * HALF_HOUR_MS));
    const skies = evening.map((half) => JSON.stringify(skyAt(ATHENS, half)));
    expect(new Set(skies).size).toBe(skies.length);
  });

  it("has the sun low at dawn, high at noon, and stars at night", () => {
    const cy = (time: string) => Number.parseFloat(skyAt(ATHENS, new Date(time)).disc.cy);
    expect(cy("2026-06-21T04:00Z")).toBeGreaterThan(cy("2026-06-21T10:30Z"));
    expect(skyAt(ATHENS, new Date("2026-06-21T10:30Z")).isStarry).toBe(false);
    expect(skyAt(ATHENS, new Date("2026-06-21T22:00Z")).isStarry).toBe(true);
  });

  it("is dark over one office while it is light over another", () => {
    const at = new Date("2026-11-25T12:15Z");
    const skies = new Set(OFFICES.map((office) => JSON.stringify(skyAt(office, at).fills)));
    // Philadelphia and West Chester are half a degree apart.
    expect(skies.size).toBeGreaterThanOrEqual(5);
    expect(OFFICES.some((office) => sunHeight(office, at) < -18)).toBe(true);
    expect(OFFICES.some((office) => sunHeight(office, at) > 15)).toBe(true);
  });

  it("keeps the light of its own hour on paper and on ink where it is asked to", () => {
    const [day, night] = ["2026-06-21T10:30Z", "2026-06-21T22:00Z"].map((time) => {
      const at = new Date(time);
      const own = skyOfItsHour(ATHENS, at);
      expect(own.fills).toBe(own.colors);
      expect(own.disc.fill).toBe(own.disc.color);
      expect(own.disc.cy).toBe(skyAt(ATHENS, at).disc.cy);
      return own.fills.match(/#[0-9a-f]{6}/g) ?? [];
    });
    for (const [band, fill] of (day ?? []).entries()) {
      expect(contrast(fill, night?.[band] ?? fill)).toBeGreaterThan(AA);
      // A frame on a light page shows where it ends.
      expect(contrast(fill, PAPER)).toBeGreaterThan(1.1);
    }
  });
});
