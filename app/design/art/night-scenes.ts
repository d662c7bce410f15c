import { HALL_WIDTH, LAMP_Y, LAMPS, rig } from "./hall-light.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { pulsePath } from "./pulse.ts";
import { seedFrom } from "./seed.ts";
import {
  bentLimb,
  box,
  circle,
  d,
  disc,
  limb,
  path,
  place,
  rect,
  type Shape,
  stroke,
  svgDocument,
} from "./shape.ts";

/** A night with two audiences, nine moments of it: the hall, and the phone that shows it live. */
export const NIGHT_MOMENTS = [
  "load-in",
  "rehearsal",
  "doors",
  "opening",
  "guest",
  "peak",
  "break",
  "thanks",
  "load-out",
] as const;
export type NightMoment = (typeof NIGHT_MOMENTS)[number];

const HALL_HEIGHT = 560;
/** Unit 10 of 16: the line at the stage's edge. */
const LINE_Y = 350;
const LINE_WEIGHT = 5;

type Hall = {
  /** How the room is lit. */
  light: "work" | "dim" | "show" | "peak" | "house";
  crowd: "none" | "seats" | "few" | "full" | "groups";
  /** Who is on the stage, by their place. */
  stage: readonly number[];
  hasBoxes?: boolean;
};

const HALLS: Readonly<Record<NightMoment, Hall>> = {
  "load-in": { light: "work", crowd: "none", stage: [], hasBoxes: true },
  rehearsal: { light: "dim", crowd: "seats", stage: [1] },
  doors: { light: "house", crowd: "few", stage: [] },
  opening: { light: "show", crowd: "full", stage: [1] },
  guest: { light: "show", crowd: "full", stage: [1, 2] },
  peak: { light: "peak", crowd: "full", stage: [0, 1, 2] },
  break: { light: "house", crowd: "groups", stage: [] },
  thanks: { light: "show", crowd: "full", stage: [0, 1, 2] },
  "load-out": { light: "work", crowd: "none", stage: [], hasBoxes: true },
};

const WALLS = { work: SKY, dim: NIGHT, show: NIGHT, peak: SIGNAL, house: AEGEAN } as const;
const CAST = [
  { x: 198, skin: SKY, hair: PAPER, top: AEGEAN },
  { x: 320, skin: BLUSH, hair: INK, top: PAPER },
  { x: 442, skin: SAND, hair: SIGNAL, top: SKY },
] as const;

type HallOptions = {
  /** Without it the hall stands on the ground of what it is shown on. */
  hasWall?: boolean;
  /** Without it the hall is lit from above the picture (hall-light.ts). */
  hasRig?: boolean;
};

/** The hall at one moment, 640 × 560 units. */
export function hallSvg(
  moment: NightMoment,
  { hasWall = true, hasRig = true }: HallOptions = {},
): string {
  const { light, crowd, stage, hasBoxes } = HALLS[moment];
  const wall = WALLS[light];
  const isPeak = light === "peak";
  const floor = wall === SKY ? SAND : shadeOf(wall);
  return svgDocument(HALL_WIDTH, HALL_HEIGHT, [
    ...(hasWall ? [rect(0, 0, HALL_WIDTH, HALL_HEIGHT, wall)] : []),
    ...(light === "work" ? [] : screen(hasRig ? wall : undefined, isPeak)),
    ...(hasRig ? [...beams(light), ...rig()] : []),
    rect(0, LINE_Y + 54, HALL_WIDTH, HALL_HEIGHT, floor),
    rect(60, LINE_Y + 8, HALL_WIDTH - 120, 46, INK),
    ...stage.flatMap((who) => onStage(who, isPeak, hasWall ? wall : AEGEAN)),
    stroke(
      pulsePath({ width: HALL_WIDTH, baseline: LINE_Y + 8, spikes: [] }),
      isPeak ? PAPER : SIGNAL,
      LINE_WEIGHT,
    ),
    ...(hasBoxes ? boxes(moment === "load-out") : []),
    ...(isPeak ? confetti() : []),
    ...crowdOf(crowd, isPeak),
  ]);
}

/** What hangs behind the stage; over light from above it is its line alone. */
function screen(wall: string | undefined, isPeak: boolean): readonly Shape[] {
  const ground = isPeak ? INK : wall === AEGEAN ? NIGHT : AEGEAN;
  return [
    ...(wall ? [rect(150, 110, 340, 178, ground)] : []),
    stroke(
      // As high as shoulders: it goes through nobody's head.
      pulsePath({ width: 340, baseline: 244, spikes: [{ x: 234, apex: 112 }] }),
      isPeak ? SIGNAL : PAPER,
      9,
      { transform: "translate(150 0)" },
    ),
  ];
}

function beams(light: Hall["light"]): readonly Shape[] {
  if (light === "work" || light === "house") return [];
  const lit = light === "dim" ? [320] : LAMPS;
  const reach = light === "peak" ? 130 : 70;
  const rays = lit.map((x) => {
    const foot = 320 + (x - 320) * 0.55;
    return d`M${x - 8} ${LAMP_Y + 26}H${x + 8}L${foot + reach} ${LINE_Y + 8}H${foot - reach}z`;
  });
  const colour = light === "peak" ? PAPER : SKY;
  return rays.map((ray) => path(ray, colour, { fillOpacity: light === "peak" ? 0.22 : 0.3 }));
}

/** Of their own units, in the hall's: large enough for hands. */
const STAGE_SCALE = 1.3;

/** Somebody on the stage, flat, from head to foot, in no colour of the ground; around (0, 0) between their feet. */
function onStage(who: number, hasArmsUp: boolean, ground: string): readonly Shape[] {
  const person = CAST[who];
  if (!person) return [];
  const { x, skin, hair } = person;
  const top = person.top === ground ? NIGHT : person.top;
  const body = [
    path(
      box(-18, -66, 15, 66) + box(3, -66, 15, 66) + box(-24, -7, 21, 7) + box(3, -7, 21, 7),
      INK,
    ),
    rect(-8, -126, 16, 20, shadeOf(skin)),
    rect(-30, -112, 60, 60, top, { rx: 17 }),
    circle(0, -140, 23, skin),
    path("M0 -163a23 23 0 0 1 0 46z", shadeOf(skin)),
    path("M-24 -142a24 24 0 0 1 48 0z", hair),
    ...(hasArmsUp ? armsUp(top, skin) : armsWithMic(top, skin)),
  ];
  return [place(body, x, LINE_Y + 8, STAGE_SCALE)];
}

/** Both up, hands open. */
const armsUp = (top: string, skin: string): readonly Shape[] => [
  limb("M-24 -98L-42 -140M24 -98L42 -140", shadeOf(top), 15),
  limb("M-42 -140L-50 -164M42 -140L50 -164", skin, 11),
  path(disc(-51, -167, 8) + disc(51, -167, 8), skin),
];

/** One down, the other with a microphone at the mouth. */
const armsWithMic = (top: string, skin: string): readonly Shape[] => [
  limb("M-26 -98L-34 -66", shadeOf(top), 15),
  limb("M-34 -66L-35 -54", skin, 11),
  circle(-35, -49, 8, skin),
  bentLimb("M25 -98L43 -72L33 -83", shadeOf(top), 15),
  limb("M33 -83L22 -95", skin, 11),
  limb("M21 -91L12 -113", INK, 6),
  circle(11, -118, 7.5, INK),
  circle(20, -97, 8, skin),
];

function boxes(isPacked: boolean): readonly Shape[] {
  const y = LINE_Y + 54;
  const flight = (x: number, width: number, height: number, fill: string) => [
    rect(x, y + 70 - height, width, height, fill),
    path(box(x, y + 70 - height * 0.55, width, 5), shadeOf(fill)),
    circle(x + 14, y + 74, 7, INK),
    circle(x + width - 14, y + 74, 7, INK),
  ];
  return [
    ...flight(90, 110, 96, AEGEAN),
    ...flight(216, 86, 64, SIGNAL),
    ...(isPacked ? [...flight(318, 120, 110, NIGHT), ...flight(452, 90, 70, AEGEAN)] : []),
    stroke(
      `M470 ${LINE_Y + 8}L500 130L530 ${LINE_Y + 8}M482 300H518M488 250H512M494 200H506`,
      INK,
      7,
    ),
  ];
}

function confetti(): readonly Shape[] {
  const seed = seedFrom("confetti");
  const bits = (colour: string) =>
    path(
      Array.from({ length: 26 }, (_, n) => {
        const x = seed.between(`${colour} x ${n}`, 10, HALL_WIDTH - 20);
        const y = seed.between(`${colour} y ${n}`, 90, 400);
        return box(x, y, seed.between(`${colour} w ${n}`, 5, 12), 6);
      }).join(""),
      colour,
    );
  return [bits(PAPER), bits(INK), bits(SKY)];
}

/** Heads in two rows of one tone each, the nearest largest; silhouettes, as nobody in a crowd is anybody. */
function crowdOf(crowd: Hall["crowd"], hasArmsUp: boolean): readonly Shape[] {
  if (crowd === "none") return [];
  if (crowd === "seats") return seats();
  const seed = seedFrom(`crowd ${crowd}`);
  const rows = [
    { y: 450, r: 17, step: 46, fill: NIGHT },
    { y: 512, r: 24, step: 62, fill: INK },
  ];
  // A full row has no gap between its shoulders.
  const backs = (row: { y: number; r: number }) =>
    box(0, row.y + row.r * 1.9, HALL_WIDTH, HALL_HEIGHT);
  const chance = { few: 0.28, groups: 0.5, full: 1 }[crowd];
  return rows.flatMap(({ y, r, step, fill }, row) => [
    ...(crowd === "full" ? [path(backs({ y, r }), fill)] : []),
    ...Array.from({ length: Math.ceil(HALL_WIDTH / step) + 1 }, (_, n) => ({ n, row })).flatMap(
      ({ n }) => {
        const key = `${row} ${n}`;
        const isHere =
          crowd === "groups" ? Math.floor(n / 2) % 2 === row % 2 : seed.unit(key) < chance;
        if (!isHere) return [];
        const x = n * step + (row % 2) * step * 0.5 + seed.between(`dx ${key}`, -5, 5);
        // The row behind alone, whose hands hide nobody's head.
        const isFilming = hasArmsUp && row === 0 && seed.unit(`arm ${key}`) > 0.45;
        return [
          ...(isFilming ? armWithPhone(x + r, y + r, r, fill) : []),
          circle(x, y, r, fill),
          rect(x - r * 1.5, y + r * 0.9, r * 3, HALL_HEIGHT, fill, { rx: r }),
        ];
      },
    ),
  ]);
}

/** From a shoulder up to a fist, and in it a phone that films. */
function armWithPhone(x: number, y: number, r: number, fill: string): readonly Shape[] {
  const hand = { x: x + r * 0.5, y: y - r * 3.1 };
  return [
    stroke(d`M${x} ${y}L${hand.x} ${hand.y}`, fill, r * 0.55, { strokeLinecap: "round" }),
    rect(hand.x - r * 0.42, hand.y - r * 1.2, r * 0.84, r * 1.4, PAPER, { rx: r * 0.14 }),
    circle(hand.x, hand.y, r * 0.46, fill),
  ];
}

/** Rows of backs before anybody sits on them; one is kept for whoever looks at them. */
function seats(): readonly Shape[] {
  const rows = [
    { y: 438, step: 64, fill: NIGHT },
    { y: 498, step: 80, fill: INK },
  ];
  const kept = { row: 1, place: 5 };
  return rows.flatMap(({ y, step, fill }, row) =>
    Array.from({ length: Math.ceil(HALL_WIDTH / step) + 1 }, (_, place) =>
      rect(
        place * step - (row % 2) * step * 0.5 + step * 0.06,
        y,
        step * 0.88,
        HALL_HEIGHT,
        kept.row === row && kept.place === place ? SIGNAL : fill,
        { rx: step * 0.18 },
      ),
    ),
  );
}
