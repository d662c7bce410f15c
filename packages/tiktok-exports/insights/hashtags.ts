import type { Known, Video } from "../datasets.ts";
import type { Advice } from "./advice.ts";
import { group, type PostGroup } from "./posting-times.ts";
import { known, mean } from "./statistics.ts";

/** A hashtag in a text: as written, and folded for comparing. */
export type Hashtag = { written: string; folded: string };

export type HashtagReport = {
  /** The advice checked: only the count is checkable, not trending, niche or branded. */
  advice: Advice["hashtags"];
  /** Posts with a known title, all and by how they stand to the advice. */
  posts: number;
  within: PostGroup;
  below: PostGroup;
  above: PostGroup;
  averageCount: Known<number>;
  /** By number of hashtags, ascending, only numbers that occur. */
  distribution: ({ count: number } & PostGroup)[];
  /** Posts outside the advice: how many, and the first of them by place in Datasets.videos. */
  outside: { posts: number; listed: { index: number; count: number }[] };
  /** Most used first. */
  topTags: ({ tag: string } & PostGroup)[];
};

/** How many tags the report lists. */
const LISTED_TAGS = 20;
/** How many posts outside the advice it lists: all of them are in the table to save. */
const LISTED_OUTSIDE = 100;
/** Tags directly after one another (`#a#b`) are several; one inside a word or address is none. */
const TAG_RUN = /(?<![\p{L}\p{M}\p{N}_&/])(?:[#＃][\p{L}\p{M}\p{N}_]+)+/gu;

/**
 * The hashtags of a title, each once. Letters of all scripts, digits and `_`; digits alone are no
 * tag. Compared without regard to case and with one sigma: `#ΦΩΣ` is `#φως`.
 */
export function hashtagsOf(title: string): Hashtag[] {
  if (!/[#＃]/.test(title)) return [];
  const tags = new Map<string, Hashtag>();
  for (const [run] of title.normalize("NFC").matchAll(TAG_RUN)) {
    for (const written of run.split(/[#＃]/)) {
      const folded = written.toLowerCase().replaceAll("ς", "σ");
      if (!/[\p{L}_]/u.test(written) || tags.has(folded)) continue;
      tags.set(folded, { written, folded });
    }
  }
  return [...tags.values()];
}

/** The hashtags of each video's title, by its place; none for an unknown one. */
export const tagsOfAll = (videos: readonly Video[]): (readonly Hashtag[])[] =>
  videos.map(({ title }) => (title === null ? [] : hashtagsOf(title)));

/**
 * The hashtag check over all posts; null when no title is known.
 * @param tagsOf of each video, where they have been read already
 */
export function hashtagReport(
  videos: readonly Video[],
  advice: Advice["hashtags"],
  tagsOf = tagsOfAll(videos),
): HashtagReport | null {
  const posts = videos.flatMap((video, index) =>
    video.title === null ? [] : { index, video, tags: tagsOf[index] ?? [] },
  );
  if (posts.length === 0) return null;
  const { min, max } = advice;
  const where = (matches: (count: number) => boolean) =>
    group(posts.filter(({ tags }) => matches(tags.length)).map(({ video }) => video));
  const outside = posts.filter(({ tags }) => tags.length < min || tags.length > max);
  const counts = [...new Set(posts.map(({ tags }) => tags.length))].sort((a, b) => a - b);
  return {
    advice: { min, max },
    posts: posts.length,
    within: where((count) => count >= min && count <= max),
    below: where((count) => count < min),
    above: where((count) => count > max),
    averageCount: mean(known(posts.map(({ tags }) => tags.length))),
    distribution: counts.map((count) => ({ count, ...where((other) => other === count) })),
    outside: {
      posts: outside.length,
      listed: outside
        .slice(0, LISTED_OUTSIDE)
        .map(({ index, tags }) => ({ index, count: tags.length })),
    },
    topTags: topTags(posts),
  };
}

type TagUse = { spellings: Map<string, number>; videos: Video[] };

function topTags(
  posts: readonly { video: Video; tags: readonly Hashtag[] }[],
): HashtagReport["topTags"] {
  const used = new Map<string, TagUse>();
  for (const { video, tags } of posts) {
    for (const { written, folded } of tags) {
      const entry: TagUse = used.get(folded) ?? { spellings: new Map(), videos: [] };
      entry.spellings.set(written, (entry.spellings.get(written) ?? 0) + 1);
      entry.videos.push(video);
      used.set(folded, entry);
    }
  }
  return [...used.values()]
    .sort((a, b) => b.videos.length - a.videos.length)
    .slice(0, LISTED_TAGS)
    .map(({ spellings, videos }) => ({ tag: mostUsed(spellings), ...group(videos) }));
}

/** The commonest way to write it, the first seen among equals. */
function mostUsed(spellings: ReadonlyMap<string, number>): string {
  return [...spellings].reduce((top, next) => (next[1] > top[1] ? next : top), ["", 0])[0];
}
