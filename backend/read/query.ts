import type { JsonObject } from "../http/body.ts";
import { invalidQuery } from "../http/errors.ts";
import { listParam, objectParam, readQueryParams, wholeParam } from "../http/query-params.ts";

export const DEFAULT_LIMIT = 100;
/** Most items in one answer; `limit=-1` asks for all and fails when there are more. */
export const MAX_LIMIT = 10_000;
const MAX_OFFSET = 10_000_000;
const MAX_SEARCH_LENGTH = 200;
const META_NAMES = ["total_count", "filter_count"] as const;

export type MetaName = (typeof META_NAMES)[number];

/** What a read asks for; the same for the items themselves and, under `deep`, for their relations. */
export type Query = {
  fields: readonly string[];
  filter: JsonObject | null;
  sort: readonly string[];
  /** null: all, up to MAX_LIMIT. */
  limit: number | null;
  offset: number;
  search: string | null;
  meta: readonly MetaName[];
  deep: JsonObject;
  /** Counts are asked for instead of items, all together or by these groups. */
  counts: Counts | null;
  groupBy: readonly string[];
};

/** What is counted: items, or the values of fields. */
export type Counts = {
  ofItems: boolean;
  fields: readonly { as: "count" | "countDistinct"; field: string }[];
};

export const EVERYTHING: Query = {
  fields: ["*"],
  filter: null,
  sort: [],
  limit: null,
  offset: 0,
  search: null,
  meta: [],
  deep: {},
  counts: null,
  groupBy: [],
};

const KNOWN = new Set([
  "fields",
  "filter",
  "sort",
  "limit",
  "offset",
  "page",
  "search",
  "meta",
  "deep",
  "aggregate",
  "groupBy",
]);
/** What says nothing about counts. */
const OF_ITEMS = ["fields", "sort", "offset", "page", "meta", "deep"];

function metaParam(value: unknown): MetaName[] {
  const names = listParam("meta", value) ?? [];
  if (names.includes("*")) return [...META_NAMES];
  return names.map((name) => {
    const known = META_NAMES.find((candidate) => candidate === name);
    if (!known) throw invalidQuery('"meta" knows total_count and filter_count');
    return known;
  });
}

function searchParam(value: unknown): string | null {
  if (value === undefined || value === "") return null;
  if (typeof value !== "string" || value.length > MAX_SEARCH_LENGTH) {
    throw invalidQuery(`"search" has to be a text of at most ${MAX_SEARCH_LENGTH} characters`);
  }
  return value;
}

const AGGREGATES = ["count", "countDistinct"];

/** `aggregate[count]=*` and its kin: a count is the one kind of aggregate there is. */
function countsParam(values: ReadonlyMap<string, unknown>): Counts | null {
  const aggregate = objectParam("aggregate", values.get("aggregate"));
  if (!aggregate) {
    if (values.has("groupBy")) throw invalidQuery('"groupBy" needs "aggregate"');
    return null;
  }
  const unfit = OF_ITEMS.find((name) => values.has(name));
  if (unfit) throw invalidQuery(`"${unfit}" does not go with "aggregate"`);
  const names = Object.keys(aggregate);
  if (names.length === 0 || names.some((name) => !AGGREGATES.includes(name))) {
    throw invalidQuery(`"aggregate" knows ${AGGREGATES.join(", ")}`);
  }
  const listed = (name: string) => listParam("aggregate", aggregate[name]) ?? [];
  const count = listed("count");
  const ofItems = count.includes("*");
  if (ofItems && count.length > 1) throw invalidQuery("A count is of * or of fields, not of both");
  const fields = [
    ...(ofItems ? [] : count.map((field) => ({ as: "count" as const, field }))),
    ...listed("countDistinct").map((field) => ({ as: "countDistinct" as const, field })),
  ];
  if (!ofItems && fields.length === 0) throw invalidQuery('"aggregate" names nothing to count');
  return { ofItems, fields };
}

/** Builds a Query from named values, whether they came in the address or under `deep`. */
export function toQuery(values: ReadonlyMap<string, unknown>): Query {
  for (const name of values.keys()) {
    if (!KNOWN.has(name)) throw invalidQuery(`The parameter "${name.slice(0, 40)}" is not known`);
  }
  const wanted = wholeParam("limit", values.get("limit"), -1) ?? DEFAULT_LIMIT;
  if (wanted > MAX_LIMIT) throw invalidQuery(`"limit" has to be at most ${MAX_LIMIT}`);
  const limit = wanted === -1 ? null : wanted;
  const page = wholeParam("page", values.get("page"), 0);
  const skipped = page === null || page === 0 ? 0 : (page - 1) * (limit ?? 0);
  const offset = wholeParam("offset", values.get("offset"), 0) ?? skipped;
  if (offset > MAX_OFFSET) throw invalidQuery(`"offset" has to be at most ${MAX_OFFSET}`);
  const fields = listParam("fields", values.get("fields"));
  return {
    fields: fields === null || fields.length === 0 ? ["*"] : fields,
    filter: objectParam("filter", values.get("filter")),
    sort: listParam("sort", values.get("sort")) ?? [],
    limit,
    offset,
    search: searchParam(values.get("search")),
    meta: metaParam(values.get("meta")),
    deep: objectParam("deep", values.get("deep")) ?? {},
    counts: countsParam(values),
    groupBy: listParam("groupBy", values.get("groupBy")) ?? [],
  };
}

/** The query of a request's address. Throws 400 INVALID_QUERY. */
export const queryOf = (url: URL): Query => toQuery(readQueryParams(url.search));
