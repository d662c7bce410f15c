/** Where each of a sky's seven bands begins, from the zenith, as a share of its height. */
export const BAND_STARTS = [0, 0.34, 0.54, 0.68, 0.79, 0.88, 0.95] as const;
/** Letters of a colour: a sky's are written one after the other. */
export const COLOUR_LENGTH = "#ffffff".length;
