import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FOCUS_STEPS, focusSteps } from "./focus.ts";
import { DUOTONES, PhotoFrame } from "./photo-frame.tsx";

const FRAME = { width: 9, height: 16 };

/** Where a focal point stands in a frame 1 wide and 1 high, once the picture is shifted by those steps. */
function shown(size: { width: number; height: number }, focus: { x: number; y: number }) {
  const scale = Math.max(FRAME.width / size.width, FRAME.height / size.height);
  const steps = focusSteps(size, focus);
  const at = (side: "width" | "height", share: number, step: number) => {
    const surplus = size[side] * scale - FRAME[side];
    return (share * size[side] * scale - (step / FOCUS_STEPS) * surplus) / FRAME[side];
  };
  return { x: at("width", focus.x, steps.x), y: at("height", focus.y, steps.y) };
}

const SIZES = [
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 1080, height: 1920 },
  { width: 600, height: 2400 },
  { width: 5000, height: 1000 },
  { width: 1000, height: 1000 },
];
const SHARES = Array.from({ length: 21 }, (_, step) => step / 20);

describe("focal point", () => {
  test("is inside the frame for whatever picture and wherever it is", () => {
    for (const size of SIZES)
      for (const x of SHARES)
        for (const y of SHARES) {
          const at = shown(size, { x, y });
          for (const share of [at.x, at.y]) {
            expect(share).toBeGreaterThanOrEqual(-1e-9);
            expect(share).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
  });

  test("comes to the middle of a wide picture, but not beyond its edges", () => {
    const wide = { width: 4000, height: 3000 };
    // Half a step of a surplus of 1.37 frames.
    expect(shown(wide, { x: 0.5, y: 0.5 }).x).toBeCloseTo(0.5, 1);
    expect(Math.abs(shown(wide, { x: 0.7, y: 0.5 }).x - 0.5)).toBeLessThan(0.04);
    expect(Math.abs(shown(wide, { x: 0.3, y: 0.5 }).x - 0.5)).toBeLessThan(0.04);
    expect(focusSteps(wide, { x: 0.02, y: 0.5 }).x).toBe(0);
    expect(focusSteps(wide, { x: 0.98, y: 0.5 }).x).toBe(FOCUS_STEPS);
  });

  test("comes above the middle of a tall picture, clear of the name on the frame", () => {
    const tall = { width: 600, height: 2400 };
    expect(Math.abs(shown(tall, { x: 0.5, y: 0.6 }).y - 0.42)).toBeLessThan(0.04);
    expect(focusSteps(tall, { x: 0.5, y: 0.05 }).y).toBe(0);
  });

  test("leaves a picture of the frame's own shape where it is", () => {
    const frame = { width: 1080, height: 1920 };
    expect(focusSteps(frame, { x: 0.1, y: 0.9 })).toEqual(focusSteps(frame, { x: 0.9, y: 0.1 }));
  });

  test("refuses a picture without a size", () => {
    expect(() => focusSteps({ width: 0, height: 10 }, { x: 0.5, y: 0.5 })).toThrow(RangeError);
  });
});

describe("frame", () => {
  const sheet = readFileSync(new URL("./photo-frame.module.css", import.meta.url), "utf8");

  test("has a class for each position, with the share that it is", () => {
    for (const axis of ["x", "y"])
      for (let step = 0; step <= FOCUS_STEPS; step++)
        expect(sheet).toMatch(
          new RegExp(`\\.${axis}${step} \\{\\s*--${axis}: ${(step * 100) / FOCUS_STEPS}%;`),
        );
  });

  test.each(DUOTONES)("has two colours of the house for %s, the dark one darker", (duotone) => {
    const found = new RegExp(
      `\\.${duotone} \\{\\s*--dark: var\\(--(\\w+)\\);\\s*--light: var\\(--(\\w+)\\);`,
    ).exec(sheet);
    const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
    const light = (token = "") => {
      const hex = new RegExp(`^ {2}--${token}: #(\\w{6});`, "m").exec(tokens)?.[1] ?? "";
      expect(hex, `--${token} is one colour in both modes`).not.toBe("");
      const [r = 0, g = 0, b = 0] =
        hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    expect(light(found?.[1])).toBeLessThan(light(found?.[2]) - 50);
  });

  test("writes no style attribute, and the picture's own size and words", () => {
    const html = renderToStaticMarkup(
      <PhotoFrame
        src="/backend/assets/1"
        alt="A host on a roof"
        size={{ width: 4000, height: 3000 }}
        focus={{ x: 0.7, y: 0.4 }}
        duotone="aegean"
      >
        <p>Host</p>
      </PhotoFrame>,
    );
    expect(html).not.toContain("style=");
    expect(html).toContain('alt="A host on a roof" width="4000" height="3000" loading="lazy"');
    expect(html).toContain("<p>Host</p>");
  });

  test("has its 4 on the other side than the face", () => {
    const stem = (x: number) => {
      const html = renderToStaticMarkup(
        <PhotoFrame
          src="/a.jpg"
          alt=""
          size={{ width: 4000, height: 3000 }}
          focus={{ x, y: 0.4 }}
          duotone="sand"
        />,
      );
      return Number(/L(\d+)/.exec(html)?.[1]);
    };
    expect(stem(0.3)).toBeGreaterThan(90);
    expect(stem(0.7)).toBeLessThan(90);
  });
});
