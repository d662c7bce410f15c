import { PEAK_HOURS } from "../../../content/facts/offices.ts";

/** Making a format for a time zone takes a phone tens of milliseconds; using it takes none. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/** Makes the work of the first `localTime` in a time zone now. */
export function prepareLocalTime(timeZone: string): void {
  formatOf(timeZone).format();
}

/** `21:04` in a time zone; hours from 00 to 23. */
export function localTime(now: Date, timeZone: string): string {
  return formatOf(timeZone).format(now);
}

/** Whether a local time such as `21:04` lies in the audience's peak hours (spec, section 1). */
export function inPeak(time: string): boolean {
  const hour = Number(time.slice(0, 2));
  return PEAK_HOURS.some((peak) => hour >= peak.from && hour < peak.to);
}
