import type { Video } from "../datasets.ts";
import { foldText } from "../text/fold-text.ts";
import { LEAST_POSTS } from "./enough.ts";
import { type Hashtag, tagsOfAll } from "./hashtags.ts";
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

/** A post and the hashtag that it goes by, if there is one. */
type Post = { video: Video; tag: Hashtag | undefined };

/**
 * Groups posts by their theme; null when no post tells its views.
 * @param tagsOf of each video, where they have been read already
 */
export function themeReport(
  videos: readonly Video[],
  tagsOf = tagsOfAll(videos),
): ThemeReport | null {
  const all = spread(known(videos.map(({ views }) => views)));
  if (all === null) return null;
  const counted = countedPosts(videos, tagsOf);
  const groups = Map.groupBy(counted, ({ tag }) => tag?.folded ?? "");
  const themes = [...groups]
    .filter(([key, posts]) => key !== "" && posts.length >= LEAST_POSTS)
    .map(([key, posts]) => themeOf(key, posts))
    .sort((a, b) => (b.views?.median ?? 0) - (a.views?.median ?? 0))
    .slice(0, LISTED_THEMES);
  const listed = new Set(themes.map(({ key }) => key));
  const rest = counted.filter(({ tag }) => !listed.has(tag?.folded ?? ""));
  return {
    themes,
    rest: { posts: rest.length, views: spreadOf(rest.map(({ video }) => video)) },
    all: { posts: counted.length, views: all },
  };
}

/** Posts with a word in their caption, beside all others. */
export type WordComparison = {
  word: string;
  with: Omit<Theme, "name" | "key">;
  without: Omit<Theme, "name" | "key">;
};

/** Posts looked through at a time: some milliseconds of a phone. */
const POSTS_A_TURN = 2_000;

/**
 * Compares by a word of a person's own, whatever its accents and case; null for an empty word.
 * @param pause called between turns, so that a page stays quick among 200,000 posts
 */
export async function compareWord(
  videos: readonly Video[],
  word: string,
  pause: () => Promise<unknown>,
): Promise<WordComparison | null> {
  const wanted = foldText(word.slice(0, MAX_THEME_WORD));
  if (wanted === "") return null;
  const inside: Video[] = [];
  const outside: Video[] = [];
  for (const [index, video] of videos.entries()) {
    if (index > 0 && index % POSTS_A_TURN === 0) await pause();
    if (video.views === null || video.title === null) continue;
    (foldText(video.title).includes(wanted) ? inside : outside).push(video);
  }
  return {
    word: word.trim(),
    with: { posts: inside.length, views: spreadOf(inside) },
    without: { posts: outside.length, views: spreadOf(outside) },
  };
}

/** The posts with known views, each with the hashtag that it goes by. */
function countedPosts(videos: readonly Video[], tagsOf: readonly (readonly Hashtag[])[]): Post[] {
  const counted = videos.flatMap((video, at) =>
    video.views === null ? [] : { video, tags: tagsOf[at] ?? [] },
  );
  const uses = new Map<string, number>();
  for (const { tags } of counted) {
    for (const { folded } of tags) uses.set(folded, (uses.get(folded) ?? 0) + 1);
  }
  const most = counted.length * MOST_SHARE;
  return counted.map(({ video, tags }) => ({
    video,
    tag: tags.find(({ folded }) => (uses.get(folded) ?? 0) <= most),
  }));
}

function themeOf(key: string, posts: readonly Post[]): Theme {
  const spellings = Map.groupBy(posts, ({ tag }) => tag?.written ?? "");
  const [name] = [...spellings].reduce((most, next) =>
    next[1].length > most[1].length ? next : most,
  );
  return { name, key, posts: posts.length, views: spreadOf(posts.map(({ video }) => video)) };
}

function spreadOf(posts: readonly Video[]): Spread | null {
  const views = known(posts.map((post) => post.views));
  return views.length < LEAST_POSTS ? null : spread(views);
}
