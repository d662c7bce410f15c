import type { Known, Video } from "../datasets.ts";
import { above, bestBy, type Measure, minimumViews, type RankedPost } from "./best-posts.ts";
import { LEAST_POSTS } from "./enough.ts";
import { postColumns } from "./post-columns.ts";
import { ratio, WeightedMean } from "./statistics.ts";

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
  const groups = CAPTION_STEPS.map((from, step) => ({
    ...{ from, to: (CAPTION_STEPS[step + 1] ?? Number.POSITIVE_INFINITY) - 1, posts: 0 },
    ...{ full: new WeightedMean(), seconds: new WeightedMean() },
  }));
  for (const { title, views, watchedFullShare, averageWatchSeconds } of videos) {
    if (title === null || (watchedFullShare ?? averageWatchSeconds) === null) continue;
    const length = captionLength(title);
    const group = groups.find(({ to }) => length <= to);
    if (group === undefined) continue;
    group.posts++;
    group.full.add(watchedFullShare, views);
    group.seconds.add(averageWatchSeconds, views);
  }
  if (groups.every(({ posts }) => posts < LEAST_POSTS)) return null;
  return groups.map(({ from, to, posts, full, seconds }) => ({
    ...{ from, to: Number.isFinite(to) ? to : null, posts },
    watchedFullShare: posts < LEAST_POSTS ? null : full.value,
    averageWatchSeconds: posts < LEAST_POSTS ? null : seconds.value,
  }));
}

/** Characters that stand for themselves whatever is beside them: Latin, Greek and plain pictures. */
const BY_THEMSELVES =
  /^[\u0020-\u02af\u0384-\u03ff\u2010-\u2026\u{1f300}-\u{1f3fa}\u{1f400}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}]*$/u;
const SECOND_HALVES = /[\udc00-\udfff]/g;

/** Characters as people count them, hashtags left out; at most so many of a short title. */
function captionLength(title: string): number {
  // Whatever it holds, it is of the first group: nearly no title is looked through.
  if (title.length < (CAPTION_STEPS[1] ?? 0)) return title.length;
  const caption = title.replace(/[#＃][\p{L}\p{M}\p{N}_]+/gu, "").trim();
  // Segmenting is fifty times the work.
  return BY_THEMSELVES.test(caption)
    ? caption.length - (caption.match(SECOND_HALVES)?.length ?? 0)
    : [...SEGMENTER.segment(caption)].length;
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "grapheme" });
