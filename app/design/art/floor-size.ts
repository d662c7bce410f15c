/** The floor plan's units (floor-plan.ts), for pages that place people on it. */
export const FLOOR_WIDTH = 1200;
export const FLOOR_HEIGHT = 520;
/** Up to its wall's middle; behind it lie the other rooms. */
export const STUDIO_WIDTH = 640;
/** The middles of the house's outer walls, from left to right, and how thick all walls are. */
export const HOUSE_WALLS = [40, 1160] as const;
/** Those of its upper and its lower wall. */
const HOUSE_ENDS = [30, 490] as const;
export const WALL = 5;
/** From the outside of one wall to that of the other: what pages show of the plan. */
export const HOUSE = {
  x: HOUSE_WALLS[0] - WALL / 2,
  y: HOUSE_ENDS[0] - WALL / 2,
  width: HOUSE_WALLS[1] - HOUSE_WALLS[0] + WALL,
  height: HOUSE_ENDS[1] - HOUSE_ENDS[0] + WALL,
} as const;
