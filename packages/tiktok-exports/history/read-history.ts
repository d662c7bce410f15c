import {
  type Datasets,
  emptyDatasets,
  type IsoDay,
  type Known,
  type PostTime,
  type TableKind,
} from "../datasets.ts";
import { isCalendarDay } from "../dates/calendar.ts";
import { MAX_ROWS, MAX_TITLE_LENGTH } from "../limits.ts";
import { ProblemError } from "../outcomes.ts";
import { validHandle } from "../read/export-name.ts";
import { LinkReader } from "../read/video-link.ts";
import { HISTORY_FORMAT, HISTORY_VERSION } from "./history-format.ts";

/** A history as it was written, every value checked: it may have been edited, or come by mail. */
export type History = { handle: string | null; written: IsoDay | null; datasets: Datasets };

/** UTF-16 units in which a history says what it is. */
const HEAD_LENGTH = 200;

/** Whether a text says of itself that it is a history. */
export function isHistory(text: string): boolean {
  return text.slice(0, HEAD_LENGTH).includes(`"${HISTORY_FORMAT}"`);
}

/**
 * Reads a history. Rows that are none are left out; numbers that are none are unknown.
 * @throws ProblemError corrupt when it is no JSON, newer-history when a newer program wrote it,
 *   too-large with more than MAX_ROWS rows in a table
 */
export function readHistory(text: string): History {
  const parsed = parse(text);
  const { version, handle, written, datasets } = parsed;
  if (typeof version !== "number" || version > HISTORY_VERSION) {
    throw new ProblemError({ code: "newer-history" });
  }
  const read = emptyDatasets();
  const tables = isRecord(datasets) ? datasets : {};
  for (const kind of Object.keys(READERS) as TableKind[]) fillTable(read, kind, tables[kind]);
  return {
    handle: typeof handle === "string" ? validHandle(handle) : null,
    written: day(written),
    datasets: read,
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Said below, as for a text that is JSON and no object.
  }
  throw new ProblemError({ code: "corrupt", reason: "history", line: null });
}

function fillTable<K extends TableKind>(into: Datasets, kind: K, rows: unknown): void {
  if (!Array.isArray(rows)) return;
  if (rows.length > MAX_ROWS) {
    throw new ProblemError({
      code: "too-large",
      measure: "rows",
      limit: MAX_ROWS,
      found: rows.length,
    });
  }
  const read: (row: Record<string, unknown>) => Datasets[K][number] | null = READERS[kind];
  into[kind] = rows.flatMap((row) => {
    const value = isRecord(row) ? read(row) : null;
    return value === null ? [] : [value];
  }) as Datasets[K];
}

type Row = Record<string, unknown>;

const READERS: { [K in TableKind]: (row: Row) => Datasets[K][number] | null } = {
  overview: (row) =>
    onDay(row, (date) => ({
      date,
      views: count(row.views),
      profileViews: count(row.profileViews),
      likes: number(row.likes),
      comments: number(row.comments),
      shares: number(row.shares),
      newFollowers: number(row.newFollowers),
      reached: count(row.reached),
    })),
  followers: (row) =>
    onDay(row, (date) => ({
      date,
      followers: count(row.followers),
      difference: number(row.difference),
    })),
  activity: (row) =>
    onDay(row, (date) =>
      isHour(row.hour) ? { date, hour: row.hour, active: count(row.active) } : null,
    ),
  gender: part,
  territories: part,
  viewers: (row) =>
    onDay(row, (date) => ({
      date,
      total: count(row.total),
      fresh: count(row.fresh),
      returning: count(row.returning),
    })),
  videos: (row) => ({
    title: words(row.title),
    link: typeof row.link === "string" ? new LinkReader().read(row.link).link : null,
    videoId: words(row.videoId),
    posted: postTime(row.posted),
    views: count(row.views),
    likes: count(row.likes),
    comments: count(row.comments),
    shares: count(row.shares),
    favorites: count(row.favorites),
    averageWatchSeconds: count(row.averageWatchSeconds),
    watchedFullShare: count(row.watchedFullShare),
    totalPlaySeconds: count(row.totalPlaySeconds),
    viewsLast7Days: count(row.viewsLast7Days),
  }),
};

function onDay<T>(row: Row, make: (date: IsoDay) => T | null): T | null {
  const date = day(row.date);
  return date === null ? null : make(date);
}

function part(row: Row): { label: string; share: Known<number> } | null {
  const label = words(row.label);
  return label === null ? null : { label, share: count(row.share) };
}

function postTime(value: unknown): PostTime | null {
  if (!isRecord(value)) return null;
  const date = day(value.date);
  if (date === null) return null;
  const hour = isHour(value.hour) ? value.hour : null;
  const minute = number(value.minute);
  return { date, hour, minute: hour !== null && minute !== null && minute < 60 ? minute : null };
}

function day(value: unknown): IsoDay | null {
  const parts = typeof value === "string" ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  if (parts === null) return null;
  return isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) ? parts[0] : null;
}

const number = (value: unknown): Known<number> =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** What can't be below zero. */
const count = (value: unknown): Known<number> => {
  const told = number(value);
  return told === null || told < 0 ? null : told;
};

const words = (value: unknown): Known<string> =>
  typeof value === "string" && value !== "" ? value.slice(0, MAX_TITLE_LENGTH) : null;

const isHour = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 23;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
