import type { NEXTGEN_GAMING } from "../../../content/facts/case-studies.ts";
import { choiceGround } from "./choice-ground.ts";
import { AEGEAN, EMBER, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";
import { seedFrom } from "./seed.ts";
import { box, d, path, type Shape, stroke } from "./shape.ts";

type Level = (typeof NEXTGEN_GAMING.levels)[number];

const FLOOR = 400;
/** A step of what stands in the way, in units; with five the way is as good as shut. */
const STEP = 68;
/** Of the game's hero, at the least of its three difficulties. */
const LIVES = 3;

/** What stands in the way, each as [place, height]; how tall the spikes are, and what falls away. */
const RUNS: Readonly<
  Record<Level, { blocks: [number, number][]; spike: number; pits: number[]; lives: number }>
> = {
  story: {
    blocks: [
      [300, 1],
      [470, 1],
    ],
    spike: 0,
    pits: [],
    lives: 3,
  },
  hard: {
    blocks: [
      [250, 1],
      [300, 2],
      [430, 2],
      [550, 3],
    ],
    spike: 44,
    pits: [],
    lives: 2,
  },
  brutal: {
    blocks: [
      [230, 3],
      [320, 4],
      [410, 3],
      [490, 5],
      [564, 4],
    ],
    spike: 62,
    pits: [270, 530],
    lives: 1,
  },
};

function stars(): Shape {
  const seed = seedFrom("stars of a run");
  const places = Array.from({ length: 30 }, (_, n) =>
    box(
      Math.floor(seed.between(`x ${n}`, 0, 36)) * 20,
      Math.floor(seed.between(`y ${n}`, 0, 12)) * 20,
      6,
      6,
    ),
  );
  return path(places.join(""), AEGEAN);
}

const hearts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => box(36 + (from + n) * 44, 36, 30, 30)).join("");

const hero = (): readonly Shape[] => [
  path(
    box(40, FLOOR - 162, 105, 114) +
      box(61, FLOOR - 240, 63, 68) +
      box(46, FLOOR - 50, 36, 50) +
      box(106, FLOOR - 50, 36, 50),
    PAPER,
  ),
  path(box(94, FLOOR - 219, 15, 15), INK),
];

/** One run of the game, by difficulty: what stands in the way grows. */
export function gameRun(level: Level): readonly Shape[] {
  const { blocks, spike, pits, lives } = RUNS[level];
  const spikes = spike
    ? blocks.map(([x]) => d`M${x + 40} ${FLOOR}l15 -${spike}l15 ${spike}z`).join("")
    : "";
  const parts: readonly (readonly [string, string])[] = [
    [pits.map((x) => box(x, FLOOR, 50, 540)).join(""), SIGNAL],
    [
      blocks.map(([x, height]) => box(x, FLOOR - height * STEP, 38, height * STEP)).join(""),
      AEGEAN,
    ],
    [blocks.map(([x, height]) => box(x, FLOOR - height * STEP, 38, 12)).join(""), SKY],
    [spikes, SIGNAL],
  ];
  return [
    choiceGround(INK),
    stars(),
    choiceGround(NIGHT, FLOOR),
    ...parts.filter(([shape]) => shape).map(([shape, fill]) => path(shape, fill)),
    stroke(d`M-720 ${FLOOR}H1440`, SIGNAL, 6),
    ...hero(),
    path(`${box(628, FLOOR - 250, 8, 250)}M636 ${FLOOR - 250}h64l-18 26l18 26h-64z`, PAPER),
    path(hearts(0, lives), SIGNAL),
    ...(lives < LIVES ? [path(hearts(lives, LIVES), EMBER, { fillOpacity: 0.35 })] : []),
  ];
}
