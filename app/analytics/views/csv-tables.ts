import {
  type CsvCell,
  type Datasets,
  engagementRate,
  HOURS_PER_DAY,
  hashtagsOf,
  type Insights,
  isPeakHour,
  toCsv,
} from "../../../packages/tiktok-exports/index.ts";
import type { Format } from "../words/format.ts";
import { audienceView } from "./audience-view.ts";
import type { ResultWords } from "./score-view.ts";

export type CsvName = "days" | "hours" | "posts" | "hashtags" | "audience";
type Table = { headers: string[]; rows: CsvCell[][] };

/** Tables to save: headers in the page's language, numbers plain, unknown cells empty. */
export function csvTables(
  insights: Insights,
  { videos }: Pick<Datasets, "videos">,
  words: ResultWords,
  format: Format,
): { name: CsvName; csv: () => string }[] {
  // Rows are made when the table is saved: of 200,000 posts they are not made to be counted.
  const tables: [name: CsvName, has: boolean, make: () => Table][] = [
    ["days", insights.daily.length > 0, () => days(insights, words)],
    ["hours", hasHours(insights), () => hours(insights, words)],
    ["posts", videos.length > 0, () => posts(videos, words)],
    ["hashtags", (insights.hashtags?.topTags ?? []).length > 0, () => hashtags(insights, words)],
    [
      "audience",
      audienceView(insights, words, format).length > 0,
      () => audience(insights, words, format),
    ],
  ];
  return tables.flatMap(([name, has, make]) => {
    const csv = () => {
      const { headers, rows } = make();
      return toCsv(headers, rows);
    };
    return has ? { name, csv } : [];
  });
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
      byHour?.[hour]?.medianViews ?? null,
      isPeakHour(hour, advice.peakHours) ? text.yes : text.no,
    ]),
  };
}

function posts(videos: Datasets["videos"], { posts: { columns } }: ResultWords): Table {
  return {
    headers: [
      columns.posted,
      columns.title,
      columns.link,
      columns.views,
      columns.likes,
      columns.comments,
      columns.shares,
      columns.favorites,
      columns.rate,
      columns.watch,
      columns.full,
      columns.hashtags,
    ],
    rows: videos.map((video) => [
      postedAt(video.posted),
      video.title,
      video.link,
      video.views,
      video.likes,
      video.comments,
      video.shares,
      video.favorites,
      engagementRate(video),
      video.averageWatchSeconds,
      video.watchedFullShare,
      video.title === null ? null : hashtagsOf(video.title).length,
    ]),
  };
}

function postedAt(posted: Datasets["videos"][number]["posted"]): string | null {
  if (posted === null || posted.hour === null) return posted?.date ?? null;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${posted.date} ${pad(posted.hour)}:${pad(posted.minute ?? 0)}`;
}

function hashtags({ hashtags: report }: Insights, { hashtags: text }: ResultWords): Table {
  return {
    headers: [text.tag, text.posts, text.medianViews],
    rows: (report?.topTags ?? []).map(({ tag, posts: count, medianViews }) => [
      `#${tag}`,
      count,
      medianViews,
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
