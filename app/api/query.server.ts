/** A filter in Directus's language: `{ stage: { _eq: "new" } }`, `{ _and: [...] }`. */
export type Filter = { readonly [key: string]: unknown };

/** What to read of a collection; everything may be left out. */
export type ItemQuery = {
  filter?: Filter;
  fields?: readonly string[];
  /** `-` in front turns the order around. */
  sort?: readonly string[];
  search?: string;
  limit?: number;
  offset?: number;
  /** From 1. */
  page?: number;
  meta?: readonly ("total_count" | "filter_count")[];
  deep?: { readonly [key: string]: unknown };
  /** Counts by group in place of items (counts.server.ts). */
  groupBy?: readonly string[];
};

/** The query string of a call, without `?`; empty parts are left out. */
export function searchOf(query: ItemQuery = {}): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  };
  add("fields", query.fields?.join(","));
  add("filter", query.filter && JSON.stringify(query.filter));
  add("deep", query.deep && JSON.stringify(query.deep));
  add("search", query.search);
  add("sort", query.sort?.join(","));
  add("limit", query.limit);
  add("offset", query.offset);
  add("page", query.page);
  add("meta", query.meta?.join(","));
  add("aggregate[count]", query.groupBy && "*");
  add("groupBy", query.groupBy?.join(","));
  return parameters.toString();
}
