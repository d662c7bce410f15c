/** From hour to hour on a 24-hour clock; `to` is the first hour outside. */
export type HourWindow = { from: number; to: number };

/** What an account is advised to do, for the insights to hold against what it does. */
export type Advice = {
  /** When followers are said to be there; windows of one day each that don't overlap. */
  peakHours: readonly HourWindow[];
  /** How many hashtags a post is to have. Which of them are any good no export tells. */
  hashtags: { min: number; max: number };
};

/** What is commonly advised: 6–10 PM and 7–9 AM, 3 to 5 hashtags. */
export const COMMON_ADVICE: Advice = {
  peakHours: [
    { from: 18, to: 22 },
    { from: 7, to: 9 },
  ],
  hashtags: { min: 3, max: 5 },
};

export const HOURS_PER_DAY = 24;

export function isPeakHour(hour: number, peakHours: Advice["peakHours"]): boolean {
  return peakHours.some(({ from, to }) => hour >= from && hour < to);
}

/** How many hours of a day the advice names. */
export function countPeakHours(peakHours: Advice["peakHours"]): number {
  return peakHours.reduce((hours, { from, to }) => hours + to - from, 0);
}
