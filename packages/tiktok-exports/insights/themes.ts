import type { Video } from "../datasets.ts";
import { foldText } from "../text/fold-text.ts";
import { LEAST_POSTS } from "./enough.ts";
import { hashtagsOf } from "./hashtags.ts";
import { known, type Spread, spread } from "./statistics.ts";

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

/** Themes of an account by the first hashtag of its posts. */
export type ThemeReport = {
  /** Those with enough posts, the highest median first. */
  themes: Theme[];
  /** Posts of themes that have too few, and posts without a hashtag. */
  rest: { posts: number; views: Spread | null };
  /** All posts with known views. */
  all: { posts: number; views: Spread };
};

/** How many themes a report holds. */
const LISTED_THEMES = 12;
/** Longest word that posts are looked through for, in UTF-16 units. */
export const MAX_THEME_WORD = 60;

/** Groups posts by their first hashtag; null when no post tells its views. */
export function themeReport(videos: readonly Video[]): ThemeReport | null {
  const all = spread(known(videos.map(({ views }) => views)));
  if (all === null) return null;
  const counted = videos.filter(({ views }) => views !== null);
  const groups = Map.groupBy(counted, ({ title }) => firstTag(title)?.folded ?? "");
  const themes = [...groups]
    .filter(([key, posts]) => key !== "" && posts.length >= LEAST_POSTS)
    .map(([key, posts]) => themeOf(key, posts))
    .sort((a, b) => (b.views?.median ?? 0) - (a.views?.median ?? 0))
    .slice(0, LISTED_THEMES);
  const listed = new Set(themes.map(({ key }) => key));
  const rest = counted.filter(({ title }) => !listed.has(firstTag(title)?.folded ?? ""));
  return {
    themes,
    rest: { posts: rest.length, views: spreadOf(rest) },
    all: { posts: counted.length, views: all },
  };
}

/** Posts whose caption holds a word, beside all others; null for an empty word. */
export function compareWord(
  videos: readonly Video[],
  word: string,
): {
  word: string;
  with: Omit<Theme, "name" | "key">;
  without: Omit<Theme, "name" | "key">;
} | null {
  const wanted = foldText(word.slice(0, MAX_THEME_WORD));
  if (wanted === "") return null;
  const counted = videos.filter(({ views, title }) => views !== null && title !== null);
  const holds = ({ title }: Video) => foldText(title ?? "").includes(wanted);
  const [inside, outside] = [counted.filter(holds), counted.filter((video) => !holds(video))];
  return {
    word: word.trim(),
    with: { posts: inside.length, views: spreadOf(inside) },
    without: { posts: outside.length, views: spreadOf(outside) },
  };
}

const firstTag = (title: string | null) => (title === null ? undefined : hashtagsOf(title)[0]);

function themeOf(key: string, posts: readonly Video[]): Theme {
  const spellings = Map.groupBy(posts, ({ title }) => firstTag(title)?.written ?? "");
  const [name] = [...spellings].reduce((most, next) =>
    next[1].length > most[1].length ? next : most,
  );
  return { name, key, posts: posts.length, views: spreadOf(posts) };
}

function spreadOf(posts: readonly Video[]): Spread | null {
  const views = known(posts.map((post) => post.views));
  return views.length < LEAST_POSTS ? null : spread(views);
}
