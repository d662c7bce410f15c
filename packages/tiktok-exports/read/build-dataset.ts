import {
  type ActivityHour,
  type AudienceShare,
  type Datasets,
  emptyDatasets,
  type FollowerDay,
  type IsoDay,
  type OverviewDay,
  type TableKind,
  type ViewerDay,
} from "../datasets.ts";
import { daysBetween } from "../dates/calendar.ts";
import { MAX_TITLE_LENGTH } from "../limits.ts";
import { buildVideos } from "./build-videos.ts";
import type { ColumnValues } from "./column-values.ts";

/** Rows of one table as datasets with only that table filled, in file order. */
export function buildDataset(kind: TableKind, values: ColumnValues): Datasets {
  return { ...emptyDatasets(), [kind]: BUILDERS[kind](values) };
}

/** First and last day of a table's rows; nulls for tables without days. */
export function dayRange(
  kind: TableKind,
  datasets: Datasets,
): { from: IsoDay | null; to: IsoDay | null } {
  let from: IsoDay | null = null;
  let to: IsoDay | null = null;
  for (const row of datasets[kind]) {
    const day = "date" in row ? row.date : "posted" in row ? row.posted?.date : undefined;
    if (day === undefined) continue;
    if (from === null || day < from) from = day;
    if (to === null || day > to) to = day;
  }
  return { from, to };
}

/** Days between the first and the last that a daily table leaves out. */
export function gapsOf(kind: TableKind, datasets: Datasets): number {
  const { from, to } = dayRange(kind, datasets);
  if (from === null || to === null || kind === "videos") return 0;
  const days = new Set(datasets[kind].map((row) => ("date" in row ? row.date : "")));
  return Math.max(0, daysBetween(from, to) + 1 - days.size);
}

const BUILDERS: { [K in TableKind]: (values: ColumnValues) => Datasets[K] } = {
  overview: buildOverview,
  followers: buildFollowers,
  activity: buildActivity,
  gender: buildShares,
  territories: buildShares,
  viewers: buildViewers,
  videos: buildVideos,
};

function buildOverview(values: ColumnValues): OverviewDay[] {
  const views = values.counts("views");
  const profileViews = values.counts("profileViews");
  const likes = values.netCounts("likes");
  const comments = values.netCounts("comments");
  const shares = values.netCounts("shares");
  const newFollowers = values.netCounts("newFollowers");
  const reached = values.counts("reached");
  return values.seriesDays("date").flatMap((date, row) => {
    if (date === null) return [];
    return {
      date,
      views: views(row),
      profileViews: profileViews(row),
      likes: likes(row),
      comments: comments(row),
      shares: shares(row),
      newFollowers: newFollowers(row),
      reached: reached(row),
    };
  });
}

function buildFollowers(values: ColumnValues): FollowerDay[] {
  const followers = values.counts("followers");
  const difference = values.netCounts("difference");
  return values.seriesDays("date").flatMap((date, row) => {
    if (date === null) return [];
    return { date, followers: followers(row), difference: difference(row) };
  });
}

function buildActivity(values: ColumnValues): ActivityHour[] {
  const hours = values.counts("hour");
  const active = values.counts("active");
  return values.seriesDays("date").flatMap((date, row) => {
    const hour = hours(row);
    if (date === null || hour === null || hour > 23) return [];
    return { date, hour, active: active(row) };
  });
}

function buildShares(values: ColumnValues): AudienceShare[] {
  const shares = values.shares("share");
  const labels = values.texts("label");
  return Array.from({ length: values.rows }, (_, row) => ({
    label: labels(row).trim().slice(0, MAX_TITLE_LENGTH),
    share: shares(row),
  })).filter(({ label }) => label !== "");
}

/**
 * On days that are not counted yet the total reads `undefined` and the parts read 0: with an
 * unknown total, zero parts are unknown too.
 */
function buildViewers(values: ColumnValues): ViewerDay[] {
  const total = values.counts("total");
  const fresh = values.counts("fresh");
  const returning = values.counts("returning");
  return values.seriesDays("date").flatMap((date, row) => {
    if (date === null) return [];
    const all = total(row);
    const part = (count: number | null) => (all === null ? count || null : count);
    return { date, total: all, fresh: part(fresh(row)), returning: part(returning(row)) };
  });
}
