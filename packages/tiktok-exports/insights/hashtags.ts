import type { Known, Video } from "../datasets.ts";
import type { Advice } from "./advice.ts";
import { groupsByClass, type PostColumns, type PostGroup, postColumns } from "./post-columns.ts";
import { middleOf } from "./statistics.ts";

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

/** The hashtags of all posts: many have the same ones, so they are lists that posts point to. */
export type PostTags = {
  /** In the order in which posts first have them. */
  lists: readonly (readonly Hashtag[])[];
  /** The list of each post, by its place in Datasets.videos; UNKNOWN_TAGS without a known title. */
  listOf: Int32Array;
};

export const UNKNOWN_TAGS = -1;

/**
 * The hashtags of a title, each once. Letters of all scripts, digits and `_`; digits alone are no
 * tag. Compared without regard to case and with one sigma: `#ΦΩΣ` is `#φως`.
 */
export function hashtagsOf(title: string): readonly Hashtag[] {
  const reader = new TagReader();
  return reader.lists[reader.read(title)] ?? [];
}

/** The hashtags of each video's title. */
export function tagsOfAll(videos: readonly Video[]): PostTags {
  const reader = new TagReader();
  const listOf = new Int32Array(videos.length);
  for (let place = 0; place < videos.length; place++) {
    const title = videos[place]?.title ?? null;
    listOf[place] = title === null ? UNKNOWN_TAGS : reader.read(title);
  }
  return { lists: reader.lists, listOf };
}

/** Where a title's hashtags begin. */
const FIRST_MARK = /[#＃]/;
/** Before a mark, what no other character can join: from here on a title is read by itself. */
const PLAIN = /[ -~]/;
/** Longest end of a title that is looked up before it is read, in UTF-16 units. */
const MAX_KNOWN_END = 200;
/** How many of them are kept: where every title ends otherwise, keeping them costs more than it saves. */
const MAX_KNOWN_ENDS = 4_096;

/** Reads many titles: they end with the same few hashtags, which are taken apart once. */
class TagReader {
  readonly lists: (readonly Hashtag[])[] = [];
  /** Places in `lists`, by the ends of titles and by the hashtags alone. */
  readonly #byEnd = new Map<string, number>();
  readonly #byTags = new Map<string, number>();

  /** The place of the title's hashtags in `lists`. */
  read(title: string): number {
    const mark = firstMark(title);
    if (mark < 0) return this.#listOf("");
    const before = title[mark - 1];
    if (before !== undefined && !PLAIN.test(before)) return this.#inText(title);
    const end = mark === 0 ? title : title.slice(mark - 1);
    if (end.length > MAX_KNOWN_END) return this.#inText(end);
    const known = this.#byEnd.get(end);
    if (known !== undefined) return known;
    const list = this.#inText(end);
    if (this.#byEnd.size < MAX_KNOWN_ENDS) this.#byEnd.set(end, list);
    return list;
  }

  #inText(text: string): number {
    const runs = ASCII.test(text)
      ? text.match(ASCII_TAG_RUN)
      : text.normalize("NFC").match(TAG_RUN);
    return this.#listOf(runs?.join("") ?? "");
  }

  /** @param run hashtags one behind the other */
  #listOf(run: string): number {
    const known = this.#byTags.get(run);
    if (known !== undefined) return known;
    const tags = run.split(FIRST_MARK).flatMap((written) => {
      const folded = written.toLowerCase().replaceAll("ς", "σ");
      return /[\p{L}_]/u.test(written) ? { written, folded } : [];
    });
    const list = this.lists.push(once(tags)) - 1;
    this.#byTags.set(run, list);
    return list;
  }
}

function firstMark(title: string): number {
  const plain = title.indexOf("#");
  const wide = title.indexOf("＃");
  return plain < 0 || (wide >= 0 && wide < plain) ? wide : plain;
}

/** The first way in which each tag is written. */
function once(tags: readonly Hashtag[]): readonly Hashtag[] {
  const first = new Map<string, Hashtag>();
  for (const tag of tags) if (!first.has(tag.folded)) first.set(tag.folded, tag);
  return first.size === tags.length ? tags : [...first.values()];
}

/**
 * The hashtag check over all posts; null when no title is known.
 * @param tags of the videos, where they have been read already
 */
export function hashtagReport(
  videos: readonly Video[],
  advice: Advice["hashtags"],
  tags = tagsOfAll(videos),
  columns = postColumns(videos),
): HashtagReport | null {
  const { min, max } = advice;
  const { lists, listOf } = tags;
  const counts = Int32Array.from(lists, ({ length }) => length);
  /** How many hashtags a post has; below none for a title that isn't known. */
  const countAt = (place: number) => counts[listOf[place] ?? UNKNOWN_TAGS] ?? -1;
  const uses = usesOfLists(tags);
  let titled = 0;
  let hashtags = 0;
  for (const [list, posts] of uses.entries()) {
    titled += posts;
    hashtags += posts * (counts[list] ?? 0);
  }
  if (titled === 0) return null;
  const side = (count: number) => (count < min ? 0 : count > max ? 2 : 1);
  const [below, within, above] = groupsByClass(columns, 3, (place) => {
    const count = countAt(place);
    return count < 0 ? -1 : side(count);
  });
  const none = { posts: 0, medianViews: null };
  const found = [...new Set(counts)].sort((a, b) => a - b);
  const classes = Int32Array.from(counts, (count) => found.indexOf(count));
  const groups = groupsByClass(
    columns,
    found.length,
    (place) => classes[listOf[place] ?? UNKNOWN_TAGS] ?? -1,
  );
  const listed: HashtagReport["outside"]["listed"] = [];
  for (let index = 0; index < videos.length && listed.length < LISTED_OUTSIDE; index++) {
    const count = countAt(index);
    if (count >= 0 && (count < min || count > max)) {
      listed.push({ index, title: videos[index]?.title ?? null, count });
    }
  }
  return {
    advice: { min, max },
    posts: titled,
    within: within ?? none,
    below: below ?? none,
    above: above ?? none,
    averageCount: hashtags / titled,
    distribution: found.map((count, at) => ({ count, ...(groups[at] ?? none) })),
    outside: { posts: (below?.posts ?? 0) + (above?.posts ?? 0), listed },
    topTags: topTags(tags, uses, columns),
  };
}

/** How many posts have each list. */
function usesOfLists({ lists, listOf }: PostTags): Uint32Array {
  const uses = new Uint32Array(lists.length);
  for (let place = 0; place < listOf.length; place++) {
    const list = listOf[place] ?? UNKNOWN_TAGS;
    if (list >= 0) uses[list] = (uses[list] ?? 0) + 1;
  }
  return uses;
}

function topTags(
  { lists, listOf }: PostTags,
  uses: Uint32Array,
  columns: PostColumns,
): HashtagReport["topTags"] {
  const counted = countTags(lists, uses);
  const most = [...counted].sort((a, b) => b[1] - a[1]).slice(0, LISTED_TAGS);
  const places = new Map(most.map(([folded], at) => [folded, at]));
  const spellings = most.map(() => new Map<string, number>());
  // Of each list, which of the listed tags it has: most have none.
  const listedIn = lists.map((tags, list) =>
    tags.flatMap(({ written, folded }) => {
      const at = places.get(folded);
      if (at === undefined) return [];
      spellings[at]?.set(written, (spellings[at]?.get(written) ?? 0) + (uses[list] ?? 0));
      return at;
    }),
  );
  const views = most.map(() => [0].slice(1));
  for (let at = 0; at < columns.byViews.length; at++) {
    const list = listOf[columns.byViews[at] ?? 0] ?? UNKNOWN_TAGS;
    for (const tag of listedIn[list] ?? []) views[tag]?.push(columns.sortedViews[at] ?? 0);
  }
  return most.map(([, posts], at) => ({
    tag: mostUsed(spellings[at] ?? new Map()),
    posts,
    medianViews: middleOf(views[at] ?? []),
  }));
}

/**
 * On how many posts each tag is, by its folded form, in the order in which they first come.
 * @param uses how many posts have each list
 */
export function countTags(
  lists: readonly (readonly Hashtag[])[],
  uses: Uint32Array,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [list, tags] of lists.entries()) {
    for (const { folded } of tags) {
      counts.set(folded, (counts.get(folded) ?? 0) + (uses[list] ?? 0));
    }
  }
  return counts;
}

/** The commonest way to write it, the first seen among equals. */
export function mostUsed(spellings: ReadonlyMap<string, number>): string {
  return [...spellings].reduce((top, next) => (next[1] > top[1] ? next : top), ["", 0])[0];
}
