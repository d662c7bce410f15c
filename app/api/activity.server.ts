import { z } from "zod";
import { type Meta, readList } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";
import type { ItemQuery } from "./query.server.ts";

const text = z.string().nullish();
const person = z.object({ id: z.string(), first_name: text, last_name: text, email: text });

const activitySchema = z.object({
  id: z.number(),
  action: z.string(),
  /** Who did it; null for nobody that is known. */
  user: person.nullish(),
  timestamp: z.string(),
  ip: text,
  user_agent: text,
  collection: text,
  item: text,
  detail: text,
});
/** One line of the audit log. */
export type Activity = z.infer<typeof activitySchema>;

const FIELDS = ["id", "action", "timestamp", "ip", "user_agent", "collection", "item"];
const PERSON_FIELDS = ["user.id", "user.first_name", "user.last_name", "user.email"];

/**
 * GET /activity, for administrators. `detail` is an addition of the embedded backend: ask for it
 * with `withDetail` where it answers.
 */
export function readActivity(
  backend: Backend,
  { withDetail = false, ...query }: Omit<ItemQuery, "fields"> & { withDetail?: boolean } = {},
): Promise<{ data: Activity[]; meta: Meta }> {
  const fields = [...FIELDS, ...PERSON_FIELDS, ...(withDetail ? ["detail"] : [])];
  const sort = query.sort ?? ["-timestamp", "-id"];
  const call = { path: "/activity", query: { ...query, fields, sort } };
  return readList(backend, { ...call, ...(withDetail && { unknownBy: [403] }) }, activitySchema);
}
