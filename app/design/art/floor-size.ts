/** The floor plan's units (floor-plan.ts), for pages that place people on it. */
export const FLOOR_WIDTH = 1200;
export const FLOOR_HEIGHT = 520;
/** Up to its wall's middle; behind it lie the other rooms. */
export const STUDIO_WIDTH = 640;
