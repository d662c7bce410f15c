import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { createItem, readItems, updateItems } from "../../api/items.server.ts";
import type { Filter } from "../../api/query.server.ts";
import { type Lead, type LeadRow, leadRowSchema } from "./lead.server.ts";
import { stillAsSeen } from "./seen.ts";
import { formsOf, type Stage } from "./stages.ts";

/** What staff change of a lead. `owner: null` is nobody. */
export type LeadChange = { stage: Stage } | { owner: string | null } | { queue: "inbox" | "spam" };
type Kind = "stage" | "owner" | "queue";

/** Most leads that one action changes. */
export const MAX_AT_ONCE = 200;

const KEY_FIELDS = ["id", "form", "stage", "owner", "queue"] as const;
const keySchema = leadRowSchema.pick({
  id: true,
  form: true,
  stage: true,
  owner: true,
  queue: true,
});

/** Which field a change is of. */
export const kindOf = (change: LeadChange): Kind => Object.keys(change)[0] as Kind;
/** What the field becomes. */
export const toOf = (change: LeadChange): string | null => Object.values(change)[0] ?? null;

/**
 * Changes a lead as it was seen (seen.ts): what the page showed. False when somebody was
 * faster; then nothing is changed. The change goes into the lead's timeline.
 */
export async function changeLead(
  backend: Backend,
  lead: Pick<Lead, "id" | "stage" | "owner" | "queue">,
  seen: string,
  change: LeadChange,
): Promise<boolean> {
  const asSeen = stillAsSeen(seen);
  if (!asSeen) return false;
  const filter: Filter = { _and: [{ id: { _eq: lead.id } }, asSeen] };
  const query = { fields: ["id"] };
  const schema = z.object({ id: z.string() });
  const changed = await updateItems(backend, "leads", { filter, data: change }, query, schema);
  if (changed.length === 0) return false;
  await note(backend, [lead], change);
  return true;
}

/**
 * Changes many leads alike and answers the keys of those changed: those that are so already, and those
 * that a stage does not fit, stay as they are.
 */
export async function changeLeads(
  backend: Backend,
  ids: readonly string[],
  change: LeadChange,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const kind = kindOf(change);
  const to = toOf(change);
  // In SQL, nothing differs from null.
  const differs: Filter =
    to === null
      ? { [kind]: { _nnull: true } }
      : { _or: [{ [kind]: { _null: true } }, { [kind]: { _neq: to } }] };
  const parts: Filter[] = [{ id: { _in: ids.slice(0, MAX_AT_ONCE) } }, differs];
  if ("stage" in change) parts.push({ form: { _in: formsOf(change.stage) } });
  const query = { filter: { _and: parts }, fields: KEY_FIELDS, limit: MAX_AT_ONCE };
  const { data: found } = await readItems(backend, "leads", query, keySchema);
  if (found.length === 0) return [];
  const filter: Filter = { _and: [...parts, { id: { _in: found.map(({ id }) => id) } }] };
  const changed = await updateItems(
    backend,
    "leads",
    { filter, data: change },
    { fields: ["id"] },
    z.object({ id: z.string() }),
  );
  const done = new Set(changed.map(({ id }) => id));
  await note(
    backend,
    found.filter(({ id }) => done.has(id)),
    change,
  );
  return [...done];
}

type Before = Pick<LeadRow, "id" | "stage" | "owner" | "queue">;

/** One line in the timeline of each lead. */
async function note(backend: Backend, leads: readonly Before[], change: LeadChange): Promise<void> {
  if (leads.length === 0) return;
  const kind = kindOf(change);
  const lines = leads.map((lead) => ({
    lead: lead.id,
    kind,
    detail: { from: lead[kind] ?? null, to: toOf(change) },
  }));
  await createItem(backend, "lead_notes", lines);
}
