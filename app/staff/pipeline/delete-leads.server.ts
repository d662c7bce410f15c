import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { deleteItems, readItems } from "../../api/items.server.ts";

/**
 * Deletes leads with their notes, mails and CVs, for administrators; answers how many there were.
 * Those that are gone already are no error: two people may tidy up at once.
 */
export async function deleteLeads(backend: Backend, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const query = { filter: { id: { _in: ids } }, fields: ["id"], limit: ids.length };
  const { data } = await readItems(backend, "leads", query, z.object({ id: z.string() }));
  const keys = data.map(({ id }) => id);
  if (keys.length > 0) await deleteItems(backend, "leads", keys);
  return keys.length;
}
