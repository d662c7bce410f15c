import { AEGEAN, EMBER, PALETTES, PAPER, SIGNAL, SKY } from "../palette.ts";
import { drawPoster } from "../poster.ts";
import { drawHair } from "../poster-hair.ts";
import { drawHead, drawNeck, faceFrame } from "../poster-head.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "../poster-model.ts";
import { drawTorso } from "../poster-torso.ts";
import { pulsePath } from "../pulse.ts";
import {
  box,
  circle,
  group,
  path,
  place,
  rect,
  round,
  type Shape,
  stroke,
  svgDocument,
} from "../shape.ts";

/** Length and rate of the hero's loop; the site's only film. */
export const LOOP_SECONDS = 8;
export const LOOP_FPS = 25;
/** Size of a frame of the film in pixels: 9:16, twice the size at which the hero shows it. */
export const LOOP_WIDTH = 576;
export const LOOP_HEIGHT = 1024;

const HANDLE = "elenonair";
const SUN = { x: 54, r: 79 } as const;
const LINE_WEIGHT = 3.5;
const TURN = Math.PI * 2;

/** A sine of whole turns, so that the last frame meets the first. `progress` is 0 to 1. */
function swing(progress: number, turns: number, phase = 0): number {
  return Math.sin((progress * turns + phase) * TURN);
}

/** The light on the water, each dash breathing at its own time. */
function water(progress: number): Shape {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const half = (66 - row * 6.6) * (1 + 0.13 * swing(progress, 2, row * 0.37));
    const x = SUN.x + 5 * swing(progress, 1, row * 0.23);
    return box(x - half, LINE_Y + 10 + row * 17, half * 2, 6);
  });
  return path(rows.join(""), SKY);
}

/** Sails cross from left to right; the road is longer than the picture, and a loop is one passage. */
const ROAD = { from: -30, length: 300 } as const;
const FLEET = [
  { start: 64, apex: 72 },
  { start: 148, apex: 34 },
  { start: 214, apex: 104 },
] as const;

function sails(progress: number): Shape {
  const spikes = FLEET.map(({ start, apex }) => ({
    x: ROAD.from + ((start + progress * ROAD.length) % ROAD.length),
    apex,
  })).map(({ x, apex }) => ({ x: x + apex * 0.1, apex }));
  return stroke(pulsePath({ width: POSTER_WIDTH, baseline: LINE_Y, spikes }), PAPER, LINE_WEIGHT);
}

function figure(progress: number): readonly Shape[] {
  const poster = drawPoster(HANDLE);
  const colours = PALETTES[poster.palette];
  const { hair, skin, accent, prop } = colours;
  const parts = drawHair(poster.hair, {
    face: faceFrame(poster.face),
    side: poster.facing,
    hair,
    skin,
    accent,
    prop,
  });
  const nod = 1.6 * swing(progress, 4) * (0.6 + 0.4 * swing(progress, 1));
  const lean = 2.4 * swing(progress, 2, 0.25) - 2.4;
  const tilt = { transform: `rotate(${round(lean)} 0 70)translate(0 ${round(nod)})` };
  return [
    place(
      [
        group(parts.back ?? [], tilt),
        ...drawTorso(poster, colours),
        group(
          [
            ...drawNeck(colours),
            ...drawHead(poster, colours),
            ...(parts.front ?? []),
            ...(parts.over ?? []),
          ],
          tilt,
        ),
      ],
      poster.x,
      poster.y,
      poster.scale,
    ),
  ];
}

/** A solid 4 about 20 units high around its own middle, with its hole. */
const FOUR = "M3.4 -10H7.4V3H10V6.6H7.4V10H3.2V6.6H-8.6V3.4ZM3.2 3V-4L-2.6 3Z";
const REACTION_COLOURS = [SIGNAL, SKY, PAPER, EMBER] as const;
const REACTIONS = 8;
/** Share of the loop that one reaction lives. */
const LIFE = 0.5;

/** Reactions: small 4s that rise at the right edge, grow, and are gone before they reach the top. */
function reactions(progress: number): readonly Shape[] {
  return Array.from({ length: REACTIONS }, (_, n) => {
    const age = ((progress + n / REACTIONS) % 1) / LIFE;
    if (age >= 1) return [];
    const size = Math.min(1, age * 5, (1 - age) * 3) * (1.05 - 0.45 * age);
    const x = 153 + 11 * Math.sin((age * 1.5 + n * 0.31) * TURN);
    const y = 306 - 200 * age;
    const colour = REACTION_COLOURS[n % REACTION_COLOURS.length] ?? SIGNAL;
    return [
      place([path(FOUR, colour, { fillRule: "evenodd" })], x, y, size, 10 * Math.sin(age * 9 + n)),
    ];
  }).flat();
}

/**
 * One moment of the hero's loop in 180 × 320 units: Eleni on camera, sails on the line behind her,
 * reactions rising. `progress` 0 and 1 are the same picture.
 */
export function loopShapes(progress: number): readonly Shape[] {
  return [
    rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, AEGEAN),
    circle(SUN.x, LINE_Y - 3 + 3 * swing(progress, 1), SUN.r, SKY),
    rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, AEGEAN),
    water(progress),
    sails(progress),
    ...figure(progress),
    ...reactions(progress),
  ];
}

/** The moment as a standalone SVG; at 0 it is the film's poster. */
export function loopSvg(progress: number): string {
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, loopShapes(progress));
}
