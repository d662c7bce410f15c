import { z } from "zod";
import type { Backend } from "./backend.server.ts";
import { readItems } from "./items.server.ts";
import type { Filter } from "./query.server.ts";

/** What names a row and says when it was written. */
export const stampSchema = z.object({
  id: z.number(),
  date_created: z.string().nullish(),
  date_updated: z.string().nullish(),
});
export type Stamp = z.infer<typeof stampSchema>;
export const STAMP = Object.keys(stampSchema.shape);

/** Changes with every change to a row. */
export const stampOf = ({ id, date_created, date_updated }: Stamp): string =>
  `${id} ${date_updated ?? date_created ?? ""}`;

/**
 * How many rows there are, the last that was made and the last that was changed: another value after
 * every change, in two small calls. Whatever was never changed has no stamp, and PostgreSQL would put
 * it before all others.
 */
export async function newestOf(backend: Backend, collection: string, filter: Filter) {
  const query = { fields: STAMP, limit: 1, filter };
  const meta = ["filter_count"] as const;
  // One after the other: where the first fails, nothing of the second is left under way.
  const newest = await readItems(
    backend,
    collection,
    { ...query, sort: ["-id"], meta },
    stampSchema,
  );
  const stamped = { ...filter, date_updated: { _nnull: true } };
  const sort = ["-date_updated"];
  const changed = await readItems(
    backend,
    collection,
    { ...query, filter: stamped, sort },
    stampSchema,
  );
  return [newest.meta.filter_count, newest.data[0]?.id, changed.data[0]];
}
