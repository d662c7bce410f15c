import type { Video } from "../datasets.ts";
import { foldText } from "../text/fold-text.ts";
import { LEAST_POSTS } from "./enough.ts";
import { countTags, type Hashtag, mostUsed, tagsOfAll } from "./hashtags.ts";
import { type PostColumns, postColumns, sortedViews, viewsByClass } from "./post-columns.ts";
import { type Spread, spreadOf } from "./statistics.ts";

/** Posts that have something in common, with the middle half of their views. */
export type Theme = {
  /** As written most often in the posts, without `#`. */
  name: string;
  /** How posts are found by it: folded for comparing. */
  key: string;
  /** Posts with known views. */
  posts: number;
  /** Null below LEAST_POSTS posts. */
  views: Spread | null;
};

/**
 * Themes of an account by the first hashtag of its posts that is not on most of them: the account's own
 * tag is no theme.
 */
export type ThemeReport = {
  /** Those with enough posts, the highest median first. */
  themes: Theme[];
  /** Posts of themes that have too few, and posts without a hashtag. */
  rest: { posts: number; views: Spread | null };
  /** All posts with known views. */
  all: { posts: number; views: Spread };
};

/** A hashtag on more than this share of the posts tells them from nothing. */
const MOST_SHARE = 0.5;
/** How many themes a report holds. */
const LISTED_THEMES = 12;
/** Longest word that posts are looked through for, in UTF-16 units. */
export const MAX_THEME_WORD = 60;

/**
 * Groups posts by their theme; null when no post tells its views.
 * @param tagsOf of each video, where they have been read already
 */
export function themeReport(
  videos: readonly Video[],
  tagsOf = tagsOfAll(videos),
  columns = postColumns(videos),
): ThemeReport | null {
  const all = spreadOf(sortedViews(columns));
  if (all === null) return null;
  const themeOf = themesOfPosts(tagsOf, columns);
  const posts = Map.groupBy(
    themeOf.filter((tag) => tag !== null),
    ({ folded }) => folded,
  );
  const keys = [...posts.keys()].filter((key) => (posts.get(key)?.length ?? 0) >= LEAST_POSTS);
  const classes = new Map(keys.map((key, at) => [key, at]));
  const views = viewsByClass(columns, keys.length, (place) => {
    const tag = themeOf[place];
    return tag ? (classes.get(tag.folded) ?? -1) : -1;
  });
  const themes = keys
    .map((key, at) => ({
      key,
      posts: posts.get(key)?.length ?? 0,
      views: spreadOf(views[at] ?? []),
    }))
    .sort((a, b) => (b.views?.median ?? 0) - (a.views?.median ?? 0))
    .slice(0, LISTED_THEMES)
    .map((theme) => ({ name: nameOf(posts.get(theme.key) ?? []), ...theme }));
  const listed = new Set(themes.map(({ key }) => key));
  const [rest = []] = viewsByClass(columns, 1, (place) =>
    listed.has(themeOf[place]?.folded ?? "") ? -1 : 0,
  );
  return {
    themes,
    rest: { posts: rest.length, views: enough(rest) },
    all: { posts: columns.byViews.length, views: all },
  };
}

/** Posts with a word in their caption, beside all others. */
export type WordComparison = {
  word: string;
  with: Omit<Theme, "name" | "key">;
  without: Omit<Theme, "name" | "key">;
};

/** Compares by a word of a person's own, whatever its accents and case; null for an empty word. */
export function compareWord(videos: readonly Video[], word: string): WordComparison | null {
  const wanted = foldText(word.slice(0, MAX_THEME_WORD));
  if (wanted === "") return null;
  const inside: number[] = [];
  const outside: number[] = [];
  for (const { views, title } of videos) {
    if (views === null || title === null) continue;
    (foldText(title).includes(wanted) ? inside : outside).push(views);
  }
  return {
    word: word.trim(),
    with: { posts: inside.length, views: enough(inside.sort(ascending)) },
    without: { posts: outside.length, views: enough(outside.sort(ascending)) },
  };
}

/** By place, the hashtag that a post with known views goes by; null for the others. */
function themesOfPosts(
  tagsOf: readonly (readonly Hashtag[])[],
  { views, byViews }: PostColumns,
): (Hashtag | null)[] {
  const isCounted = (place: number) => !Number.isNaN(views[place]);
  const uses = countTags(tagsOf.filter((_, place) => isCounted(place)));
  const most = byViews.length * MOST_SHARE;
  return tagsOf.map((tags, place) => {
    if (!isCounted(place)) return null;
    return tags.find(({ folded }) => (uses.get(folded) ?? 0) <= most) ?? null;
  });
}

function nameOf(tags: readonly Hashtag[]): string {
  const spellings = new Map<string, number>();
  for (const { written } of tags) spellings.set(written, (spellings.get(written) ?? 0) + 1);
  return mostUsed(spellings);
}

const ascending = (a: number, b: number) => a - b;

/** Of views in ascending order. */
function enough(views: readonly number[]): Spread | null {
  return views.length < LEAST_POSTS ? null : spreadOf(views);
}
