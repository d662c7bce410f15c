import { type OFFICES, PEAK_HOURS } from "../../content/facts/offices.ts";

const MINUTE_MS = 60_000;

/** IANA name of a time zone that one of our offices is in, such as `Europe/Athens`. */
export type OfficeTimeZone = (typeof OFFICES)[number]["timeZone"];
/** Minutes ahead of UTC; `changesAt` (ms since 1970) the clocks are changed to `after`. */
export type ZoneOffset = { offset: number; changesAt?: number; after?: number };
export type ZoneOffsets = Record<OfficeTimeZone, ZoneOffset>;

/** `21:04` in a time zone; hours from 00 to 23. */
export function localTime(now: Date, { offset, changesAt, after }: ZoneOffset): string {
  const isChanged = changesAt !== undefined && now.getTime() >= changesAt;
  const ahead = isChanged ? (after ?? offset) : offset;
  return new Date(now.getTime() + ahead * MINUTE_MS).toISOString().slice(11, 16);
}

/** Whether a local time such as `21:04` lies in the audience's peak hours (spec, section 1). */
export function inPeak(time: string): boolean {
  const hour = Number(time.slice(0, 2));
  return PEAK_HOURS.some((peak) => hour >= peak.from && hour < peak.to);
}
