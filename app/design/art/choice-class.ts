import { URBAN_FIT } from "../../../content/facts/case-studies.ts";
import { choiceGround } from "./choice-ground.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";
import { circle, limb, path, place, rect, type Shape, stroke } from "./shape.ts";

const MATS_ABREAST = 6;

/** Everybody on a mat, in turn: what each wears, and on which ground it shows. */
const CLASS = [
  { mat: SIGNAL, skin: PAPER, hair: INK, top: NIGHT },
  { mat: PAPER, skin: SIGNAL, hair: INK, top: AEGEAN },
  { mat: SKY, skin: PAPER, hair: SIGNAL, top: INK },
  { mat: BLUSH, skin: SIGNAL, hair: NIGHT, top: PAPER },
] as const;

type Wears = { skin: string; hair: string; top: string };

/** What tells heads apart from above: a bun, a cap with its brim ahead, a headband. */
const HEADS: readonly ((wears: Wears) => Shape)[] = [
  ({ hair }) => circle(0, 14, 8, hair),
  ({ top }) => path("M-13 -15Q0 -32 13 -15V-8H-13Z", top),
  ({ top }) => stroke("M-13 -5Q0 -12 13 -5", top, 5),
];

/** Somebody seen from the ceiling, who looks up the page; their head is at (0, 0). */
export function fromAbove(wears: Wears, n: number, arms = ""): readonly Shape[] {
  const { skin, hair, top } = wears;
  const head = HEADS[n % HEADS.length];
  return [
    ...(arms ? [limb(arms, skin, 11)] : []),
    rect(-29, 4, 58, 25, top, { rx: 12.5 }),
    circle(0, -6, 15, skin),
    circle(0, -1, 15, hair),
    ...(head ? [head(wears)] : []),
  ];
}

const ARMS_OUT = "M-22 16L-33 -10M22 16L33 -10";
/** The one who gives it waves with one arm and points with the other. */
const ARMS_OF_TRAINER = "M-22 14L-35 -20M22 16L46 6";

/** The class seen from above: as many mats taken as on an average morning of that week. */
export function classFromAbove(taken: number, isOnAir: boolean): readonly Shape[] {
  const mats = Array.from({ length: URBAN_FIT.placesInClass }, (_, n) => {
    const x = 60 + (n % MATS_ABREAST) * 104;
    const y = 138 + Math.floor(n / MATS_ABREAST) * 98;
    if (n >= taken) return [rect(x, y, 80, 76, "none", { rx: 10, stroke: SKY, strokeWidth: 3 })];
    const wears = CLASS[(n * 7) % CLASS.length] ?? CLASS[0];
    return [
      rect(x, y, 80, 76, wears.mat, { rx: 10 }),
      place(fromAbove(wears, n, n % 3 === 0 ? ARMS_OUT : undefined), x + 40, y + 36),
    ];
  }).flat();
  // Who gives it faces the others, and waves. On air there is a phone as well.
  const trainer = { mat: isOnAir ? SIGNAL : AEGEAN, skin: PAPER, hair: INK, top: SKY };
  const phone = [
    stroke("M462 100L480 60L498 100M480 60V40", PAPER, 5),
    rect(464, 16, 32, 48, INK, { rx: 5 }),
    circle(480, 28, 5, SIGNAL),
  ];
  return [
    choiceGround(NIGHT),
    stroke("M-720 122H1440", AEGEAN, 5),
    rect(298, 8, 124, 102, trainer.mat, { rx: 10 }),
    place(fromAbove(trainer, 0, ARMS_OF_TRAINER), 360, 66, 1.3, 180),
    ...(isOnAir ? phone : []),
    ...mats,
  ];
}
