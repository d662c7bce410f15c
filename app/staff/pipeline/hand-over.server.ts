import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import type { Filter } from "../../api/query.server.ts";
import { changeLeads, MAX_AT_ONCE } from "./change-lead.server.ts";
import { OPEN } from "./lead-filter.server.ts";

const keySchema = z.object({ id: z.string() });

/** Open leads that somebody looks after; the finished ones stay with whoever finished them. */
export const openLeadsOf = (owner: string): Filter => ({ _and: [{ owner: { _eq: owner } }, OPEN] });

/** Their keys. */
export async function leadsOf(backend: Backend, owner: string): Promise<string[]> {
  const query = { filter: openLeadsOf(owner), fields: ["id"], limit: -1 };
  return (await readItems(backend, "leads", query, keySchema)).data.map(({ id }) => id);
}

/** Gives leads to a colleague or, with null, to nobody; answers how many have changed hands. */
export async function handOver(
  backend: Backend,
  ids: readonly string[],
  owner: string | null,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
    const part = ids.slice(at, at + MAX_AT_ONCE);
    count += (await changeLeads(backend, part, { owner })).length;
  }
  return count;
}
