import type { Known, Video } from "../datasets.ts";
import type { Advice } from "./advice.ts";
import { groupsByClass, type PostColumns, type PostGroup, postColumns } from "./post-columns.ts";
import { mean, middleOf } from "./statistics.ts";

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
  outside: { posts: number; listed: { index: number; title: Known<string>; count: number }[] };
  /** Most used first. */
  topTags: ({ tag: string } & PostGroup)[];
};

/** How many tags the report lists. */
const LISTED_TAGS = 20;
/** How many posts outside the advice it lists: all of them are in the table to save. */
const LISTED_OUTSIDE = 100;
/** Tags directly after one another (`#a#b`) are several; one inside a word or address is none. */
const TAG_RUN = /(?<![\p{L}\p{M}\p{N}_&/])(?:[#＃][\p{L}\p{M}\p{N}_]+)+/gu;
/** The same among ASCII alone, where letters needn't be looked up. */
const ASCII_TAG_RUN = /(?<![\w&/])(?:#\w+)+/g;
const ASCII = /^[\s -~]*$/;

const NO_TAGS: readonly Hashtag[] = [];

/**
 * The hashtags of a title, each once. Letters of all scripts, digits and `_`; digits alone are no
 * tag. Compared without regard to case and with one sigma: `#ΦΩΣ` is `#φως`.
 */
export function hashtagsOf(title: string): readonly Hashtag[] {
  return new TagReader().read(title);
}

/** Reads many titles: the same few tags stand in most of them, and are taken apart once. */
class TagReader {
  readonly #runs = new Map<string, readonly Hashtag[]>();

  read(title: string): readonly Hashtag[] {
    const runs = ASCII.test(title)
      ? title.match(ASCII_TAG_RUN)
      : title.normalize("NFC").match(TAG_RUN);
    const [first] = runs ?? [];
    if (runs === null || first === undefined) return NO_TAGS;
    return runs.length === 1 ? this.#inRun(first) : once(runs.flatMap((run) => this.#inRun(run)));
  }

  #inRun(run: string): readonly Hashtag[] {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const tags = run.split(/[#＃]/).flatMap((written) => {
      const folded = written.toLowerCase().replaceAll("ς", "σ");
      return /[\p{L}_]/u.test(written) ? { written, folded } : [];
    });
    const found = once(tags);
    this.#runs.set(run, found);
    return found;
  }
}

/** The first way in which each tag is written. */
function once(tags: readonly Hashtag[]): readonly Hashtag[] {
  const first = new Map<string, Hashtag>();
  for (const tag of tags) if (!first.has(tag.folded)) first.set(tag.folded, tag);
  return first.size === tags.length ? tags : [...first.values()];
}

/** The hashtags of each video's title, by its place; none for an unknown one. */
export function tagsOfAll(videos: readonly Video[]): (readonly Hashtag[])[] {
  const reader = new TagReader();
  return videos.map(({ title }) => (title === null ? NO_TAGS : reader.read(title)));
}

/**
 * The hashtag check over all posts; null when no title is known.
 * @param tagsOf of each video, where they have been read already
 */
export function hashtagReport(
  videos: readonly Video[],
  advice: Advice["hashtags"],
  tagsOf = tagsOfAll(videos),
  columns = postColumns(videos),
): HashtagReport | null {
  const { min, max } = advice;
  // How many tags each post has; below none for a title that isn't known.
  const counts = videos.map(({ title }, place) =>
    title === null ? -1 : (tagsOf[place]?.length ?? 0),
  );
  const titled = counts.filter((count) => count >= 0);
  if (titled.length === 0) return null;
  const side = (count: number) => (count < min ? 0 : count > max ? 2 : 1);
  const [below, within, above] = groupsByClass(columns, 3, (place) => {
    const count = counts[place] ?? -1;
    return count < 0 ? -1 : side(count);
  });
  const none = { posts: 0, medianViews: null };
  const found = [...new Set(titled)].sort((a, b) => a - b);
  const classes = new Map(found.map((count, at) => [count, at]));
  const groups = groupsByClass(
    columns,
    found.length,
    (place) => classes.get(counts[place] ?? -1) ?? -1,
  );
  const listed: HashtagReport["outside"]["listed"] = [];
  for (const [index, count] of counts.entries()) {
    if (listed.length === LISTED_OUTSIDE) break;
    if (count >= 0 && (count < min || count > max)) {
      listed.push({ index, title: videos[index]?.title ?? null, count });
    }
  }
  return {
    advice: { min, max },
    posts: titled.length,
    within: within ?? none,
    below: below ?? none,
    above: above ?? none,
    averageCount: mean(titled),
    distribution: found.map((count, at) => ({ count, ...(groups[at] ?? none) })),
    outside: { posts: (below?.posts ?? 0) + (above?.posts ?? 0), listed },
    topTags: topTags(tagsOf, columns),
  };
}

function topTags(
  tagsOf: readonly (readonly Hashtag[])[],
  columns: PostColumns,
): HashtagReport["topTags"] {
  const most = [...countTags(tagsOf)].sort((a, b) => b[1] - a[1]).slice(0, LISTED_TAGS);
  const listed = new Map(
    most.map(([folded]) => [folded, { spellings: new Map<string, number>(), views: [0].slice(1) }]),
  );
  for (const tags of tagsOf) {
    for (const { written, folded } of tags) {
      const spellings = listed.get(folded)?.spellings;
      spellings?.set(written, (spellings.get(written) ?? 0) + 1);
    }
  }
  for (const place of columns.byViews) {
    for (const { folded } of tagsOf[place] ?? NO_TAGS) {
      listed.get(folded)?.views.push(columns.views[place] ?? 0);
    }
  }
  return most.map(([folded, posts]) => {
    const { spellings, views } = listed.get(folded) ?? { spellings: new Map(), views: [] };
    return { tag: mostUsed(spellings), posts, medianViews: middleOf(views) };
  });
}

/** On how many posts each tag is, by its folded form, in the order in which they first come. */
export function countTags(tagsOf: Iterable<readonly Hashtag[]>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const tags of tagsOf) {
    for (const { folded } of tags) uses.set(folded, (uses.get(folded) ?? 0) + 1);
  }
  return uses;
}

/** The commonest way to write it, the first seen among equals. */
export function mostUsed(spellings: ReadonlyMap<string, number>): string {
  return [...spellings].reduce((top, next) => (next[1] > top[1] ? next : top), ["", 0])[0];
}
