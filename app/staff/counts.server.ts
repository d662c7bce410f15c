import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Backend } from "../api/backend.server.ts";
import { readItems } from "../api/items.server.ts";
import type { Filter } from "../api/query.server.ts";
import { readUsers } from "../api/users.server.ts";
import { IntakeUnavailable, intakeContext } from "../forms/intake.ts";

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

/** How many submissions could not be filed; undefined while that can't be read. */
export function unfiledCount(context: Readonly<RouterContextProvider>): number | undefined {
  try {
    return context.get(intakeContext).tray.count();
  } catch (error) {
    if (error instanceof IntakeUnavailable) return undefined;
    throw error;
  }
}

/** How many accounts fit; for administrators. */
export async function countUsers(backend: Backend, filter: Filter): Promise<number> {
  const { meta } = await readUsers(backend, { filter, limit: 1, meta: ["filter_count"] });
  return meta.filter_count ?? 0;
}
