import type { Known, Video } from "../datasets.ts";
import { above, bestBy, minimumViews, type RankedPost } from "./best-posts.ts";
import { postColumns } from "./post-columns.ts";
import { weightedMean } from "./statistics.ts";

export type WatchThrough = {
  /** Posts that tell a watch time or how many watched to the end. */
  posts: number;
  /** Means over views: a post seen often counts more. */
  averageWatchSeconds: Known<number>;
  watchedFullShare: Known<number>;
  /** Posts watched to the end most, among those with enough views. */
  best: RankedPost[];
};

/** How long people watch, where the export tells; null where it does not. */
export function watchThrough(
  videos: readonly Video[],
  columns = postColumns(videos),
): WatchThrough | null {
  const told = videos.filter(
    (video) => video.averageWatchSeconds !== null || video.watchedFullShare !== null,
  );
  if (told.length === 0) return null;
  const minimum = minimumViews(videos, columns);
  return {
    posts: told.length,
    averageWatchSeconds: weightedMean(
      told.map((video) => ({ value: video.averageWatchSeconds, weight: video.views })),
    ),
    watchedFullShare: weightedMean(
      told.map((video) => ({ value: video.watchedFullShare, weight: video.views })),
    ),
    best: bestBy(
      videos,
      above(minimum, ({ watchedFullShare }) => watchedFullShare),
    ),
  };
}
