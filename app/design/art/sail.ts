import { EMBER, SIGNAL } from "./palette.ts";
import { seedFrom } from "./seed.ts";
import { box, group, path, rect, type Shape, svgDocument } from "./shape.ts";

/** The box of the large 4 with its reflection, and the lines that must meet the scene's. */
export const SAIL_WIDTH = 450;
export const SAIL_HEIGHT = 732;
/** The crossbar stands on the horizon: y, in the same units. */
export const SAIL_HORIZON = 440;
/** Right edge of the mast. */
export const SAIL_MAST = 358;

const STEM_FOOT = 660;
const REFLECTION_END = 724;
const REFLECTION_ROWS = 15;

/** Dashes under the 4 that taper to its foot. */
function reflection(): Shape {
  const seed = seedFrom("sail");
  const pitch = (REFLECTION_END - SAIL_HORIZON - 24) / REFLECTION_ROWS;
  const dashes = Array.from({ length: REFLECTION_ROWS }, (_, row) => {
    const depth = row / (REFLECTION_ROWS - 1);
    const half = (142 - 108 * depth) * seed.between(`half ${row}`, 0.74, 1);
    const middle = 306 + 26 * depth + seed.between(`drift ${row}`, -12, 12);
    return box(middle - half, SAIL_HORIZON + 25 + row * pitch, half * 2, 2.8 + 3.6 * depth);
  });
  return path(dashes.join(""), EMBER);
}

/** The 4 as a sail: body, its shaded inside, mast and stern, in SAIL_WIDTH × SAIL_HEIGHT units. */
export function sailShapes(): readonly Shape[] {
  const body = path(
    `M8 ${SAIL_HORIZON}L338 0H${SAIL_MAST}V${STEM_FOOT}H318V${SAIL_HORIZON}Z`,
    SIGNAL,
  );
  return [
    group([reflection()], { className: "sail-reflection" }),
    group([body, path("M134 418H318V145Z", EMBER), rect(SAIL_MAST - 2, 418, 47, 22, SIGNAL)], {
      className: "sail-4",
    }),
  ];
}

/**
 * The large 4 on its own, the same by day and night. Lay it over a scene with its crossbar on the
 * scene's horizon: `top = horizonY - height × SAIL_HORIZON / SAIL_HEIGHT`.
 */
export function sailSvg(title?: string): string {
  return svgDocument(SAIL_WIDTH, SAIL_HEIGHT, sailShapes(), {
    className: "sail",
    slice: "xMidYMid meet",
    title,
  });
}
