import { describe, expect, it } from "vitest";
import { SAIL_HEIGHT, SAIL_HORIZON, sailSvg } from "./sail.ts";
import { type SceneCrop, type SceneMode, sceneHorizon, sceneShapes, sceneSvg } from "./scene.ts";

const MODES: readonly SceneMode[] = ["day", "night"];
const CROPS: readonly SceneCrop[] = ["tall", "wide"];
const SCENES = MODES.flatMap((mode) => CROPS.map((crop) => ({ mode, crop })));
const SCENE_LIMIT_BYTES = 16_384;

describe("scenes", () => {
  it.each(SCENES)(
    "draws $mode $crop the same every time, small and without a 4",
    ({ mode, crop }) => {
      const svg = sceneSvg(mode, crop);
      expect(sceneSvg(mode, crop)).toBe(svg);
      expect(svg.length).toBeLessThan(SCENE_LIMIT_BYTES);
      expect(/style|NaN|undefined|\d\.\d\d/.test(svg)).toBe(false);
      expect(svg).toContain(crop === "wide" ? `viewBox="0 0 1600 900"` : `viewBox="0 0 780 1400"`);
    },
  );

  it("has seven bands of sky, top to horizon, without gaps", () => {
    for (const { mode, crop } of SCENES) {
      const bands = sceneShapes(mode, crop)
        .slice(0, 7)
        .map(({ attrs }) => ({
          top: Number(attrs.y ?? 0),
          bottom: Number(attrs.y ?? 0) + Number(attrs.height),
          fill: attrs.fill,
        }));
      expect(new Set(bands.map(({ fill }) => fill)).size).toBe(7);
      bands.slice(1).forEach(({ top }, index) => {
        expect(top).toBeLessThanOrEqual(bands[index]?.bottom ?? Number.NaN);
      });
    }
  });

  it("keeps the sea calm under the copy", () => {
    const quiet = { wide: { right: 690, top: 664 }, tall: { right: 780, top: 962 } } as const;
    for (const { mode, crop } of SCENES) {
      const horizon = crop === "wide" ? 584 : 752;
      const zone = quiet[crop];
      const dashes = sceneShapes(mode, crop)
        .filter(({ tag }) => tag === "path")
        .flatMap(({ attrs }) => Array.from(String(attrs.d).matchAll(/M([-\d.]+) ([-\d.]+)h/g)))
        .map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
        .filter(({ y }) => y > horizon);
      expect(dashes.length).toBeGreaterThan(60);
      const loud = dashes.filter(({ x, y }) => x < zone.right && y > zone.top);
      expect(loud).toEqual([]);
    }
  });

  it("says where its horizon is", () => {
    expect(sceneHorizon("wide")).toBe(64.89);
    expect(sceneHorizon("tall")).toBe(53.71);
  });
});

describe("the sail", () => {
  it("stands on its horizon inside its box", () => {
    expect(sailSvg()).toContain(`M8 ${SAIL_HORIZON}L338 0`);
    expect(SAIL_HORIZON).toBeLessThan(SAIL_HEIGHT);
    expect(sailSvg("B4 <sail>")).toContain("<title>B4 &lt;sail&gt;</title>");
  });
});
