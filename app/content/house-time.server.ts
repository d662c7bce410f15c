import { dateFormat } from "../i18n/formats.ts";

/** Where the house is run from; staff pages say so beside the times. */
export const HOUSE_TIME_ZONE = "Europe/Athens";

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** The day where the house is, as 2026-11-21. */
export function dayIn(moment: Date): string {
  return dateFormat("sv-SE", { timeZone: HOUSE_TIME_ZONE }).format(moment);
}

/** The time of day where the house is, as 09:30. */
export function clockIn(moment: Date): string {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return dateFormat("en-GB", { timeZone: HOUSE_TIME_ZONE, ...parts }).format(moment);
}

/** The moment at which a day begins where the house is, as an ISO time. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(day);
  // The zone is two or three hours ahead; which one, its own clock tells at that moment.
  for (const hoursAhead of [3, 2]) {
    const moment = new Date(midnight - hoursAhead * HOUR_MS);
    if (dayIn(moment) === day && dayIn(new Date(moment.getTime() - 1)) !== day) {
      return moment.toISOString();
    }
  }
  return new Date(midnight).toISOString();
}

/**
 * The moment of a day and a time such as 09:30 where the house is. A time that the clocks leave out is
 * the next one that there is.
 */
export function momentOf(day: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const usual = Date.parse(startOfDay(day)) + hours * HOUR_MS + minutes * MINUTE_MS;
  // On the days on which clocks change, an hour more or less has gone by since midnight.
  const found = [0, -HOUR_MS, HOUR_MS]
    .map((shift) => new Date(usual + shift))
    .find((moment) => dayIn(moment) === day && clockIn(moment) === time);
  return (found ?? new Date(usual)).toISOString();
}
