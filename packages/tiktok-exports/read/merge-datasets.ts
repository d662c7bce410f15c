import type { Datasets, Video } from "../datasets.ts";

/**
 * Joins what several files gave. A day (or hour, video, country) that comes twice is one: values
 * of the later part win where they are known. Days come out ascending, videos newest first.
 */
export function mergeDatasets(parts: readonly Datasets[]): Datasets {
  const byDate = (a: { date: string }, b: { date: string }) => compare(a.date, b.date);
  return {
    overview: mergeBy(
      parts.map((p) => p.overview),
      (row) => row.date,
    ).sort(byDate),
    followers: mergeBy(
      parts.map((p) => p.followers),
      (row) => row.date,
    ).sort(byDate),
    viewers: mergeBy(
      parts.map((p) => p.viewers),
      (row) => row.date,
    ).sort(byDate),
    activity: mergeBy(
      parts.map((p) => p.activity),
      (row) => `${row.date} ${row.hour}`,
    ).sort((a, b) => byDate(a, b) || a.hour - b.hour),
    gender: mergeBy(
      parts.map((p) => p.gender),
      (row) => row.label,
    ),
    territories: mergeBy(
      parts.map((p) => p.territories),
      (row) => row.label,
    ),
    videos: mergeVideos(parts.flatMap((p) => p.videos)),
  };
}

function mergeBy<T extends object>(lists: readonly (readonly T[])[], key: (row: T) => string): T[] {
  const merged = new Map<string, T>();
  for (const row of lists.flat()) {
    const before = merged.get(key(row));
    merged.set(key(row), before === undefined ? row : { ...before, ...knownOf(row) });
  }
  return [...merged.values()];
}

/** The row without its unknown values, so that they do not hide known ones. */
function knownOf<T extends object>(row: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Partial<T>;
}

/** Totals only grow: of one video in two exports, the one with more views is the later. */
function mergeVideos(videos: readonly Video[]): Video[] {
  const merged = new Map<string, Video>();
  for (const [index, video] of videos.entries()) {
    const key = video.videoId ?? video.link ?? titleKey(video) ?? `row ${index}`;
    const before = merged.get(key);
    if (before === undefined) merged.set(key, video);
    else {
      const [older, newer] =
        (video.views ?? 0) >= (before.views ?? 0) ? [before, video] : [video, before];
      merged.set(key, { ...older, ...knownOf(newer) });
    }
  }
  // Each key once: a sort compares a video with some twenty others.
  return [...merged.values()]
    .map((video) => ({ video, key: momentKey(video) }))
    .sort((a, b) => compare(b.key, a.key))
    .map(({ video }) => video);
}

function titleKey(video: Video): string | null {
  return video.title && video.posted ? `${momentKey(video)} ${video.title}` : null;
}

function momentKey({ posted }: Video): string {
  if (posted === null) return "";
  return `${posted.date} ${String(posted.hour ?? 0).padStart(2, "0")}:${String(posted.minute ?? 0).padStart(2, "0")}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
