import type { ReadSummary } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import type { ResultWords } from "./score-view.ts";

/** What the engagement rate is made of besides views. */
const INTERACTIONS = ["likes", "comments", "shares"] as const;

/** What stays dark for want of a file, or of a column in the overview, in words. */
export function missingView(
  { tables, posts: read }: Pick<ReadSummary, "tables" | "posts">,
  words: ResultWords,
  format: Format,
): string[] {
  const { missing, posts } = words;
  const { overview, followers, activity, viewers } = tables;
  const absent = INTERACTIONS.filter((field) => overview.every((day) => day[field] === null));
  return [
    ...(overview.length === 0 ? [missing.overview] : []),
    ...(overview.length > 0 && absent.length > 0
      ? [
          fill(missing.engagement, {
            fields: format.list(absent.map((field) => posts.columns[field])),
          }),
        ]
      : []),
    ...(read === 0 ? [missing.content] : []),
    ...(followers.length + activity.length === 0 ? [missing.followers] : []),
    ...(viewers.length === 0 ? [missing.viewers] : []),
  ];
}
