import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { updateItems } from "../../api/items.server.ts";
import { changeLead } from "./change-lead.server.ts";
import type { Lead } from "./lead.server.ts";
import { isStage, type Stage, stagesOf } from "./stages.ts";

/** What an answer usually means for a lead that nobody has decided on; by form. */
const ANSWERED: Readonly<Record<string, Stage>> = {
  "creators-join": "contacted",
  "brands-join": "in-review",
  "brands-campaigns": "in-review",
  "careers-apply": "in-review",
  contact: "answered",
};

/** What a template says, wherever the lead is. */
const SAID: Readonly<Record<string, Stage>> = {
  "creator-not-now": "declined",
  "career-not-now": "declined",
  "career-interview": "interview",
  "campaign-proposal": "proposal",
};

/** The stage to offer with a reply: what its template says, else the one after new. */
export function stageAfter({ form, stage }: Pick<Lead, "form" | "stage">, template: string): Stage {
  const said = SAID[template] ?? (stage === "new" ? ANSWERED[form] : undefined);
  if (said && stagesOf(form).includes(said)) return said;
  return isStage(stage) ? stage : "new";
}

/** The first reply keeps the promise made to the sender. */
export async function noteAnswered(backend: Backend, id: string): Promise<void> {
  const filter = { _and: [{ id: { _eq: id } }, { answered: { _null: true } }] };
  const change = { filter, data: { answered: new Date().toISOString() } };
  await updateItems(backend, "leads", change, { fields: ["id"] }, z.object({ id: z.string() }));
}

type Next = { stage: string; owner: string | undefined };

/**
 * Moves the lead on as whoever replied has chosen, unless somebody else has done so since: the reply
 * is out, and nothing of theirs is overwritten.
 */
export async function moveOn(
  backend: Backend,
  lead: Pick<Lead, "id" | "form" | "stage" | "owner" | "queue">,
  seen: string,
  { stage, owner }: Next,
): Promise<void> {
  let now = seen;
  const isNext = isStage(stage) && stage !== lead.stage && stagesOf(lead.form).includes(stage);
  if (isNext && (await changeLead(backend, lead, now, { stage }))) {
    now = [stage, ...now.split(",").slice(1)].join(",");
  }
  if (owner && !lead.owner) await changeLead(backend, { ...lead, stage }, now, { owner });
}
