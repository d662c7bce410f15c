import { PEAK_HOURS } from "../../../content/facts/offices.ts";
import { dateFormat } from "../../i18n/formats.ts";

export const HOURS_A_DAY = 24;

/** Hour and minute of a moment in a time zone. A day's bands ask it hundreds of times: its format is kept. */
export function clockIn(now: Date, timeZone: string): { hour: number; minute: number } {
  const parts = dateFormat("en-GB", {
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

/** Part of the UTC day that a moment lies in, in its hours, 0 to 24. */
export type Band = { from: number; to: number };

/**
 * When at least one of the time zones is in its peak hours, in the UTC day of `now`: bands in order that
 * neither touch nor overlap. What goes past midnight begins the day anew. Computed, because offsets and
 * summer time differ through the year; they are whole hours wherever we have an office.
 */
export function peakBands(now: Date, timeZones: readonly string[]): readonly Band[] {
  const midnight = Math.floor(now.getTime() / HOUR_MS / HOURS_A_DAY) * HOUR_MS * HOURS_A_DAY;
  const bands: Band[] = [];
  for (let hour = 0; hour < HOURS_A_DAY; hour += 1) {
    const at = new Date(midnight + hour * HOUR_MS);
    if (!timeZones.some((timeZone) => isPeakHour(clockIn(at, timeZone).hour))) continue;
    const last = bands.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else bands.push({ from: hour, to: hour + 1 });
  }
  return bands;
}

/** For how many hours of that day at least one of the time zones is in its peak hours; 0 to 24. */
export const coveredHours = (now: Date, timeZones: readonly string[]): number =>
  peakBands(now, timeZones).reduce((sum, { from, to }) => sum + to - from, 0);
