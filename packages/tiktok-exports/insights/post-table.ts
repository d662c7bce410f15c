import type { PostTime, Video } from "../datasets.ts";
import type { CsvCell } from "../tables/write-csv.ts";
import { engagementRate } from "./engagement.ts";
import { tagsOfAll, UNKNOWN_TAGS } from "./hashtags.ts";

/** What a table of posts tells of each; the words over its columns are the caller's. */
export const POST_COLUMNS = [
  "posted",
  "title",
  "link",
  "views",
  "likes",
  "comments",
  "shares",
  "favorites",
  "engagementRate",
  "averageWatchSeconds",
  "watchedFullShare",
  "hashtags",
] as const;
export type PostColumn = (typeof POST_COLUMNS)[number];

/** The posts as rows to save, in the order of POST_COLUMNS. */
export function postRows(videos: readonly Video[]): CsvCell[][] {
  const { lists, listOf } = tagsOfAll(videos);
  return videos.map((video, place) => {
    const cells: Record<PostColumn, CsvCell> = {
      ...video,
      posted: postedAt(video.posted),
      engagementRate: engagementRate(video),
      hashtags: lists[listOf[place] ?? UNKNOWN_TAGS]?.length ?? null,
    };
    return POST_COLUMNS.map((column) => cells[column]);
  });
}

function postedAt(posted: PostTime | null): string | null {
  if (posted === null || posted.hour === null) return posted?.date ?? null;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${posted.date} ${pad(posted.hour)}:${pad(posted.minute ?? 0)}`;
}
