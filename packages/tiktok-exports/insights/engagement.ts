import type { Known } from "../datasets.ts";
import { ratio } from "./statistics.ts";

/** The numbers that an engagement rate is made of. */
export type EngagementCounts = {
  views: Known<number>;
  likes: Known<number>;
  comments: Known<number>;
  shares: Known<number>;
};

/** Which formula the rates follow, for the page to say. */
export const ENGAGEMENT_DEFINITION = "likes+comments+shares/views";

/** (likes + comments + shares) / views, 0 to 1 as a rule; null unless all four are known. */
export function engagementRate(counts: EngagementCounts): Known<number> {
  const { views, likes, comments, shares } = counts;
  if (likes === null || comments === null || shares === null) return null;
  return ratio(likes + comments + shares, views);
}

/** The rate of several days or posts together; those with an unknown number are left out. */
export function jointEngagementRate(all: readonly EngagementCounts[]): {
  rate: Known<number>;
  counted: number;
} {
  let interactions = 0;
  let views = 0;
  let counted = 0;
  for (const counts of all) {
    const { likes, comments, shares } = counts;
    if (counts.views === null || likes === null || comments === null || shares === null) continue;
    interactions += likes + comments + shares;
    views += counts.views;
    counted++;
  }
  return { rate: ratio(interactions, views), counted };
}
