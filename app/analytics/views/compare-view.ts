import type { Side } from "../../../packages/tiktok-exports/index.ts";
import type { Format } from "../words/format.ts";
import { saidMedian } from "./said-median.ts";
import type { ResultWords } from "./score-view.ts";

/** A figure of two sides; `more` is the side that has more of it. */
export type CompareRow = {
  key: string;
  name: string;
  left: string;
  right: string;
  more: "left" | "right" | null;
};

const medianOf = ({ posts, medianViewsOfPosts: medianViews }: Side) =>
  saidMedian({ posts, medianViews });

/** Two sides figure by figure. */
export function compareView(
  left: Side,
  right: Side,
  { compare: { rows } }: ResultWords,
  format: Format,
): CompareRow[] {
  const row = (
    key: string,
    name: string,
    value: (side: Side) => number | null,
    show: (value: number | null) => string,
  ): CompareRow => {
    const [a, b] = [value(left), value(right)];
    const more = a === null || b === null || a === b ? null : a > b ? "left" : "right";
    return { key, name, left: show(a), right: show(b), more };
  };
  return [
    { ...row("days", rows.days, ({ period }) => period.days, format.count), more: null },
    row("views", rows.views, (side) => side.viewsPerDay, format.count),
    row("engagement", rows.engagement, (side) => side.engagementRate, format.rate),
    row("followers", rows.followers, (side) => side.followersPerDay, format.decimal),
    row("profileViews", rows.profileViews, (side) => side.profileViewsPerDay, format.count),
    row("posts", rows.posts, (side) => side.postsPerWeek, format.decimal),
    row("median", rows.median, medianOf, format.count),
  ];
}
