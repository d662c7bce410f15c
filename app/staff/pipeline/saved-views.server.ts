import { z } from "zod";
import { SLUG_LENGTH } from "../../../packages/lib/collections/lengths.ts";
import { shortened, tidyLine } from "../../../packages/lib/valid/text.ts";
import type { Backend } from "../../api/backend.server.ts";
import { createItem, deleteItem, readItems } from "../../api/items.server.ts";
import { askedLeads, queryOfLeads } from "./asked-leads.ts";

/** Most views of one person that are shown. */
const MAX_VIEWS = 50;

const viewSchema = z.object({ id: z.number(), name: z.string(), query: z.string() });
/** A list that somebody comes back to; `query` is its address without the question mark. */
export type SavedView = z.infer<typeof viewSchema>;

/** One's own views, by name. */
export async function readViews(backend: Backend, self: string): Promise<SavedView[]> {
  const { data } = await readItems(
    backend,
    "saved_views",
    {
      // Administrators may see everybody's.
      filter: { owner: { _eq: self } },
      fields: ["id", "name", "query"],
      sort: ["name", "id"],
      limit: MAX_VIEWS,
    },
    viewSchema,
  );
  return data;
}

/** Saves what the address asks for; false without a name. */
export async function saveView(backend: Backend, name: string, url: URL): Promise<boolean> {
  const tidy = shortened(tidyLine(name), SLUG_LENGTH);
  if (tidy === "") return false;
  // A view of everything is kept as its order: an empty query is refused.
  const query = queryOfLeads(askedLeads(url.searchParams)) || "sort=newest";
  await createItem(backend, "saved_views", { name: tidy, query });
  return true;
}

export async function deleteView(backend: Backend, id: string): Promise<void> {
  if (/^\d{1,15}$/.test(id)) await deleteItem(backend, "saved_views", id);
}
