/** Minutes that one bar of the example report covers. */
export const MINUTES_A_BAR = 5;
/** Example figures: visits in each five minutes of an hour; 1,200 in all, as the page says. */
export const EXAMPLE_VISITS = [20, 34, 70, 96, 110, 104, 118, 140, 196, 150, 98, 64] as const;
/** The bar in which the host asks: the only one in signal. */
export const PEAK_BAR = 8;
/** Top of the scale, with room for the flags above the tallest bar. */
export const SCALE_TOP = 240;
/** Visits at which the chart has a line, from the top down. */
export const GRID_LINES = [180, 120, 60] as const;
