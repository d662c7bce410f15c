import { expect, it } from "vitest";
import { sunHeight, sunOnSphere } from "./sun.ts";

/** Of clocks by which almanacs count: ahead of UTC by so much in these years, in milliseconds. */
const AHEAD_MS = 59_000;

it("stands where Meeus's example 25.a has it, 1992 October 13, 0h TD", () => {
  const at = new Date(Date.UTC(1992, 9, 13) - AHEAD_MS);
  const { ascension, declination } = sunOnSphere(at);
  expect(ascension).toBeCloseTo(198.38083, 2);
  expect(declination).toBeCloseTo(-7.78507, 2);
});

it("stands where NREL's solar position algorithm has it (Reda and Andreas, appendix A.5)", () => {
  const at = new Date("2003-10-17T12:30:30-07:00");
  const { ascension, declination } = sunOnSphere(at);
  expect(ascension).toBeCloseTo(202.22741, 2);
  expect(declination).toBeCloseTo(-9.31434, 2);
  // Zenith angle 50.11162°; theirs is seen from 1,830 m up, where the air lifts it less.
  expect(sunHeight({ lat: 39.742476, lon: -105.1786 }, at)).toBeCloseTo(90 - 50.11162, 1);
});

it.each([
  ["2024-03-20T03:06Z", 0],
  ["2024-06-20T20:51Z", 23.4387],
  ["2024-09-22T12:44Z", 0],
  ["2024-12-21T09:20Z", -23.4387],
])("turns with the seasons of the Astronomical Almanac: %s", (at, declination) => {
  expect(sunOnSphere(new Date(at)).declination).toBeCloseTo(declination, 2);
});

it.each([
  [-34, 151, "2026-12-21T02:00Z"],
  [38, 24, "2026-06-21T10:30Z"],
])("is high at noon and as deep at midnight at %d° %d°", (lat, lon, noon) => {
  const place = { lat, lon };
  const midnight = new Date(new Date(noon).getTime() + 12 * 3_600_000);
  expect(sunHeight(place, new Date(noon))).toBeCloseTo(90 - Math.abs(lat) + 23.44, 0);
  expect(sunHeight(place, midnight)).toBeCloseTo(-(90 - Math.abs(lat)) + 23.44, 0);
});
