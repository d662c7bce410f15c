import type { IsoDay } from "../datasets.ts";
import { addDays, daysBetween, weekday } from "../dates/calendar.ts";
import type { SampleVideo } from "./sample-videos.ts";
import { type Random, randomFactor } from "./seeded-random.ts";

/** One day of the sample account. */
export type SampleDay = {
  date: IsoDay;
  views: number;
  profileViews: number;
  likes: number;
  comments: number;
  shares: number;
  followers: number;
  viewers: number;
  returning: number;
};

/** Followers on the day before the first. */
const FIRST_FOLLOWERS = 18_240;
/** Views a day of everything older than the sample. */
const BACKGROUND_VIEWS = 900;
/** How much of a video's views falls on the day of posting, and what is left each day after. */
const FIRST_DAY_SHARE = 0.45;
const DAILY_DECAY = 0.55;
/** Greek weekends are watched more: Monday to Sunday. */
const WEEKDAY_FACTOR = [0.94, 0.92, 0.95, 0.98, 1.06, 1.1, 1.12];
/** Active followers of the best hour, as a share of all. */
const ACTIVE_SHARE = 0.34;
/** The shape of a follower's day, from midnight, 1 the busiest. */
const HOUR_SHAPE = [
  0.42, 0.27, 0.16, 0.1, 0.08, 0.11, 0.22, 0.43, 0.52, 0.48, 0.45, 0.47, 0.53, 0.58, 0.57, 0.53,
  0.55, 0.62, 0.72, 0.83, 0.94, 1, 0.93, 0.69,
];
export const SAMPLE_ACTIVITY_DAYS = 7;

/** The account's days, ascending, ending with `last`. */
export function sampleDays(
  random: Random,
  last: IsoDay,
  days: number,
  videos: readonly SampleVideo[],
): SampleDay[] {
  let followers = FIRST_FOLLOWERS;
  return Array.from({ length: days }, (_, index): SampleDay => {
    const date = addDays(last, index - days + 1);
    const factor = (WEEKDAY_FACTOR[weekday(date) - 1] ?? 1) * randomFactor(random, 0.08);
    const fresh = videos.map((video) => video.views * shareOnDay(daysBetween(video.day, date)));
    const views = Math.round(
      (BACKGROUND_VIEWS + fresh.reduce((all, part) => all + part, 0)) * factor,
    );
    // Some people leave every day; on quiet days more than come.
    followers += Math.round(views * (0.004 + random() * 0.006) - 14 - random() * 12);
    const viewers = Math.round(views * (0.62 + random() * 0.08));
    return {
      date,
      views,
      profileViews: Math.round(views * (0.012 + random() * 0.01)),
      likes: Math.round(views * (0.06 + random() * 0.04)),
      comments: Math.round(views * (0.004 + random() * 0.004)),
      shares: Math.round(views * (0.003 + random() * 0.005)),
      followers,
      viewers,
      returning: Math.round(viewers * (0.24 + random() * 0.1)),
    };
  });
}

/** Active followers by hour; `future` hours of the export day read zero, as in real files. */
export function sampleActivity(
  random: Random,
  exportDay: IsoDay,
  exportHour: number,
  followers: number,
): { date: IsoDay; hour: number; active: number }[] {
  return Array.from({ length: SAMPLE_ACTIVITY_DAYS }, (_, index) => {
    const date = addDays(exportDay, index - SAMPLE_ACTIVITY_DAYS + 1);
    return HOUR_SHAPE.map((shape, hour) => {
      const active = Math.round(followers * ACTIVE_SHARE * shape * randomFactor(random, 0.06));
      const future = date === exportDay && hour >= exportHour;
      return { date, hour, active: future ? 0 : active };
    });
  }).flat();
}

function shareOnDay(age: number): number {
  return age < 0 ? 0 : FIRST_DAY_SHARE * DAILY_DECAY ** age;
}
