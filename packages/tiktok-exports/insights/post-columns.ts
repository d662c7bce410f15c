import type { Known, Video } from "../datasets.ts";
import { weekday } from "../dates/calendar.ts";
import { middleOf } from "./statistics.ts";

/**
 * What is asked of every post, a column each, by place in Datasets.videos. Of 200,000 posts each
 * walk from object to object and each sort counts: here they are done once for all insights.
 */
export type PostColumns = {
  posts: number;
  /** NaN where they are unknown. */
  views: Float64Array;
  /** The posts with known views, the fewest first. */
  byViews: Uint32Array;
  /** 1 for Monday to 7 for Sunday; UNKNOWN_WEEKDAY without a day. */
  weekdays: Uint8Array;
  /** 0 to 23; UNKNOWN_HOUR where the post doesn't tell its time of day. */
  hours: Int8Array;
};

export const UNKNOWN_WEEKDAY = 0;
export const UNKNOWN_HOUR = -1;

/** Posts of one hour, weekday or group. */
export type PostGroup = { posts: number; medianViews: Known<number> };

export function postColumns(videos: readonly Video[]): PostColumns {
  const posts = videos.length;
  const columns = {
    ...{ posts, views: new Float64Array(posts), byViews: new Uint32Array() },
    ...{ weekdays: new Uint8Array(posts), hours: new Int8Array(posts) },
  };
  const weekdayOf = new Map<string, number>();
  const counted: number[] = [];
  for (const [place, { views, posted }] of videos.entries()) {
    columns.views[place] = views ?? Number.NaN;
    if (views !== null) counted.push(place);
    columns.hours[place] = posted?.hour ?? UNKNOWN_HOUR;
    if (posted === null) continue;
    const day = weekdayOf.get(posted.date) ?? weekday(posted.date);
    weekdayOf.set(posted.date, day);
    columns.weekdays[place] = day;
  }
  const { views } = columns;
  columns.byViews = Uint32Array.from(counted.sort((a, b) => viewsAt(views, a) - viewsAt(views, b)));
  return columns;
}

const viewsAt = (views: Float64Array, place: number): number => views[place] ?? 0;

/**
 * The known views of the posts of each class, ascending. As the posts come in that order, no class
 * has to be sorted.
 * @param classOf a post's class, from 0; below 0 for none
 */
export function viewsByClass(
  { views, byViews }: PostColumns,
  classes: number,
  classOf: (place: number) => number,
): number[][] {
  const found = Array.from({ length: classes }, (): number[] => []);
  for (const place of byViews) found[classOf(place)]?.push(viewsAt(views, place));
  return found;
}

/** How many posts each class has, those with unknown views with them, and their median views. */
export function groupsByClass(
  columns: PostColumns,
  classes: number,
  classOf: (place: number) => number,
): PostGroup[] {
  const posts = new Uint32Array(classes);
  for (let place = 0; place < columns.posts; place++) {
    const at = classOf(place);
    if (at >= 0) posts[at] = (posts[at] ?? 0) + 1;
  }
  return viewsByClass(columns, classes, classOf).map((views, at) => ({
    posts: posts[at] ?? 0,
    medianViews: middleOf(views),
  }));
}

/** The known views of all posts, ascending. */
export function sortedViews({ views, byViews }: PostColumns): Float64Array {
  return Float64Array.from(byViews, (place) => viewsAt(views, place));
}
