import {
  hashtagsOf,
  type Insights,
  type PostGroup,
} from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { SITE_ADVICE } from "../site-advice.ts";
import type { Format } from "../words/format.ts";
import { shortTitle } from "./posts-view.ts";
import { saidMedian } from "./said-median.ts";
import type { ResultWords } from "./score-view.ts";

export type HashtagsView = {
  heading: string;
  summary: string;
  groups: { key: "below" | "within" | "above"; label: string; posts: string; median: string }[];
  /** Posts by number of hashtags, from none; without gaps. */
  bars: { label: string; posts: number; within: boolean; readout: string }[];
  columns: string[];
  rows: string[][];
  outsideTitle: string;
  outside: { key: number; title: string; advice: string }[];
  /** How many posts the list leaves out, in words. */
  outsideMore: string | null;
  tagColumns: string[];
  tagRows: string[][];
};

/** The hashtag check; null when no title is known. */
export function hashtagsView(
  insights: Insights,
  words: ResultWords,
  format: Format,
): HashtagsView | null {
  const report = insights.hashtags;
  if (report === null) return null;
  const text = words.hashtags;
  const { min, max } = report.advice;
  const bounds = { min, max };
  const more = report.outside.posts - report.outside.listed.length;
  const most = Math.max(max, ...report.distribution.map(({ count }) => count));
  const groups = (["below", "within", "above"] as const).map((key) => ({
    key,
    label: fill(text[key], bounds),
    posts: format.plural(report[key].posts, words.hours.postCount),
    median: median(report[key], words, format),
  }));
  const bars = Array.from({ length: most + 1 }, (_, count) => {
    const found = report.distribution.find((entry) => entry.count === count);
    return {
      count,
      posts: found?.posts ?? 0,
      medianViews: saidMedian(found),
      within: count >= min && count <= max,
    };
  });
  return {
    heading: fill(text.heading, bounds),
    summary: fill(text.summary, {
      ...bounds,
      within: format.count(report.within.posts),
      posts: format.count(report.posts),
      average: format.decimal(report.averageCount),
    }),
    groups,
    bars: bars.map(({ count, posts, within }) => ({
      label: format.count(count),
      posts,
      within,
      readout: fill(text.readout, {
        count: format.plural(count, text.tagCount),
        posts: format.plural(posts, words.hours.postCount),
      }),
    })),
    columns: [text.count, text.posts, text.medianViews, text.inAdvice],
    rows: bars.map(({ count, posts, medianViews, within }) => [
      format.count(count),
      format.count(posts),
      format.count(medianViews),
      within ? words.hours.yes : words.hours.no,
    ]),
    outsideTitle: format.plural(report.outside.posts, text.outside),
    outsideMore: more > 0 ? format.plural(more, text.outsideMore) : null,
    outside: report.outside.listed.map(({ index, title, count }) => ({
      key: index,
      title: shortTitle({ title }) ?? words.posts.untitled,
      advice:
        count < min
          ? fill(text.add, { count: format.count(min - count) })
          : fill(text.remove, { count: format.count(count - max) }),
    })),
    tagColumns: [text.tag, text.posts, text.medianViews],
    tagRows: report.topTags.map(({ tag, ...group }) => [
      `#${tag}`,
      format.count(group.posts),
      format.count(saidMedian(group)),
    ]),
  };
}

function median(group: PostGroup, words: ResultWords, format: Format): string {
  const views = saidMedian(group);
  if (views === null) return words.hashtags.few;
  return fill(words.hashtags.median, { count: format.count(views) });
}

/** What the check says of a caption that is being written. */
export function checkCaption(caption: string, words: ResultWords, format: Format): string {
  const text = words.hashtags;
  if (caption.trim() === "") return text.checkEmpty;
  const { min, max } = SITE_ADVICE.hashtags;
  const count = hashtagsOf(caption).length;
  const tags = format.plural(count, text.tagCount);
  if (count < min) return fill(text.checkBelow, { tags, count: format.count(min - count) });
  if (count > max) return fill(text.checkAbove, { tags, count: format.count(count - max) });
  return fill(text.checkWithin, { tags, min, max });
}
