import type { TableKind } from "../datasets.ts";

/** What a column's cells look like, to check a choice by position. */
export type ColumnLook = "date" | "hour" | "count" | "share" | "seconds" | "link" | "text";

/** One kind of table: its fields, which must be there, and the orders the studio writes them in. */
export type TableShape = {
  /** Field name → how its cells look. */
  fields: Record<string, ColumnLook>;
  required: readonly string[];
  /** At least one of these must be there too. */
  requiredOneOf: readonly string[];
  /** The studio's own column orders, told apart by their length. */
  layouts: readonly (readonly string[])[];
  /** How the file, sheet or section is called, folded and without spaces. */
  fileNames: readonly string[];
};

/** The tables of an export (README.md, "What it reads"). */
export const TABLE_SHAPES: Record<TableKind, TableShape> = {
  overview: {
    fields: {
      date: "date",
      views: "count",
      profileViews: "count",
      likes: "count",
      comments: "count",
      shares: "count",
      newFollowers: "count",
      reached: "count",
    },
    required: ["date", "views"],
    requiredOneOf: [],
    layouts: [["date", "views", "profileViews", "likes", "comments", "shares"]],
    fileNames: ["overview", "επισκοπηση"],
  },
  followers: {
    fields: { date: "date", followers: "count", difference: "count" },
    required: ["date", "followers"],
    requiredOneOf: [],
    layouts: [["date", "followers", "difference"]],
    fileNames: ["followerhistory"],
  },
  activity: {
    fields: { date: "date", hour: "hour", active: "count" },
    required: ["date", "hour", "active"],
    requiredOneOf: [],
    layouts: [["date", "hour", "active"]],
    fileNames: ["followeractivity"],
  },
  gender: {
    fields: { label: "text", share: "share" },
    required: ["label", "share"],
    requiredOneOf: [],
    layouts: [["label", "share"]],
    fileNames: ["followergender"],
  },
  territories: {
    fields: { label: "text", share: "share" },
    required: ["label", "share"],
    requiredOneOf: [],
    layouts: [["label", "share"]],
    fileNames: ["followertopterritories", "followerterritories"],
  },
  viewers: {
    fields: { date: "date", total: "count", fresh: "count", returning: "count" },
    required: ["date", "total"],
    requiredOneOf: [],
    layouts: [["date", "total", "fresh", "returning"]],
    fileNames: ["viewers"],
  },
  videos: {
    fields: {
      snapshot: "date",
      title: "text",
      link: "link",
      posted: "date",
      views: "count",
      likes: "count",
      comments: "count",
      shares: "count",
      favorites: "count",
      averageWatchSeconds: "seconds",
      watchedFullShare: "share",
      totalPlaySeconds: "seconds",
      viewsLast7Days: "count",
    },
    required: ["views"],
    requiredOneOf: ["title", "link", "posted"],
    // `Time`, the moment of the export, comes first in the studio's own files.
    layouts: [
      ["snapshot", "title", "link", "posted", "likes", "comments", "shares", "views"],
      ["title", "link", "posted", "likes", "comments", "shares", "views"],
    ],
    fileNames: ["content", "περιεχομενο"],
  },
};

/** All kinds, in the order in which a tie is decided. */
export const TABLE_KINDS = Object.keys(TABLE_SHAPES) as TableKind[];

/** Whether the fields are enough to read a table of this kind. */
export function isEnough(kind: TableKind, fields: ReadonlySet<string>): boolean {
  const { required, requiredOneOf } = TABLE_SHAPES[kind];
  return (
    required.every((field) => fields.has(field)) &&
    (requiredOneOf.length === 0 || requiredOneOf.some((field) => fields.has(field)))
  );
}
