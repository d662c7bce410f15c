import type { Known, Video } from "../datasets.ts";
import { engagementRate, jointEngagementRate } from "./engagement.ts";
import { postColumns } from "./post-columns.ts";
import { middleOf } from "./statistics.ts";

/** A video with its rate and its place in Datasets.videos. */
export type RankedPost = { index: number; video: Video; engagementRate: Known<number> };

export type BestPosts = {
  byViews: RankedPost[];
  /** Only posts with at least `minimumViews`. */
  byEngagement: RankedPost[];
  minimumViews: number;
  medianViews: Known<number>;
  /** All posts together; see ENGAGEMENT_DEFINITION. */
  engagementRate: Known<number>;
  posts: number;
};

/** How many posts each list holds. */
const LISTED_POSTS = 10;
/** A rate below so many views is chance: two likes of ten viewers are no 20 %. */
const LEAST_VIEWS_FOR_RATE = 100;
/** And it must have reached this share of what the account's posts usually reach. */
const SHARE_OF_MEDIAN_FOR_RATE = 0.25;

/** The views a post needs for its rates to say something about the account. */
export function minimumViews(videos: readonly Video[], columns = postColumns(videos)): number {
  const usual = middleOf(columns.sortedViews) ?? 0;
  return Math.max(LEAST_VIEWS_FOR_RATE, Math.round(usual * SHARE_OF_MEDIAN_FOR_RATE));
}

/** The best posts by views and by engagement; null without videos. */
export function bestPosts(
  videos: readonly Video[],
  columns = postColumns(videos),
): BestPosts | null {
  if (videos.length === 0) return null;
  const minimum = minimumViews(videos, columns);
  return {
    byViews: bestBy(videos, ({ views }) => views),
    byEngagement: bestBy(videos, above(minimum, engagementRate)),
    minimumViews: minimum,
    medianViews: middleOf(columns.sortedViews),
    engagementRate: jointEngagementRate(videos).rate,
    posts: videos.length,
  };
}

/** What a post is ranked by; null leaves it out. */
export type Measure = (video: Video) => Known<number>;

/** The same of posts with at least so many views. */
export function above(minimum: number, measure: Measure): Measure {
  return (video) => ((video.views ?? 0) >= minimum ? measure(video) : null);
}

/** The highest first; equals keep their order, unknown ones are left out. */
export function bestBy(videos: readonly Video[], measure: Measure): RankedPost[] {
  const best: { index: number; size: number }[] = [];
  for (let index = 0; index < videos.length; index++) {
    const video = videos[index];
    const size = video ? measure(video) : null;
    if (size === null) continue;
    if (best.length === LISTED_POSTS && size <= (best.at(-1)?.size ?? 0)) continue;
    const at = best.findIndex((other) => other.size < size);
    best.splice(at < 0 ? best.length : at, 0, { index, size });
    if (best.length > LISTED_POSTS) best.pop();
  }
  return best.flatMap(({ index }) => {
    const video = videos[index];
    return video ? { index, video, engagementRate: engagementRate(video) } : [];
  });
}
