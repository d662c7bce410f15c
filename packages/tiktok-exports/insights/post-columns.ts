import type { Known, Video } from "../datasets.ts";
import { weekday } from "../dates/calendar.ts";
import { ascendingPlaces } from "../sorted-places.ts";
import { middleOf } from "./statistics.ts";

/**
 * What is asked of every post, a column each, by place in Datasets.videos. Of 200,000 posts each
 * walk from object to object and each sort counts: here they are done once for all insights.
 */
export type PostColumns = {
  posts: number;
  /** NaN where they are unknown. */
  views: Float64Array;
  /** The posts with known views, the fewest first; equals keep their order. */
  byViews: Uint32Array;
  /** The known views of all posts, ascending. */
  sortedViews: Float64Array;
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
  const views = new Float64Array(posts);
  const weekdays = new Uint8Array(posts);
  const hours = new Int8Array(posts);
  // Posts of a day stand beside one another.
  let day = { date: "", weekday: UNKNOWN_WEEKDAY };
  for (let place = 0; place < posts; place++) {
    const video = videos[place];
    const posted = video?.posted ?? null;
    views[place] = video?.views ?? Number.NaN;
    hours[place] = posted?.hour ?? UNKNOWN_HOUR;
    if (posted === null) continue;
    if (posted.date !== day.date) day = { date: posted.date, weekday: weekday(posted.date) };
    weekdays[place] = day.weekday;
  }
  const byViews = ascendingPlaces(views);
  const sortedViews = new Float64Array(byViews.length);
  for (let at = 0; at < byViews.length; at++) sortedViews[at] = views[byViews[at] ?? 0] ?? 0;
  return { posts, views, byViews, sortedViews, weekdays, hours };
}

/**
 * The known views of the posts of each class, ascending. As the posts come in that order, no class
 * has to be sorted.
 * @param classOf a post's class, from 0; below 0 for none
 */
export function viewsByClass(
  { posts, sortedViews, byViews }: PostColumns,
  classes: number,
  classOf: (place: number) => number,
): Float64Array[] {
  const sizes = new Uint32Array(classes);
  const classAt = new Int32Array(posts);
  for (let at = 0; at < byViews.length; at++) {
    const found = classOf(byViews[at] ?? 0);
    classAt[at] = found;
    if (found >= 0) sizes[found] = (sizes[found] ?? 0) + 1;
  }
  const found = Array.from(sizes, (size) => new Float64Array(size));
  const filled = new Uint32Array(classes);
  for (let at = 0; at < byViews.length; at++) {
    const into = classAt[at] ?? -1;
    const views = found[into];
    if (views === undefined) continue;
    const next = filled[into] ?? 0;
    views[next] = sortedViews[at] ?? 0;
    filled[into] = next + 1;
  }
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
