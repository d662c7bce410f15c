import type { CaseSlug } from "../../../content/facts/case-studies.ts";
import { type FIGURES, someone } from "./case-figures.ts";
import { citrus, gamepad, kettlebell, leaf, lipstick, vessel } from "./case-objects.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import type { PulseScene } from "./pulse-scene.ts";
import { seedFrom } from "./seed.ts";
import { box, circle, d, disc, path, place, rect, type Shape, stroke } from "./shape.ts";

/** Unit 10 of 16 of 800. */
export const CASE_LINE_Y = 500;
const WIDTH = 1200;
const HEIGHT = 800;

function ground(field: string, below: string): readonly Shape[] {
  return [
    rect(0, 0, WIDTH, HEIGHT, field),
    rect(0, CASE_LINE_Y, WIDTH, HEIGHT - CASE_LINE_Y, below),
  ];
}

/** Reflection of something `half` wide on each side of x. */
function reflection(x: number, half: number, rows: number, fill: string): Shape {
  const seed = seedFrom(`reflection ${x}`);
  const dashes = Array.from({ length: rows }, (_, row) => {
    const reach = half * (1 - row / (rows + 2)) * seed.between(`reach ${row}`, 0.8, 1.05);
    const drift = seed.between(`drift ${row}`, -0.08, 0.08) * half;
    return box(x + drift - reach, CASE_LINE_Y + 26 + row * 27, reach * 2, 9);
  });
  return path(dashes.join(""), fill);
}

/** Blocks of a skyline from left to right; each is [width, height]. */
function skyline(x: number, blocks: readonly (readonly [number, number])[], fill: string): Shape {
  let left = x;
  const walls = blocks.map(([width, height]) => {
    const wall = box(left, CASE_LINE_Y - height, width - 6, height);
    left += width;
    return wall;
  });
  return path(walls.join(""), fill);
}

/** In a frame that hangs in a scene, without a 4: the scene has its own. */
const hung = (
  name: keyof typeof FIGURES,
  x: number,
  width: number,
  keyline: string,
): readonly Shape[] =>
  posterFrame(frameBox(x, width, CASE_LINE_Y), someone(name, name, { apex: 0 }), keyline);

export const CASE_SCENES: Readonly<Record<CaseSlug, PulseScene>> = {
  "urban-fit": {
    behind: [
      rect(0, 0, WIDTH, HEIGHT, AEGEAN),
      circle(330, CASE_LINE_Y, 300, SIGNAL),
      skyline(
        552,
        [
          [74, 190],
          [54, 280],
          [86, 150],
          [60, 330],
          [90, 240],
          [66, 390],
          [80, 300],
          [58, 210],
          [90, 350],
        ],
        NIGHT,
      ),
      skyline(
        0,
        [
          [64, 120],
          [50, 210],
          [70, 90],
        ],
        NIGHT,
      ),
      rect(0, CASE_LINE_Y, WIDTH, HEIGHT, NIGHT),
      reflection(330, 270, 10, EMBER),
    ],
    line: PAPER,
    spikes: [{ x: 650, apex: 150 }],
    before: [
      place(kettlebell(INK), 330, CASE_LINE_Y - 4, 1.1),
      ...hung("runner", 710, 150, PAPER),
      ...hung("trainer", 898, 250, PAPER),
    ],
  },
  "fresh-food": {
    behind: [
      ...ground(SAND, AEGEAN),
      place(leaf(NIGHT), 560, 262, 1, 58),
      place(leaf(AEGEAN), 546, 262, 1, 18),
      ...citrus(430, CASE_LINE_Y, 286),
      rect(0, CASE_LINE_Y, WIDTH, HEIGHT, AEGEAN),
      reflection(430, 262, 10, SIGNAL),
    ],
    line: INK,
    spikes: [{ x: 818, apex: 142 }],
    before: [
      place(vessel("bottle", NIGHT), 108, CASE_LINE_Y - 4, 1.15),
      ...hung("cook", 868, 262, INK),
    ],
  },
  "glow-beauty": {
    behind: [
      ...ground(BLUSH, SIGNAL),
      stroke(disc(600, 372, 300), PAPER, 54),
      stroke(disc(600, 372, 338), EMBER, 8, { strokeOpacity: 0.25 }),
    ],
    line: INK,
    spikes: [{ x: 420, apex: 132 }],
    before: [
      place(lipstick(INK, SIGNAL), 232, CASE_LINE_Y - 4, 1.15),
      place(vessel("jar", AEGEAN), 104, CASE_LINE_Y - 4, 0.9),
      place(vessel("dropper", AEGEAN), 966, CASE_LINE_Y - 4, 1.1),
      place(vessel("flacon", NIGHT), 1086, CASE_LINE_Y - 4, 0.95),
      ...hung("stylist", 477, 246, INK),
    ],
  },
  "nextgen-gaming": {
    behind: [...ground(NIGHT, shadeOf(INK)), ...pixels(), reflection(330, 300, 10, AEGEAN)],
    line: SIGNAL,
    spikes: [{ x: 664, apex: 128 }],
    before: [
      // Clear of the tag at the picture's left foot.
      place(gamepad(PAPER, INK, SIGNAL, SKY), 388, 362, 1.16, -8),
      ...hung("rival", 724, 138, PAPER),
      ...hung("player", 898, 250, PAPER),
    ],
  },
};

/** A night of square stars over islands built of blocks. */
function pixels(): readonly Shape[] {
  const cell = 40;
  const heights = [
    1, 2, 2, 4, 3, 5, 6, 4, 3, 2, 1, 1, 2, 1, 2, 3, 5, 4, 6, 7, 5, 6, 4, 5, 7, 8, 6, 5, 3, 2,
  ];
  const seed = seedFrom("pixels");
  let land = "";
  let lit = "";
  heights.forEach((height, column) => {
    land += d`M${column * cell} ${CASE_LINE_Y}v${-height * cell * 0.55}h${cell + 0.5}V${CASE_LINE_Y}z`;
    if (seed.unit(`lit ${column}`) > 0.55) {
      lit += box(column * cell + 13, CASE_LINE_Y - height * cell * 0.55 + 12, 14, 10);
    }
  });
  const stars = Array.from({ length: 46 }, (_, n) => {
    const x = Math.floor(seed.between(`x ${n}`, 0, WIDTH / cell)) * cell + 14;
    const y = Math.floor(seed.between(`y ${n}`, 0, 7)) * cell + 14;
    return box(x, y, 8, 8);
  });
  return [path(stars.join(""), AEGEAN), path(land, INK), path(lit, SKY)];
}
