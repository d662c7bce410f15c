import type { Video } from "../datasets.ts";
import { MAX_TITLE_LENGTH } from "../limits.ts";
import type { ColumnValues } from "./column-values.ts";
import { LinkReader } from "./video-link.ts";

/**
 * The videos of a `Content.csv`, rows without title, link and post time left out. Post times carry
 * no year in the platform's text form: each is the latest such day not after the export's own
 * moment, the column `Time`, or else after the anchor.
 */
export function buildVideos(values: ColumnValues): Video[] {
  const titles = values.texts("title");
  const links = values.texts("link");
  const posted = values.moments("posted", exportDay(values));
  const counts = {
    views: values.counts("views"),
    likes: values.counts("likes"),
    comments: values.counts("comments"),
    shares: values.counts("shares"),
    favorites: values.counts("favorites"),
    viewsLast7Days: values.counts("viewsLast7Days"),
  };
  const averageWatch = values.seconds("averageWatchSeconds");
  const totalPlay = values.seconds("totalPlaySeconds");
  const watchedFull = values.shares("watchedFullShare");
  const hasTitles = values.has("title");
  const reader = new LinkReader();
  const videos: Video[] = [];
  for (let row = 0; row < values.rows; row++) {
    const moment = posted[row] ?? null;
    const { link, videoId } = reader.read(links(row));
    const title = hasTitles ? readTitle(titles(row)) : null;
    if (link === null && moment === null && !title) continue;
    videos.push({
      title,
      link,
      videoId,
      posted: moment,
      views: counts.views(row),
      likes: counts.likes(row),
      comments: counts.comments(row),
      shares: counts.shares(row),
      favorites: counts.favorites(row),
      viewsLast7Days: counts.viewsLast7Days(row),
      averageWatchSeconds: averageWatch(row),
      totalPlaySeconds: totalPlay(row),
      watchedFullShare: watchedFull(row),
    });
  }
  return videos;
}

/** The day in the column `Time`, which is the same in every row of an export. */
function exportDay(values: ColumnValues): string {
  if (!values.has("snapshot")) return values.lastDay;
  return (
    values.moments("snapshot", values.lastDay).find((moment) => moment)?.date ?? values.lastDay
  );
}

/** A title may be empty, which is known; `undefined` is not. */
function readTitle(text: string): string | null {
  const title = text.trim();
  return title === "undefined" || title === "null" ? null : title.slice(0, MAX_TITLE_LENGTH);
}
