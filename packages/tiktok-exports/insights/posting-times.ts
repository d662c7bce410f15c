import type { Video } from "../datasets.ts";
import { type Advice, HOURS_PER_DAY, isPeakHour } from "./advice.ts";
import {
  groupsByClass,
  type PostGroup,
  postColumns,
  UNKNOWN_HOUR,
  UNKNOWN_WEEKDAY,
} from "./post-columns.ts";

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
  columns = postColumns(videos),
): PostingTimes | null {
  const hourOf = (place: number) => columns.hours[place] ?? UNKNOWN_HOUR;
  const byWeekday = groupsByClass(
    columns,
    DAYS_PER_WEEK,
    (place) => (columns.weekdays[place] ?? UNKNOWN_WEEKDAY) - 1,
  );
  if (byWeekday.every(({ posts }) => posts === 0)) return null;
  const byHour = groupsByClass(columns, HOURS_PER_DAY, hourOf);
  const postsWithHour = byHour.reduce((posts, group) => posts + group.posts, 0);
  if (postsWithHour === 0) return { postsWithHour, byHour: null, advice: null, byWeekday };
  const isPeak = byHour.map((_, hour) => isPeakHour(hour, peakHours));
  const [outside, inside] = groupsByClass(columns, 2, (place) => {
    const hour = hourOf(place);
    return hour === UNKNOWN_HOUR ? -1 : Number(isPeak[hour]);
  });
  const none = { posts: 0, medianViews: null };
  const advice = { inside: inside ?? none, outside: outside ?? none };
  return { postsWithHour, byHour, advice, byWeekday };
}
