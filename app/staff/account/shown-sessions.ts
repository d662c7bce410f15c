/** Devices listed at once; the ones used longest ago are behind a fold. */
export const SHOWN_SESSIONS = 8;
