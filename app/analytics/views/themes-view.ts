import type { Insights, Spread, WordComparison } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { DASH, type Format } from "../words/format.ts";
import type { ResultWords } from "./score-view.ts";

/** One theme on the scale of all; places are 0 to 100. */
export type ThemeRow = {
  key: string;
  name: string;
  posts: string;
  median: string;
  middle: string;
  at: { low: number; median: number; high: number } | null;
  kind: "theme" | "rest" | "all";
};

/** Posts by theme, then the others and all; empty without a theme of enough posts. */
export function themesView({ themes: report }: Insights, words: ResultWords, format: Format) {
  if (report === null || report.themes.length === 0) return [];
  const { themes: text } = words;
  const spreads = [...report.themes.map(({ views }) => views), report.rest.views, report.all.views];
  const top = Math.max(1, ...spreads.map((views) => views?.high ?? 0));
  const row = (
    kind: ThemeRow["kind"],
    key: string,
    name: string,
    { posts, views }: { posts: number; views: Spread | null },
  ): ThemeRow => ({
    kind,
    key,
    name,
    posts: format.count(posts),
    median: format.count(views?.median ?? null),
    middle:
      views === null
        ? DASH
        : fill(words.week.range, { low: format.count(views.low), high: format.count(views.high) }),
    at: views && {
      low: (views.low / top) * 100,
      median: (views.median / top) * 100,
      high: (views.high / top) * 100,
    },
  });
  return [
    ...report.themes.map((theme) => row("theme", `#${theme.key}`, `#${theme.name}`, theme)),
    ...(report.rest.posts > 0 ? [row("rest", "rest", text.rest, report.rest)] : []),
    row("all", "all", text.all, report.all),
  ];
}

/** What a word of the creator's own makes of the posts, in two sentences. */
export function wordSentences(
  compared: WordComparison | null,
  words: ResultWords,
  format: Format,
): string[] {
  const { themes: text, hours } = words;
  if (compared === null) return [text.wordEmpty];
  const say = (side: WordComparison["with"], full: string, few: string) => {
    const posts = format.plural(side.posts, hours.postCount);
    if (side.views === null) return fill(few, { word: compared.word, posts });
    const { median, low, high } = side.views;
    return fill(full, {
      word: compared.word,
      posts,
      median: format.count(median),
      low: format.count(low),
      high: format.count(high),
    });
  };
  return [
    say(compared.with, text.with, text.withFew),
    say(compared.without, text.without, text.withoutFew),
  ];
}
