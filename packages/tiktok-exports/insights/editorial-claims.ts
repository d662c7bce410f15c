/** The claims that the site makes and the tool checks (spec, section 1). */

/** From hour to hour on a 24-hour clock; `to` is the first hour outside. */
export type HourWindow = { from: number; to: number };

/** Peak hours 6–10 PM and 7–9 AM. */
export const CLAIMED_PEAK_WINDOWS: readonly HourWindow[] = [
  { from: 18, to: 22 },
  { from: 7, to: 9 },
];

/** 3 to 5 hashtags a post; which of them are trending, niche or branded no export tells. */
export const CLAIMED_HASHTAGS = { min: 3, max: 5 } as const;

export const HOURS_PER_DAY = 24;

export function isClaimedPeak(hour: number): boolean {
  return CLAIMED_PEAK_WINDOWS.some(({ from, to }) => hour >= from && hour < to);
}

/** How many hours of a day the claim names. */
export const CLAIMED_PEAK_HOURS = CLAIMED_PEAK_WINDOWS.reduce(
  (hours, { from, to }) => hours + to - from,
  0,
);
