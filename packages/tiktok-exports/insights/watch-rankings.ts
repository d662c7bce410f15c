import type { Known, Video } from "../datasets.ts";
import { above, bestBy, type Measure, minimumViews, type RankedPost } from "./best-posts.ts";
import { LEAST_POSTS } from "./enough.ts";
import { postColumns } from "./post-columns.ts";
import { ratio, weightedMean } from "./statistics.ts";

/** Posts whose captions are of one length. */
export type CaptionGroup = {
  /** Least and most characters; `to` is null for the open end. */
  from: number;
  to: number | null;
  posts: number;
  /** Means over views; null below LEAST_POSTS posts. */
  watchedFullShare: Known<number>;
  averageWatchSeconds: Known<number>;
};

/** A post with the value that it is ranked by. */
export type RankedValue = RankedPost & { value: number };

/** Who stays, who keeps it, and whether the length of the caption has to do with it. */
export type WatchRankings = {
  /** Only posts with at least so many views. */
  minimumViews: number;
  byWatchTime: RankedValue[];
  byFullWatch: RankedValue[];
  /** Saves per thousand views. */
  bySaves: RankedValue[];
  /** Null when no group has enough posts that tell how they were watched. */
  byCaption: CaptionGroup[] | null;
};

/** Where a group of captions begins, in characters without hashtags. */
const CAPTION_STEPS: readonly number[] = [0, 40, 80, 150];
const PER_VIEWS = 1_000;

/** Rankings by watch time, watched to the end and saves; null where the export tells none of them. */
export function watchRankings(
  videos: readonly Video[],
  columns = postColumns(videos),
): WatchRankings | null {
  const minimum = minimumViews(videos, columns);
  const rank = (measure: Measure) =>
    bestBy(videos, above(minimum, measure)).map((post) => ({
      ...post,
      value: measure(post.video) ?? 0,
    }));
  const rankings = {
    minimumViews: minimum,
    byWatchTime: rank(({ averageWatchSeconds }) => averageWatchSeconds),
    byFullWatch: rank(({ watchedFullShare }) => watchedFullShare),
    bySaves: rank(savesPerThousand),
    byCaption: byCaption(videos),
  };
  const { byWatchTime, byFullWatch, bySaves } = rankings;
  return byWatchTime.length + byFullWatch.length + bySaves.length === 0 ? null : rankings;
}

function savesPerThousand({ favorites, views }: Video): Known<number> {
  const rate = ratio(favorites, views);
  return rate === null ? null : rate * PER_VIEWS;
}

function byCaption(videos: readonly Video[]): CaptionGroup[] | null {
  const told = videos.flatMap((video) =>
    video.title === null || (video.watchedFullShare ?? video.averageWatchSeconds) === null
      ? []
      : { video, length: captionLength(video.title) },
  );
  const groups = CAPTION_STEPS.map((from, step): CaptionGroup => {
    const next = CAPTION_STEPS[step + 1];
    const inside = told
      .filter(({ length }) => length >= from && (next === undefined || length < next))
      .map(({ video }) => video);
    const mean = (value: (video: Video) => Known<number>) =>
      inside.length < LEAST_POSTS
        ? null
        : weightedMean(inside.map((video) => ({ value: value(video), weight: video.views })));
    return {
      from,
      to: next === undefined ? null : next - 1,
      posts: inside.length,
      watchedFullShare: mean((video) => video.watchedFullShare),
      averageWatchSeconds: mean((video) => video.averageWatchSeconds),
    };
  });
  return groups.some(({ posts }) => posts >= LEAST_POSTS) ? groups : null;
}

/** Characters as people count them, hashtags left out. */
function captionLength(title: string): number {
  const caption = title.replace(/[#＃][\p{L}\p{M}\p{N}_]+/gu, "").trim();
  // Latin and Greek letters are one each: segmenting is fifty times the work.
  return /[^\u0020-\u02af\u0384-\u03ff\u2010-\u2026]/.test(caption)
    ? [...SEGMENTER.segment(caption)].length
    : caption.length;
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "grapheme" });
