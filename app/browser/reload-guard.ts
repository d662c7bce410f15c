/** At most one reload per path in this time (spec, section 9), in ms. */
export const RELOAD_GUARD_MS = 10_000;
/** Prefix of the per-path entries in sessionStorage: the time of the last reload. */
export const RELOAD_KEY = "b4:reload:";
