import type { Pages } from "../../../content/types.ts";
import type { Comparison, Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";

export type ResultWords = Pages["analytics"]["tool"]["results"];

/** One block of the score board. */
export type ScoreBlock = {
  key: "views" | "followers" | "engagement" | "profileViews" | "window";
  label: string;
  value: string;
  /** Sentences under the value. */
  notes: string[];
};

/** The figures on top: what is known of them, the hours last. */
export function scoreView(insights: Insights, words: ResultWords, format: Format): ScoreBlock[] {
  const { totals, period, followers, bestHours, bestPosts } = insights;
  const { score } = words;
  const days = period?.days ?? 0;
  const change = ({ changeRate, previous }: Comparison, show: (value: number | null) => string) => {
    if (previous === null) return [];
    return changeRate === null
      ? [fill(score.before, { value: show(previous), count: days })]
      : [fill(score.change, { change: format.signedPercent(changeRate), count: days })];
  };
  const blocks: ScoreBlock[] = [];
  if (totals?.views.value != null) {
    const { views } = totals;
    const notes = change(views, format.count);
    blocks.push({ key: "views", label: score.views, value: format.count(views.value), notes });
  }
  if (totals?.followersGained.value != null || followers) {
    const gained = totals?.followersGained;
    blocks.push({
      key: "followers",
      label: score.followers,
      value: format.signed(gained?.value ?? null),
      notes: [
        ...(gained?.previous != null
          ? [fill(score.before, { value: format.signed(gained.previous), count: days })]
          : []),
        ...(followers ? [fill(score.total, { value: format.count(followers.last) })] : []),
      ],
    });
  }
  const rate = totals?.engagementRate.value ?? bestPosts?.engagementRate ?? null;
  if (rate !== null) {
    const previous = totals?.engagementRate.previous ?? null;
    blocks.push({
      key: "engagement",
      label: score.engagement,
      value: format.rate(rate),
      notes: [
        ...(previous === null
          ? []
          : [fill(score.before, { value: format.rate(previous), count: days })]),
        score.formula,
      ],
    });
  }
  if (totals?.profileViews.value != null) {
    const { profileViews } = totals;
    blocks.push({
      key: "profileViews",
      label: score.profileViews,
      value: format.count(profileViews.value),
      notes: change(profileViews, format.count),
    });
  }
  if (bestHours) {
    blocks.push({
      key: "window",
      label: score.window,
      value: format.hours(bestHours.topWindow),
      notes: [score.windowNote],
    });
  }
  return blocks;
}
