import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { createItem, updateItems } from "../../api/items.server.ts";

/** The template of the letter; offered for senders under 18 alone. */
export const GUARDIAN_TEMPLATE = "guardian";

type GuardianState = "asked" | "agreed";

/** How far the talk with a parent or guardian is, and a line about it in the timeline. */
export async function setGuardian(
  backend: Backend,
  lead: string,
  state: GuardianState,
): Promise<void> {
  const filter = {
    _and: [{ id: { _eq: lead } }, { guardian: { _nnull: true } }, { guardian: { _neq: state } }],
  };
  const change = { filter, data: { guardian: state } };
  const changed = await updateItems(
    backend,
    "leads",
    change,
    { fields: ["id"] },
    z.object({ id: z.string() }),
  );
  // The letter has a line of its own.
  if (changed.length === 0 || state === "asked") return;
  await createItem(backend, "lead_notes", { lead, kind: "note", detail: { to: state } });
}
