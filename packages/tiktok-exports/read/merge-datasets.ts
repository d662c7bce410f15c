import type { Datasets, PostTime, Video } from "../datasets.ts";
import { dayNumber } from "../dates/calendar.ts";
import { ascendingPlaces } from "../sorted-places.ts";

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
  if (areAllDifferent(videos)) return newestFirst(videos);
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
  return newestFirst([...merged.values()]);
}

/** Digits of the platform's numbers that a number here holds exactly. */
const COMPARED_DIGITS = 15;

/**
 * Whether the videos' own numbers are all different by their last digits alone, as in every single
 * export. It is told by sorted numbers: a map of 200,000 texts takes several times as long.
 */
function areAllDifferent(videos: readonly Video[]): boolean {
  const numbers = new Float64Array(videos.length);
  for (let at = 0; at < videos.length; at++) {
    const id = videos[at]?.videoId ?? null;
    if (id === null) return false;
    numbers[at] = lastDigits(id);
  }
  numbers.sort();
  for (let at = 1; at < numbers.length; at++) if (numbers[at] === numbers[at - 1]) return false;
  return true;
}

function lastDigits(digits: string): number {
  let number = 0;
  for (let at = Math.max(0, digits.length - COMPARED_DIGITS); at < digits.length; at++) {
    number = number * 10 + digits.charCodeAt(at) - ZERO;
  }
  return number;
}

const ZERO = 48;

/** By the minute; those without a post time last. */
function newestFirst(videos: readonly Video[]): Video[] {
  const minutes = new Float64Array(videos.length);
  let newest = Number.NEGATIVE_INFINITY;
  let oldest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < videos.length; at++) {
    const minute = minuteOf(videos[at]?.posted ?? null);
    minutes[at] = minute;
    if (Number.isNaN(minute)) continue;
    newest = Math.max(newest, minute);
    oldest = Math.min(oldest, minute);
  }
  if (newest < oldest) return [...videos];
  // Counted back from the newest, so that it has the smallest number.
  const ages = minutes.map((minute) =>
    Number.isNaN(minute) ? newest - oldest + 1 : newest - minute,
  );
  const sorted: Video[] = [];
  for (const place of ascendingPlaces(ages)) {
    const video = videos[place];
    if (video) sorted.push(video);
  }
  return sorted;
}

function titleKey({ title, posted }: Video): string | null {
  return title && posted ? `${momentKey(posted)} ${title}` : null;
}

function momentKey({ date, hour, minute }: PostTime): string {
  const pad = (value: number | null) => String(value ?? 0).padStart(2, "0");
  return `${date} ${pad(hour)}:${pad(minute)}`;
}

/** Minutes since 1970 on the export's clock; NaN without a post time. */
function minuteOf(posted: PostTime | null): number {
  if (posted === null) return Number.NaN;
  return (dayNumber(posted.date) * 24 + (posted.hour ?? 0)) * 60 + (posted.minute ?? 0);
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
