import {
  type CsvCell,
  HOURS_PER_DAY,
  type Insights,
  isPeakHour,
  type PostColumn,
  toCsv,
} from "../../../packages/tiktok-exports/index.ts";
import type { Format } from "../words/format.ts";
import { audienceView } from "./audience-view.ts";
import { saidMedian } from "./said-median.ts";
import type { ResultWords } from "./score-view.ts";

export type CsvName = "days" | "hours" | "posts" | "hashtags" | "audience";
type Table = { headers: string[]; rows: CsvCell[][] };

/** Names of the posts' columns → the posts as a CSV, which the worker that has them makes. */
export type PostsAsCsv = (names: Record<PostColumn, string>) => Promise<Blob>;

/** Tables to save: headers in the page's language, numbers plain, unknown cells empty. */
export function csvTables(
  insights: Insights,
  posts: { count: number; asCsv: PostsAsCsv },
  words: ResultWords,
  format: Format,
): { name: CsvName; csv: () => Promise<Blob> }[] {
  const made = (make: () => Table) => async () => {
    const { headers, rows } = make();
    return new Blob([toCsv(headers, rows)]);
  };
  const tables: [name: CsvName, has: boolean, csv: () => Promise<Blob>][] = [
    ["days", insights.daily.length > 0, made(() => days(insights, words))],
    ["hours", hasHours(insights), made(() => hours(insights, words))],
    ["posts", posts.count > 0, () => posts.asCsv(postNames(words))],
    [
      "hashtags",
      (insights.hashtags?.topTags ?? []).length > 0,
      made(() => hashtags(insights, words)),
    ],
    [
      "audience",
      audienceView(insights, words, format).length > 0,
      made(() => audience(insights, words, format)),
    ],
  ];
  return tables.flatMap(([name, has, csv]) => (has ? { name, csv } : []));
}

function days({ daily }: Insights, { daily: text, posts, take }: ResultWords): Table {
  const { columns } = posts;
  return {
    headers: [
      text.date,
      text.views,
      take.profileViews,
      columns.likes,
      columns.comments,
      columns.shares,
      text.engagement,
      text.followers,
      text.change,
      take.newViewers,
      take.returningViewers,
    ],
    rows: daily.map((day) => [
      day.date,
      day.views,
      day.profileViews,
      day.likes,
      day.comments,
      day.shares,
      day.engagementRate,
      day.followers,
      day.followersChange,
      day.newViewers,
      day.returningViewers,
    ]),
  };
}

function hasHours({ bestHours, postingTimes }: Insights): boolean {
  return bestHours !== null || (postingTimes?.byHour ?? null) !== null;
}

function hours({ advice, bestHours, postingTimes }: Insights, { hours: text }: ResultWords): Table {
  const byHour = postingTimes?.byHour;
  return {
    headers: [text.hour, text.active, text.posts, text.medianViews, text.claimed],
    rows: Array.from({ length: HOURS_PER_DAY }, (_, hour) => [
      hour,
      bestHours?.hours[hour]?.average ?? null,
      byHour?.[hour]?.posts ?? null,
      saidMedian(byHour?.[hour]),
      isPeakHour(hour, advice.peakHours) ? text.yes : text.no,
    ]),
  };
}

function postNames({ posts: { columns } }: ResultWords): Record<PostColumn, string> {
  return {
    ...columns,
    engagementRate: columns.rate,
    averageWatchSeconds: columns.watch,
    watchedFullShare: columns.full,
  };
}

function hashtags({ hashtags: report }: Insights, { hashtags: text }: ResultWords): Table {
  return {
    headers: [text.tag, text.posts, text.medianViews],
    rows: (report?.topTags ?? []).map(({ tag, ...group }) => [
      `#${tag}`,
      group.posts,
      saidMedian(group),
    ]),
  };
}

function audience(insights: Insights, words: ResultWords, format: Format): Table {
  const { take, audience: text } = words;
  return {
    headers: [take.group, text.name, text.share],
    rows: audienceView(insights, words, format).flatMap(({ title, parts }) =>
      parts.map(({ name, share }) => [title, name, share]),
    ),
  };
}
