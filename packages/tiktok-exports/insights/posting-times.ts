import type { Known, Video } from "../datasets.ts";
import { weekday } from "../dates/calendar.ts";
import { type Advice, HOURS_PER_DAY, isPeakHour } from "./advice.ts";
import { known, median } from "./statistics.ts";

/** Posts of one hour, weekday or group. */
export type PostGroup = { posts: number; medianViews: Known<number> };

export type PostingTimes = {
  /** Posts whose time of day is known; text dates tell the day only. */
  postsWithHour: number;
  /** 24 entries, from midnight; null when no post tells its hour. */
  byHour: PostGroup[] | null;
  /** Posts inside and outside the advised peak hours; null likewise. */
  advice: { inside: PostGroup; outside: PostGroup } | null;
  /** Seven entries, from Monday. */
  byWeekday: PostGroup[];
};

const DAYS_PER_WEEK = 7;

/** When videos were posted and what they reached; null when no video tells its day. */
export function postingTimes(
  videos: readonly Video[],
  peakHours: Advice["peakHours"],
): PostingTimes | null {
  const dated = videos.flatMap((video) =>
    video.posted === null ? [] : { day: weekday(video.posted.date), video },
  );
  if (dated.length === 0) return null;
  const timed = dated.flatMap(({ video }) => {
    const hour = video.posted?.hour ?? null;
    return hour === null ? [] : { hour, video };
  });
  const where = (matches: (hour: number) => boolean) =>
    group(timed.filter(({ hour }) => matches(hour)).map(({ video }) => video));
  return {
    postsWithHour: timed.length,
    byHour:
      timed.length === 0
        ? null
        : Array.from({ length: HOURS_PER_DAY }, (_, hour) => where((other) => other === hour)),
    advice:
      timed.length === 0
        ? null
        : {
            inside: where((hour) => isPeakHour(hour, peakHours)),
            outside: where((hour) => !isPeakHour(hour, peakHours)),
          },
    byWeekday: Array.from({ length: DAYS_PER_WEEK }, (_, index) =>
      group(dated.filter(({ day }) => day === index + 1).map(({ video }) => video)),
    ),
  };
}

export function group(videos: readonly Video[]): PostGroup {
  return { posts: videos.length, medianViews: median(known(videos.map(({ views }) => views))) };
}
