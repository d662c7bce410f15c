import { PEAK_HOURS } from "../../../content/facts/offices.ts";

export const HOURS_A_DAY = 24;

/** Hour and minute of a moment in a time zone. */
export function clockIn(now: Date, timeZone: string): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: read("hour"), minute: read("minute") };
}

/** Whether an hour of the local day, 0 to 23, is one of the peak hours (spec, section 1). */
export function isPeakHour(hour: number): boolean {
  return PEAK_HOURS.some((peak) => hour >= peak.from && hour < peak.to);
}

const HOUR_MS = 3_600_000;

/**
 * For how many hours of the day that begins with the hour of `now` at least one of the time zones is
 * in its peak hours; 0 to 24. Computed, because offsets and summer time differ through the year.
 */
export function coveredHours(now: Date, timeZones: readonly string[]): number {
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS_A_DAY }, (_, n) => new Date(start + n * HOUR_MS)).filter((at) =>
    timeZones.some((timeZone) => isPeakHour(clockIn(at, timeZone).hour)),
  ).length;
}
