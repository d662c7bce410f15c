import type { Pages } from "../../../../content/types.ts";
import { tidyText } from "../../../../packages/lib/valid/text.ts";
import type { Backend } from "../../../api/backend.server.ts";
import type { SiteContext } from "../../../context.ts";
import { MYSELF, NOBODY } from "../../pipeline/asked-leads.ts";
import { changeLead, kindOf, type LeadChange, toOf } from "../../pipeline/change-lead.server.ts";
import { type Conflict, conflictInWords } from "../../pipeline/conflict.server.ts";
import { deleteLeads } from "../../pipeline/delete-leads.server.ts";
import { setGuardian } from "../../pipeline/guardian.server.ts";
import { readLead } from "../../pipeline/lead.server.ts";
import { readOwners } from "../../pipeline/owners.server.ts";
import { isStage, stagesOf } from "../../pipeline/stages.ts";
import { addNote, MAX_NOTE, readNotes } from "../../pipeline/timeline.server.ts";
import { sendWithheldMails } from "../../pipeline/withheld-mails.server.ts";

type Done = keyof Pages["adminLead"]["done"];

/** What came of a form of the lead's page. */
export type Outcome =
  | { done: Done }
  | { isGone: true }
  | { conflict: Conflict }
  | { noteError: "missing" | "tooLong" };

type Sent = {
  site: SiteContext;
  backend: Backend;
  id: string;
  form: FormData;
  self: string;
  isAdministrator: boolean;
};

/** Does what a form of the page asks for; undefined for what it doesn't know or one may not do. */
export async function runChange(sent: Sent): Promise<Outcome | undefined> {
  const { backend, id, form, isAdministrator } = sent;
  const intent = String(form.get("intent"));
  if (intent === "note") return note(sent);
  if (intent === "guardian" && form.get("guardian") === "agreed") {
    await setGuardian(backend, id, "agreed");
    return { done: "guardian" };
  }
  if (intent === "remove") {
    if (!isAdministrator) return undefined;
    await deleteLeads(backend, [id]);
    return { isGone: true };
  }
  const change = await changeIn(sent, intent);
  return change && makeChange(sent, change);
}

async function note({ backend, id, form }: Sent): Promise<Outcome> {
  const text = tidyText(String(form.get("note") ?? ""));
  if (text === "") return { noteError: "missing" };
  if (text.length > MAX_NOTE) return { noteError: "tooLong" };
  await addNote(backend, id, text);
  return { done: "note" };
}

async function changeIn({ backend, form, self }: Sent, intent: string) {
  const value = String(form.get(intent) ?? "");
  if (intent === "stage" && isStage(value)) return { stage: value } satisfies LeadChange;
  if (intent === "queue" && (value === "spam" || value === "inbox")) {
    return { queue: value } as const satisfies LeadChange;
  }
  if (intent !== "owner") return undefined;
  if (value === NOBODY) return { owner: null } satisfies LeadChange;
  const owner = value === MYSELF ? self : value;
  return (await readOwners(backend)).has(owner) ? ({ owner } satisfies LeadChange) : undefined;
}

const DONE = { stage: "stage", owner: "owner" } as const;

async function makeChange(sent: Sent, change: LeadChange): Promise<Outcome | undefined> {
  const { site, backend, id, form } = sent;
  const lead = await readLead(backend, id);
  if ("stage" in change && !stagesOf(lead.form).includes(change.stage)) return undefined;
  const kind = kindOf(change);
  const wanted = toOf(change);
  const done: Done = kind === "queue" ? (wanted === "spam" ? "spam" : "inbox") : DONE[kind];
  // The same form sent twice: it is as it should be.
  if ((lead[kind] ?? null) === wanted) return { done };
  const seen = String(form.get("seen") ?? "");
  if (await changeLead(backend, lead, seen, change)) {
    if (done === "inbox") await sendWithheldMails(site, backend, [id]);
    return { done };
  }
  const [notes, owners] = await Promise.all([readNotes(backend, id), readOwners(backend)]);
  const seenNote = Number(form.get("seenNote")) || 0;
  return { conflict: conflictInWords(site.locale, notes, seenNote, change, owners) };
}
