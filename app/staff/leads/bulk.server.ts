import type { Backend } from "../../api/backend.server.ts";
import type { SiteContext } from "../../context.ts";
import { MYSELF, NOBODY } from "../pipeline/asked-leads.ts";
import { changeLeads, MAX_AT_ONCE } from "../pipeline/change-lead.server.ts";
import { deleteLeads } from "../pipeline/delete-leads.server.ts";
import { isLeadKey } from "../pipeline/lead.server.ts";
import { deleteView, saveView } from "../pipeline/saved-views.server.ts";
import { isStage } from "../pipeline/stages.ts";
import { sendWithheldMails } from "../pipeline/withheld-mails.server.ts";

/** What came of a form of the list: the sentence's key, how many, or what is wrong. */
export type BulkOutcome =
  | {
      done: "moved" | "assigned" | "spam" | "inbox" | "deleted" | "saved" | "removed";
      count: number;
      /** Those selected that a stage doesn't fit (stayed.server.ts). */
      stayed?: readonly string[];
      stage?: string;
    }
  | { problem: "viewName" }
  | undefined;

type Bulk = {
  site: SiteContext;
  backend: Backend;
  form: FormData;
  url: URL;
  self: string;
  isAdministrator: boolean;
};

/** Does what the list's form asks for; undefined for what it doesn't know or one may not do. */
export async function runBulk(bulk: Bulk) {
  const { backend, form, self } = bulk;
  const taken = form.get("take");
  if (isLeadKey(taken)) {
    return {
      done: "assigned",
      count: (await changeLeads(backend, [taken], { owner: self })).length,
    } as const;
  }
  const ids = form.getAll("lead").filter(isLeadKey).slice(0, MAX_AT_ONCE);
  const removed = form.get("removeView");
  if (typeof removed === "string") {
    await deleteView(backend, removed);
    return { done: "removed", count: 1 } as const;
  }
  const intent = String(form.get("intent"));
  const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  return run?.({ ...bulk, ids });
}

type Intent = (bulk: Bulk & { ids: string[] }) => Promise<BulkOutcome>;

const intents: Readonly<Record<string, Intent>> = {
  async move({ backend, form, ids }) {
    const stage = form.get("stage");
    if (!isStage(stage)) return undefined;
    const moved = await changeLeads(backend, ids, { stage });
    const stayed = ids.filter((id) => !moved.includes(id));
    return { done: "moved", count: moved.length, stayed, stage };
  },
  async assign({ backend, form, ids, self }) {
    const asked = String(form.get("owner"));
    const owner = asked === NOBODY ? null : asked === MYSELF ? self : asked;
    return { done: "assigned", count: (await changeLeads(backend, ids, { owner })).length };
  },
  async spam({ backend, ids }) {
    return { done: "spam", count: (await changeLeads(backend, ids, { queue: "spam" })).length };
  },
  async inbox({ site, backend, ids }) {
    const moved = await changeLeads(backend, ids, { queue: "inbox" });
    await sendWithheldMails(site, backend, moved);
    return { done: "inbox", count: moved.length };
  },
  async remove({ backend, ids, isAdministrator }) {
    if (!isAdministrator) return undefined;
    return { done: "deleted", count: await deleteLeads(backend, ids) };
  },
  async "save-view"({ backend, form, url }) {
    const isSaved = await saveView(backend, String(form.get("viewName") ?? ""), url);
    return isSaved ? { done: "saved", count: 1 } : { problem: "viewName" };
  },
};
