import type { Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import { shortTitle } from "./posts-view.ts";
import type { ResultWords } from "./score-view.ts";

export type SourcesView = {
  text: string;
  rows: { key: string; day: string; posts: string[]; gained: string; above: string }[];
};

/** How many days the list holds. */
const LISTED_DAYS = 8;
/** Which posts followers came with; null where the files can't tell. */
export function sourcesView(
  { followerSources }: Insights,
  words: ResultWords,
  format: Format,
): SourcesView | null {
  if (followerSources === null) return null;
  return {
    text: fill(words.sources.text, { quiet: format.signed(followerSources.quietDay) }),
    rows: followerSources.days.slice(0, LISTED_DAYS).map(({ date, newest, gained, above }) => ({
      key: date,
      day: format.longDay(date),
      posts: newest.map((video) => shortTitle(video) ?? words.posts.untitled),
      gained: format.signed(gained),
      above: format.signed(above),
    })),
  };
}
