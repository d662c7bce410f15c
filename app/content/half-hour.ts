/** Noted of what is right for the current half hour alone (content.server.ts). */
export const HALF_HOUR = "half-hour";
export const HALF_HOUR_MS = 30 * 60_000;

/** The beginning of the half hour that a time lies in; half hours begin alike in all our time zones. */
export const halfHourOf = (now: number): Date =>
  new Date(Math.floor(now / HALF_HOUR_MS) * HALF_HOUR_MS);
