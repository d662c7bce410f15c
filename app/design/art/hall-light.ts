import { INK, SKY } from "./palette.ts";
import { box, d, path, type Shape, svgDocument } from "./shape.ts";

/** What hangs over a hall's stage and what falls from it; in the units of night-scenes.ts. */
export const HALL_WIDTH = 640;
export const LAMPS = [80, 200, 320, 440, 560];
export const LAMP_Y = 52;
const LAMP_HEIGHT = 26;
const RIG_TOP = LAMP_Y - 22;

/** Two bars across the hall, and the lamps on them. */
export function rig(): readonly Shape[] {
  return [
    path(box(0, RIG_TOP, HALL_WIDTH, 6) + box(0, LAMP_Y - 4, HALL_WIDTH, 6), INK),
    path(LAMPS.map((x) => box(x - 14, LAMP_Y, 28, LAMP_HEIGHT)).join(""), INK),
  ];
}

/** The rig by itself, however high it hangs: 640 × 78 units. */
export const rigSvg = () => svgDocument(HALL_WIDTH, LAMP_Y + LAMP_HEIGHT, rig());

/** Of sky on a field: words of paper that pass over it stay at 4.5:1. */
const FAINT = 0.2;
/** As units; whoever shows it stretches it. */
const SHAFT_HEIGHT = 1000;
/** The lamps that are lit, and on whom of the three below: the outer lights cross. */
const LIT = [
  { lamp: 80, foot: 442 },
  { lamp: 320, foot: 320 },
  { lamp: 560, foot: 198 },
];
const REACH = 100;

/**
 * Its light on the way down, 640 units wide and as high as it is stretched. One path: where lights cross
 * there is no more of it.
 */
export function shaftSvg(): string {
  const rays = LIT.map(
    ({ lamp, foot }) =>
      d`M${lamp - 8} 0H${lamp + 8}L${foot + REACH} ${SHAFT_HEIGHT}H${foot - REACH}z`,
  );
  const light = path(rays.join(""), SKY, { fillOpacity: FAINT });
  return svgDocument(HALL_WIDTH, SHAFT_HEIGHT, [light], { slice: "none" });
}
