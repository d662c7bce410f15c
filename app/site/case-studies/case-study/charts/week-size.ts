/** A week of the calendar, in units of its picture: two dots abreast, eleven high. */
export const DOTS_ABREAST = 2;
export const DOT_PITCH = 10;
export const WEEK_WIDTH = DOTS_ABREAST * DOT_PITCH;
export const WEEK_HEIGHT = 11 * DOT_PITCH;
