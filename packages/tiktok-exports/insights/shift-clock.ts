import type { Datasets, PostTime } from "../datasets.ts";
import { addDays, civilTime } from "../dates/calendar.ts";
import { withoutFuture } from "./best-hours.ts";

/**
 * On which clock the file's hours are, by its distance from UTC in minutes (east is positive), and on
 * which clock they are to be read, by its IANA zone.
 */
export type ClockShift = { fileOffsetMinutes: number; timeZone: string };

/** The least and the most distance from UTC that a clock on earth has, in minutes. */
export const OFFSET_MINUTES = { min: -12 * 60, max: 14 * 60 } as const;
const MINUTE_MS = 60_000;

/**
 * The same data on another clock: hours of activity and times of posts move, days stay days. Hours
 * that had not happened at the export go before, as they are at the end of the file's day alone.
 */
export function shiftClock(datasets: Datasets, shift: ClockShift): Datasets {
  const moved = (date: string, hour: number, minute: number) =>
    civilTime(
      new Date(
        Date.parse(`${date}T00:00:00Z`) +
          (hour * 60 + minute - shift.fileOffsetMinutes) * MINUTE_MS,
      ),
      shift.timeZone,
    );
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

/** How far a zone's clock is from UTC at noon of a day, in minutes. */
export function offsetOf(timeZone: string, day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const { date, hour, minute } = civilTime(noon, timeZone);
  const dayShift = date === day ? 0 : date === addDays(day, 1) ? 1 : -1;
  return dayShift * 24 * 60 + hour * 60 + minute - 12 * 60;
}
