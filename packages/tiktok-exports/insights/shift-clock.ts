import type { Datasets, IsoDay, PostTime } from "../datasets.ts";
import { addDays, civilTime, dayFromNumber, dayNumber } from "../dates/calendar.ts";
import { withoutFuture } from "./best-hours.ts";

/**
 * On which clock the file's hours are, by its distance from UTC in minutes (east is positive), and on
 * which clock they are to be read, by its IANA zone.
 */
export type ClockShift = { fileOffsetMinutes: number; timeZone: string };

/** The least and the most distance from UTC that a clock on earth has, in minutes. */
export const OFFSET_MINUTES = { min: -12 * 60, max: 14 * 60 } as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * The same data on another clock: hours of activity and times of posts move, days stay days. Hours
 * that had not happened at the export go before, as they are at the end of the file's day alone.
 */
export function shiftClock(datasets: Datasets, shift: ClockShift): Datasets {
  const clock = new ZoneClock(shift.timeZone);
  const moved = (date: string, hour: number, minute: number) =>
    clock.at(dayNumber(date) * DAY_MINUTES + hour * 60 + minute - shift.fileOffsetMinutes);
  return {
    ...datasets,
    activity: withoutFuture(datasets.activity)
      .map((row) => {
        const { date, hour } = moved(row.date, row.hour, 0);
        return { ...row, date, hour };
      })
      .sort((a, b) => (a.date === b.date ? a.hour - b.hour : a.date < b.date ? -1 : 1)),
    videos: datasets.videos.map((video) => {
      const { posted } = video;
      if (posted === null || posted.hour === null) return video;
      const at: PostTime = moved(posted.date, posted.hour, posted.minute ?? 0);
      return { ...video, posted: { ...at, minute: posted.minute === null ? null : at.minute } };
    }),
  };
}

/** A zone's clock. It is asked of the runtime once a day: 200,000 posts would take a second. */
class ZoneClock {
  readonly #timeZone: string;
  /** By day of UTC, the minutes from UTC at its beginning. */
  readonly #offsets = new Map<number, number>();

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** @param minutes of UTC since 1970 */
  at(minutes: number): { date: IsoDay; hour: number; minute: number } {
    const day = Math.floor(minutes / DAY_MINUTES);
    const offset = this.#offsetOn(day);
    // On a day on which clocks are put forward or back, each hour is asked for.
    if (offset !== this.#offsetOn(day + 1)) {
      return civilTime(new Date(minutes * MINUTE_MS), this.#timeZone);
    }
    const local = minutes + offset;
    const localDay = Math.floor(local / DAY_MINUTES);
    const ofDay = local - localDay * DAY_MINUTES;
    return { date: dayFromNumber(localDay), hour: Math.floor(ofDay / 60), minute: ofDay % 60 };
  }

  #offsetOn(day: number): number {
    const known = this.#offsets.get(day);
    if (known !== undefined) return known;
    const instant = new Date(day * DAY_MINUTES * MINUTE_MS);
    const { date, hour, minute } = civilTime(instant, this.#timeZone);
    const offset = (dayNumber(date) - day) * DAY_MINUTES + hour * 60 + minute;
    this.#offsets.set(day, offset);
    return offset;
  }
}

/** How far a zone's clock is from UTC at noon of a day, in minutes. */
export function offsetOf(timeZone: string, day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const { date, hour, minute } = civilTime(noon, timeZone);
  const dayShift = date === day ? 0 : date === addDays(day, 1) ? 1 : -1;
  return dayShift * 24 * 60 + hour * 60 + minute - 12 * 60;
}
