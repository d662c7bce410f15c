import type { Known, Video } from "../datasets.ts";
import { above, bestBy, minimumViews, type RankedPost } from "./best-posts.ts";
import { postColumns } from "./post-columns.ts";
import { WeightedMean } from "./statistics.ts";

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
  const seconds = new WeightedMean();
  const full = new WeightedMean();
  let posts = 0;
  for (const { averageWatchSeconds, watchedFullShare, views } of videos) {
    if ((averageWatchSeconds ?? watchedFullShare) === null) continue;
    posts++;
    seconds.add(averageWatchSeconds, views);
    full.add(watchedFullShare, views);
  }
  if (posts === 0) return null;
  const minimum = minimumViews(videos, columns);
  return {
    posts,
    averageWatchSeconds: seconds.value,
    watchedFullShare: full.value,
    best: bestBy(
      videos,
      above(minimum, ({ watchedFullShare }) => watchedFullShare),
    ),
  };
}
