import type { Known, Video } from "../datasets.ts";
import { engagementRate, jointEngagementRate } from "./engagement.ts";
import { known, median } from "./statistics.ts";

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
export function minimumViews(videos: readonly Video[]): number {
  const usual = median(known(videos.map((video) => video.views))) ?? 0;
  return Math.max(LEAST_VIEWS_FOR_RATE, Math.round(usual * SHARE_OF_MEDIAN_FOR_RATE));
}

/** The best posts by views and by engagement; null without videos. */
export function bestPosts(videos: readonly Video[]): BestPosts | null {
  if (videos.length === 0) return null;
  const minimum = minimumViews(videos);
  const posts = videos.map((video, index) => ({
    index,
    video,
    engagementRate: engagementRate(video),
  }));
  const rated = posts.filter(({ video }) => (video.views ?? 0) >= minimum);
  return {
    byViews: top(posts, ({ video }) => video.views),
    byEngagement: top(rated, (post) => post.engagementRate),
    minimumViews: minimum,
    medianViews: median(known(videos.map((video) => video.views))),
    engagementRate: jointEngagementRate(videos).rate,
    posts: videos.length,
  };
}

/** The highest first; equals keep their order, unknown ones are left out. */
export function top<T>(items: readonly T[], value: (item: T) => Known<number>): T[] {
  return items
    .flatMap((item) => {
      const size = value(item);
      return size === null ? [] : { item, size };
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, LISTED_POSTS)
    .map(({ item }) => item);
}
