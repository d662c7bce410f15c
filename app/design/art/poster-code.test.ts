import { describe, expect, it } from "vitest";
import { drawPoster, posterSvg } from "./poster.ts";
import { CAST } from "./poster-cast.ts";
import { posterCode, posterOfCode } from "./poster-code.ts";

const HANDLES = [
  ...Object.keys(CAST),
  ...Array.from({ length: 400 }, (_, n) => `handle${n}`),
  "Ζωή_live",
];

/** Half of a tenth: what the drawing rounds away, and what a code may lose. */
const CLOSE = 0;

describe("a poster's code", () => {
  it.each(HANDLES)("draws the poster of %s", (handle) => {
    const { id: _, ...poster } = drawPoster(handle);
    const code = posterCode({ id: "x", ...poster });
    const { id: __, ...again } = posterOfCode(code) ?? drawPoster("none");
    for (const [name, value] of Object.entries(poster)) {
      const other = again[name as keyof typeof again];
      if (typeof value === "number") expect(other, name).toBeCloseTo(value, CLOSE);
      else expect(other, name).toBe(value);
    }
    expect(code).toMatch(/^[0-9a-z]{36}$/);
    expect(posterCode({ id: "x", ...again })).toBe(code);
  });

  it.each([
    "",
    "0".repeat(35),
    "0".repeat(37),
    "z".repeat(36),
    `${"0".repeat(35)}A`,
    `<svg onload=alert(1)>${"0".repeat(15)}`,
    "-1".repeat(18),
  ])("is none: %j", (code) => {
    expect(posterOfCode(code)).toBeUndefined();
  });

  it("brings no text into the picture", () => {
    const poster = posterOfCode("0".repeat(36));
    expect(poster && posterSvg(poster)).toMatch(/^<svg [^>]*>/);
  });
});
