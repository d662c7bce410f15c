import { HALF_HOUR_MS } from "../../content/half-hour.ts";
import { PAPER } from "./palette.ts";
import { BAND_STARTS } from "./sky-bands.ts";
import { type Place, sunHeight } from "./sun.ts";

type Colour = readonly [red: number, green: number, blue: number];

interface Hue {
  /** Height of the sun, in degrees. */
  readonly sun: number;
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  /** The sun, while it is up. */
  readonly disc: string;
}

/**
 * Skies from night to noon, once for pages of paper and once for pages of ink: dark words stand on every
 * band of the first, light ones on every band of the second. The first's noon and the second's night are
 * those of the house's scenes (scene.ts).
 */
const ON_PAPER: readonly Hue[] = [
  { sun: -18, sky: ["#C6D3E8", "#BCCCE8", "#A9C2E8"], disc: "#FF6B45" },
  { sun: -10, sky: ["#D2DAEA", "#D3D2E6", "#E6C5CB"], disc: "#FF6B45" },
  { sun: -4, sky: ["#E6E4EA", "#F0D2CF", "#FFB5A3"], disc: "#FF6B45" },
  { sun: 1, sky: ["#F6EAD8", "#FCD6B6", "#FFA78A"], disc: "#FF6B45" },
  { sun: 9, sky: ["#F8F1E4", "#FBE2C8", "#FEC7A2"], disc: "#FF9A62" },
  { sun: 30, sky: ["#F8F3EA", "#F9E8D4", "#FED6B8"], disc: "#FFD9A8" },
];
const ON_INK: readonly Hue[] = [
  { sun: -18, sky: ["#060C18", "#0B1A33", "#133568"], disc: "#FF6B45" },
  { sun: -10, sky: ["#081228", "#10265A", "#3B3F7C"], disc: "#FF6B45" },
  { sun: -4, sky: ["#0B1C3E", "#253A78", "#9A434A"], disc: "#FF6B45" },
  { sun: 1, sky: ["#0F2850", "#3D4780", "#A9472B"], disc: "#FF6B45" },
  { sun: 9, sky: ["#10336A", "#1F5192", "#6A5D92"], disc: "#FFC9A0" },
  { sun: 30, sky: ["#0B3A7C", "#0C4C9A", "#2A68AE"], disc: PAPER },
];
/**
 * The same hours as they look: for frames that carry no words. None of them is a page's own ground, which
 * would leave a frame unpainted.
 */
const OF_THEIR_HOUR: readonly Hue[] = [
  { sun: -18, sky: ["#0A1733", "#10264E", "#17427E"], disc: "#FF6B45" },
  { sun: -10, sky: ["#10265A", "#3B3F7C", "#8E4A68"], disc: "#FF6B45" },
  { sun: -4, sky: ["#253A78", "#8A5478", "#F08468"], disc: "#FF6B45" },
  { sun: 1, sky: ["#5B8CD2", "#D9B8B8", "#FFA78A"], disc: "#FF6B45" },
  { sun: 9, sky: ["#7DB4EA", "#B9D2EA", "#FEC7A2"], disc: "#FF9A62" },
  { sun: 30, sky: ["#7DB6EE", "#9CC8F2", "#D6E4EE"], disc: PAPER },
];
/** Where the middle of the three stands between zenith and horizon. */
const MIDDLE = 0.6;

const parsed = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [parsed(from), parsed(to)];
  const parts = a.map((part, at) => Math.round(part + ((b[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The hue at a height of the sun, between the two that are written down. */
function hueAt(hues: readonly Hue[], sun: number): Pick<Hue, "sky" | "disc"> {
  const at = hues.findIndex((hue) => hue.sun > sun);
  const above = hues.at(at) as Hue;
  const below = hues.at(at === 0 ? 0 : at - 1) as Hue;
  const share = above.sun > below.sun ? (sun - below.sun) / (above.sun - below.sun) : 0;
  if (at === -1) return above;
  const [zenith, middle, horizon] = below.sky.map((from, part) =>
    mixed(from, above.sky[part] ?? from, share),
  );
  return {
    sky: [zenith ?? "", middle ?? "", horizon ?? ""],
    disc: mixed(below.disc, above.disc, share),
  };
}

/** The seven bands of a sky, from the zenith. */
function bandsOf([zenith, middle, horizon]: Hue["sky"]): string[] {
  const last = BAND_STARTS.at(-1) ?? 1;
  return BAND_STARTS.map((start) => {
    const depth = start / last;
    return depth < MIDDLE
      ? mixed(zenith, middle, depth / MIDDLE)
      : mixed(middle, horizon, (depth - MIDDLE) / (1 - MIDDLE));
  });
}

/** The sun has set when its upper rim is under the horizon: its centre is this much lower, in degrees. */
const SUNSET = -0.8;
/** From here on stars are seen: the end of civil twilight, in degrees. */
const STARS = -6;
/** Where the moon hangs by night, as a share of the sky's height from the zenith. */
const MOON = 0.4;
const MOON_ON_PAPER = "#FFFDF8";
/** How high the sun is drawn: this many degrees are the whole height of the sky. */
const SKY_DEGREES = 72;
/** Higher it is not drawn, as a share from the zenith: the headline of a page is near. */
const HIGHEST = 0.12;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** How high the sun stands in the middle of half an hour, in degrees. */
const sunIn = (place: Place, halfHour: Date) =>
  sunHeight(place, new Date(halfHour.getTime() + HALF_HOUR_MS / 2));

/**
 * The sky of half an hour, by how the sun stands in the middle of it, as SVG attributes in shares of its
 * box. `fill` is what stands on paper, `color` what stands on ink: the sheet (sky.module.css) takes one of
 * them, since a page may carry no styles of its own. The bands' are one text: a home page has it twice.
 */
export function skyAt(place: Place, halfHour: Date) {
  return skyIn(ON_PAPER, ON_INK, sunIn(place, halfHour));
}

/** The same, in the light of its own hour whatever the page stands on: for frames that carry no words. */
export function skyOfItsHour(place: Place, halfHour: Date): Sky {
  const sky = skyIn(OF_THEIR_HOUR, OF_THEIR_HOUR, sunIn(place, halfHour));
  return { ...sky, disc: { ...sky.disc, fill: sky.disc.color } };
}

function skyIn(onPaper: readonly Hue[], onInk: readonly Hue[], sun: number) {
  const paper = hueAt(onPaper, sun);
  const ink = hueAt(onInk, sun);
  const isUp = sun > SUNSET;
  const cy = isUp ? Math.max(HIGHEST, 1 - sun / SKY_DEGREES) : MOON;
  return {
    isStarry: sun < STARS,
    fills: bandsOf(paper.sky).join(""),
    colors: bandsOf(ink.sky).join(""),
    disc: {
      cy: percent(cy),
      fill: isUp ? paper.disc : MOON_ON_PAPER,
      color: isUp ? ink.disc : PAPER,
    },
  };
}

export type Sky = ReturnType<typeof skyAt>;
