import { PAPER, SIGNAL } from "./palette.ts";
import { type Island, islandShapes } from "./scene-islands.ts";
import { type Light, reflectionShapes, type SeaFrame, seaShapes } from "./scene-sea.ts";
import { type Seed, seedFrom } from "./seed.ts";
import { box, circle, path, rect, type Shape, svgDocument } from "./shape.ts";
import { BAND_STARTS } from "./sky-bands.ts";

export type SceneMode = "day" | "night";
export type SceneCrop = "tall" | "wide";

interface Hues {
  readonly sky: readonly string[];
  readonly sea: string;
  readonly dashes: readonly [string, string, string];
  readonly light: string;
  /** The light's reflection, mixed with the sea: flat, so that dashes may overlap. */
  readonly glint: string;
  readonly far: string;
  readonly near: string;
  readonly walls: string;
  readonly windows: string;
}

const HUES: Readonly<Record<SceneMode, Hues>> = {
  night: {
    sky: ["#060C18", "#081122", "#0A172D", "#0C1D3A", "#0E2448", "#102C58", "#133568"],
    sea: "#07162E",
    dashes: ["#0D2750", "#123468", "#184484"],
    light: PAPER,
    glint: "#7E8389",
    far: "#0D2347",
    near: "#0A1A36",
    walls: "#0E2244",
    windows: "#FFB5A3",
  },
  day: {
    sky: ["#F8F3EA", "#F7EFE2", "#F8EBDA", "#F9E6D1", "#FBE1C8", "#FDDCC0", "#FED6B8"],
    sea: "#0C56B3",
    dashes: ["#1F66BE", "#3176CA", "#4E92DD"],
    light: "#FFFDF8",
    glint: "#C9D9EC",
    far: "#8FB4DE",
    near: "#3C7FCB",
    walls: "#FFFDF8",
    windows: "#0C56B3",
  },
};

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly light: Light;
  readonly islands: readonly Island[];
  /** Free of stars: the headline. */
  readonly quietSky: { readonly right: number; readonly top: number; readonly bottom: number };
  readonly sea: SeaFrame;
  readonly stars: number;
}

const LAYOUTS: Readonly<Record<SceneCrop, Layout>> = {
  wide: {
    width: 1600,
    height: 900,
    horizon: 584,
    light: { x: 1044, y: 238, r: 46, reach: 316 },
    islands: [
      { x: 1180, width: 520, height: 82, seed: "far", tone: "far" },
      { x: 12, width: 360, height: 42, seed: "west", tone: "near" },
      { x: 968, width: 700, height: 54, seed: "east", tone: "near", village: true },
    ],
    quietSky: { right: 640, top: 90, bottom: 440 },
    sea: { quiet: { right: 690, top: 664, bottom: 900 }, end: 900, rows: 26 },
    stars: 140,
  },
  tall: {
    width: 780,
    height: 1400,
    horizon: 752,
    light: { x: 588, y: 350, r: 50, reach: 190 },
    islands: [
      { x: 0, width: 240, height: 40, seed: "west", tone: "near" },
      { x: 470, width: 300, height: 74, seed: "far", tone: "far" },
      { x: 530, width: 330, height: 50, seed: "east", tone: "near", village: true },
    ],
    quietSky: { right: 470, top: 190, bottom: 470 },
    sea: { quiet: { right: 780, top: 962, bottom: 1400 }, end: 962, rows: 19 },
    stars: 54,
  },
};

function skyShapes({ width, horizon }: Layout, { sky }: Hues): readonly Shape[] {
  return BAND_STARTS.map((start, index) => {
    const top = Math.floor(start * horizon);
    const bottom = Math.ceil((BAND_STARTS[index + 1] ?? 1) * horizon);
    return rect(0, top, width, bottom - top, sky[index] ?? "");
  });
}

function starShapes({ width, horizon, stars, quietSky }: Layout, seed: Seed): readonly Shape[] {
  const tones = [0.4, 0.6, 0.8];
  const lit: string[] = ["", "", ""];
  for (let n = 0; n < stars; n += 1) {
    const x = seed.between(`star x ${n}`, 0, width);
    const y = seed.between(`star y ${n}`, 6, horizon * 0.84);
    const hidden = x < quietSky.right && y > quietSky.top && y < quietSky.bottom;
    if (!hidden) lit[n % tones.length] += box(x, y, 2.2, 2.2);
  }
  return lit.map((data, index) => path(data, PAPER, { fillOpacity: tones[index] ?? 1 }));
}

const LINE_WEIGHT = 5;

/** Shapes of a scene, back to front. The large 4 is not among them: see `sail.ts`. */
export function sceneShapes(mode: SceneMode, crop: SceneCrop): readonly Shape[] {
  const layout = LAYOUTS[crop];
  const hues = HUES[mode];
  const { light } = layout;
  return [
    ...skyShapes(layout, hues),
    ...(mode === "night" ? starShapes(layout, seedOf(crop)) : []),
    circle(light.x, light.y, light.r, hues.light),
    ...landShapes(mode, crop),
  ];
}

const seedOf = (crop: SceneCrop) => seedFrom(`aegean ${crop}`);

/** Land and sea alone: the sky above them is the hour's (sky.ts). */
function landShapes(mode: SceneMode, crop: SceneCrop): readonly Shape[] {
  const { width, height, horizon, light, islands, sea } = LAYOUTS[crop];
  const hues = HUES[mode];
  const seed = seedOf(crop);
  return [
    ...islands.flatMap((island) => islandShapes(island, horizon, hues)),
    rect(0, horizon, width, height - horizon, hues.sea),
    ...seaShapes(width, horizon, sea, hues.dashes, seed),
    reflectionShapes(light, horizon, hues.glint, seed),
    rect(0, horizon - LINE_WEIGHT / 2, width, LINE_WEIGHT, SIGNAL),
  ];
}

/** Where the horizon is, in percent of the picture's height. */
export function sceneHorizon(crop: SceneCrop): number {
  const { horizon, height } = LAYOUTS[crop];
  return Math.round((horizon / height) * 10_000) / 100;
}

/**
 * A day or night scene as a standalone SVG: wide 1600 × 900, tall 780 × 1400. Made to be cropped
 * by `object-fit: cover` with `object-position: 50% <sceneHorizon>%`, which keeps the horizon at
 * that share of any box's height, so frames and the 4 can hang on it.
 */
export function sceneSvg(mode: SceneMode, crop: SceneCrop): string {
  const { width, height } = LAYOUTS[crop];
  return svgDocument(width, height, sceneShapes(mode, crop), { className: "scene" });
}

/** The same without its sky, to lie over one. */
export function landSvg(mode: SceneMode, crop: SceneCrop): string {
  const { width, height } = LAYOUTS[crop];
  return svgDocument(width, height, landShapes(mode, crop), { className: "scene" });
}

/** The stars alone, in the crop's own box. */
export function starsSvg(crop: SceneCrop): string {
  const { width, height } = LAYOUTS[crop];
  return svgDocument(width, height, starShapes(LAYOUTS[crop], seedOf(crop)), {
    className: "stars",
  });
}
