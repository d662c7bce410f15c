import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import type { Filter, ItemQuery } from "../../api/query.server.ts";
import type { AskedLeads } from "./asked-leads.ts";
import { leadQuery, ORDERS } from "./lead-filter.server.ts";

/** So many leads that came in one and the same moment are looked at in one go. */
const MOMENT_SIZE = 25;
/** The same for a list by name, which is walked from its beginning. */
const WALK_SIZE = 5000;

const neighbour = z.object({ id: z.string(), name: z.string() });
export type Neighbour = z.infer<typeof neighbour>;
type Place = { id: string; submitted: string };

/**
 * The leads before and after another one in the list that is asked for. A Directus compares times and
 * numbers and neither texts nor keys, so that the place of a lead among those of its moment, or of a
 * list by name, is found by going through them.
 */
export async function readNeighbours(
  backend: Backend,
  asked: AskedLeads,
  self: string,
  lead: Place,
): Promise<{ before: Neighbour | undefined; after: Neighbour | undefined }> {
  const { field, isDown } = ORDERS[asked.sort];
  if (field !== "submitted") {
    return findIn(backend, leadQuery(asked, self), lead.id, WALK_SIZE);
  }
  const from = async (isTurned: boolean) => {
    const query = leadQuery(asked, self, isTurned);
    const reached: Filter = {
      submitted: { [isDown === isTurned ? "_gte" : "_lte"]: lead.submitted },
    };
    const rest = { ...query, filter: { _and: [query.filter, reached] } };
    return (await findIn(backend, rest, lead.id, MOMENT_SIZE)).after;
  };
  const [before, after] = await Promise.all([from(true), from(false)]);
  return { before, after };
}

/** Goes through a list until a lead and the one behind it are found; neither for one that is not in it. */
async function findIn(backend: Backend, query: ItemQuery, id: string, size: number) {
  let last: Neighbour | undefined;
  for (let offset = 0; ; offset += size) {
    // One more than is gone on by: whoever stands last in a page needs the one behind.
    const page = { ...query, fields: ["id", "name"], limit: size + 1, offset };
    const { data } = await readItems(backend, "leads", page, neighbour);
    const index = data.findIndex((other) => other.id === id);
    const isWhole = data.length <= size;
    if (index >= 0 && (index < size || isWhole)) {
      return { before: data[index - 1] ?? last, after: data[index + 1] };
    }
    if (isWhole) return { before: undefined, after: undefined };
    last = data[size - 1];
  }
}
