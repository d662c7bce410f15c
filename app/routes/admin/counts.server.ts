import { z } from "zod";
import type { Backend } from "../../backend/backend.server.ts";
import { readItems } from "../../backend/items.server.ts";
import type { Filter } from "../../backend/query.server.ts";
import { readUsers } from "../../backend/users.server.ts";

/** How many items of a collection fit; one row is read at most. */
export async function countItems(
  backend: Backend,
  collection: string,
  filter: Filter,
): Promise<number> {
  const query = { filter, fields: ["id"], limit: 1, meta: ["filter_count"] as const };
  const { meta } = await readItems(backend, collection, query, z.object({}));
  return meta.filter_count ?? 0;
}

/** How many accounts fit; for administrators. */
export async function countUsers(backend: Backend, filter: Filter): Promise<number> {
  const { meta } = await readUsers(backend, { filter, limit: 1, meta: ["filter_count"] });
  return meta.filter_count ?? 0;
}
