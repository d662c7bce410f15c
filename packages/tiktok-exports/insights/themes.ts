import type { Video } from "../datasets.ts";
import { foldText } from "../text/fold-text.ts";
import { LEAST_POSTS } from "./enough.ts";
import { countTags, mostUsed, type PostTags, tagsOfAll, UNKNOWN_TAGS } from "./hashtags.ts";
import { type PostColumns, postColumns, viewsByClass } from "./post-columns.ts";
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
 * @param tags of the videos, where they have been read already
 */
export function themeReport(
  videos: readonly Video[],
  tags = tagsOfAll(videos),
  columns = postColumns(videos),
): ThemeReport | null {
  const all = spreadOf(columns.sortedViews);
  if (all === null) return null;
  const { found, themeOfList } = themesOf(tags, columns);
  const themeAt = (place: number) => themeOfList[tags.listOf[place] ?? UNKNOWN_TAGS] ?? NO_THEME;
  const views = viewsByClass(columns, found.length, themeAt);
  const themes = found
    .map(({ key, posts }, at) => ({ at, key, posts, views: spreadOf(views[at] ?? []) }))
    .sort((a, b) => (b.views?.median ?? 0) - (a.views?.median ?? 0))
    .slice(0, LISTED_THEMES);
  const listed = new Set(themes.map(({ at }) => at));
  const [rest = []] = viewsByClass(columns, 1, (place) => (listed.has(themeAt(place)) ? -1 : 0));
  return {
    themes: themes.map(({ at, ...theme }) => ({
      name: mostUsed(found[at]?.spellings ?? new Map()),
      ...theme,
    })),
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

/** A theme before its views are known: how often it is written in which way. */
type FoundTheme = { key: string; posts: number; spellings: Map<string, number> };

const NO_THEME = -1;

/**
 * The themes that enough posts with known views have, in the order of these posts, and which one each
 * list tells.
 */
function themesOf(
  { lists, listOf }: PostTags,
  { views, byViews }: PostColumns,
): { found: FoundTheme[]; themeOfList: Int32Array } {
  const uses = new Uint32Array(lists.length);
  const order: number[] = [];
  for (let place = 0; place < listOf.length; place++) {
    const list = listOf[place] ?? UNKNOWN_TAGS;
    if (list < 0 || Number.isNaN(views[place])) continue;
    if (uses[list] === 0) order.push(list);
    uses[list] = (uses[list] ?? 0) + 1;
  }
  const usesOfTags = countTags(lists, uses);
  const most = byViews.length * MOST_SHARE;
  const found: FoundTheme[] = [];
  const places = new Map<string, number>();
  const themeOfList = new Int32Array(lists.length).fill(NO_THEME);
  for (const list of order) {
    const tag = lists[list]?.find(({ folded }) => (usesOfTags.get(folded) ?? 0) <= most);
    if (tag === undefined) continue;
    const at = places.get(tag.folded) ?? found.length;
    places.set(tag.folded, at);
    const theme = found[at] ?? { key: tag.folded, posts: 0, spellings: new Map() };
    found[at] = theme;
    const posts = uses[list] ?? 0;
    theme.posts += posts;
    theme.spellings.set(tag.written, (theme.spellings.get(tag.written) ?? 0) + posts);
    themeOfList[list] = at;
  }
  const large = found.filter(({ posts }) => posts >= LEAST_POSTS);
  const kept = new Map(large.map((theme, at) => [theme, at]));
  const keptAt = Int32Array.from(found, (theme) => kept.get(theme) ?? NO_THEME);
  return { found: large, themeOfList: themeOfList.map((at) => keptAt[at] ?? NO_THEME) };
}

const ascending = (a: number, b: number) => a - b;

/** Of views in ascending order. */
function enough(views: ArrayLike<number>): Spread | null {
  return views.length < LEAST_POSTS ? null : spreadOf(views);
}
