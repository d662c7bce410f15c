import { z } from "zod";
import { readList } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";
import type { ItemQuery } from "./query.server.ts";

/** Every group there is, not only the first page of them. */
const ALL = -1;
// PostgreSQL's counts and parts of times are wide numbers, which a Directus answers as text.
const count = z.coerce.number();

/**
 * How many items there are by group. A group is a field, or a part of a time in UTC:
 * `month(submitted)` is answered as `submitted_month`; year, month and day are known. `schema` is the
 * shape of one group without its count; parts of times are `z.coerce.number()`.
 */
export async function readCounts<T extends z.ZodRawShape>(
  backend: Backend,
  collection: string,
  groupBy: readonly string[],
  query: Pick<ItemQuery, "filter" | "search">,
  schema: z.ZodObject<T>,
) {
  const path = `/items/${collection}`;
  const counted = { ...query, groupBy, limit: ALL };
  return (await readList(backend, { path, query: counted }, schema.extend({ count }))).data;
}
