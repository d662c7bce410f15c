import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LOOP_FPS, LOOP_SECONDS, loopSvg } from "./loop.ts";

const VIDEOS = join(import.meta.dirname, "../../../../public/video");
/** Both files together (look.md, "Pictures": under 400 KB). */
const BUDGET_BYTES = 400_000;

describe("loopSvg", () => {
  it("ends where it began", () => {
    expect(loopSvg(1)).toBe(loopSvg(0));
  });
  it("moves from frame to frame", () => {
    const frames = LOOP_SECONDS * LOOP_FPS;
    const pictures = Array.from({ length: frames }, (_, n) => loopSvg(n / frames));
    expect(new Set(pictures).size).toBe(frames);
  });
});

describe("public/video", () => {
  it("holds the poster that the loop's first moment gives", () => {
    expect(readFileSync(join(VIDEOS, "hero-poster.svg"), "utf8")).toBe(loopSvg(0));
  });
  it("keeps both films within the budget together", () => {
    const files = ["hero.webm", "hero.mp4"].map((name) => join(VIDEOS, name));
    expect(files.every((file) => existsSync(file))).toBe(true);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
  });
});
