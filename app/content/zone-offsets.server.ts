import { OFFICES } from "../../content/facts/offices.ts";
import type { OfficeTimeZone, ZoneOffset, ZoneOffsets } from "./local-time.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How far ahead a change of clocks is looked for; they change at most every half year. */
const LOOK_AHEAD_DAYS = 370;
/** For so long an answer is given again; the search takes a thousand formats. */
const FRESH_MS = DAY_MS;

const formats = new Map(
  OFFICES.map(({ timeZone }) => [
    timeZone,
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
  ]),
);

let known: { at: number; offsets: ZoneOffsets } | undefined;

/**
 * How the clocks of our offices stand to UTC, and when and to what they change next, so that browsers
 * can tell the time there without making a time zone's format, which takes a phone 0.1 s.
 */
export function zoneOffsets(now = Date.now()): ZoneOffsets {
  if (!known || Math.abs(now - known.at) > FRESH_MS) {
    const offsets = [...formats.keys()].map((zone) => [zone, found(zone, now)]);
    known = { at: now, offsets: Object.fromEntries(offsets) as ZoneOffsets };
  }
  return known.offsets;
}

function found(timeZone: OfficeTimeZone, now: number): ZoneOffset {
  const offset = offsetAt(timeZone, now);
  for (let day = 1; day <= LOOK_AHEAD_DAYS; day++) {
    let later = now + day * DAY_MS;
    if (offsetAt(timeZone, later) === offset) continue;
    let earlier = later - DAY_MS;
    while (later - earlier > MINUTE_MS) {
      const middle = Math.floor((earlier + later) / 2);
      if (offsetAt(timeZone, middle) === offset) earlier = middle;
      else later = middle;
    }
    // Clocks change on a whole minute of UTC.
    const changesAt = Math.floor(later / MINUTE_MS) * MINUTE_MS;
    return { offset, changesAt, after: offsetAt(timeZone, later) };
  }
  return { offset };
}

/** Minutes ahead of UTC. */
function offsetAt(timeZone: OfficeTimeZone, at: number): number {
  const parts = formats.get(timeZone)?.formatToParts(at) ?? [];
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
