import { contentIn } from "../../content/shown.server.ts";
import { handleIn } from "../../forms/creators-join/handle.ts";
import { isFormId } from "../../forms/form-ids.ts";
import { summaryOf } from "../../forms/summary.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";
import type { LeadRow } from "./lead.server.ts";
import { formName, languageName, stageName } from "./lead-words.ts";
import { ownerName } from "./owners.server.ts";
import { readPayload } from "./payload.ts";
import { promisedDay } from "./promise.server.ts";
import { seenOf } from "./seen.ts";
import { isStage, STAGE_TONES } from "./stages.ts";

type Owners = ReadonlyMap<string, string>;

/** A lead as lists and the board show it, in the staff's language. */
export function leadRow(locale: LocaleCode, lead: LeadRow, owners: Owners) {
  const words = contentIn(locale).words("adminLeads");
  const { answers } = readPayload(lead.payload);
  return {
    id: lead.id,
    reference: lead.reference,
    name: lead.name || lead.email,
    initial: [...(lead.name || lead.email)][0] ?? "",
    /** Of a creator, without its @: draws their poster. */
    handle: lead.form === "creators-join" ? handleIn(answers) : "",
    summary: summaryIn(locale, lead),
    form: formName(words, lead.form),
    formId: lead.form,
    language: languageName(words, lead.locale),
    source: lead.source ?? "",
    stage: lead.stage,
    stageName: stageName(words, lead.stage),
    tone: isStage(lead.stage) ? STAGE_TONES[lead.stage] : ("quiet" as const),
    owner: lead.owner ?? "",
    ownerName: ownerName(owners, lead.owner, words.owner),
    submitted: timeOfDay(locale, lead.submitted),
    promised: promisedDay(locale, lead),
    /** Nobody of the staff has opened it. */
    isUnread: !lead.opened,
    isMinor: Boolean(lead.guardian),
    seen: seenOf(lead),
  };
}

export type LeadRowView = ReturnType<typeof leadRow>;

export const leadRows = (locale: LocaleCode, leads: readonly LeadRow[], owners: Owners) =>
  leads.map((lead) => leadRow(locale, lead, owners));

/** The stored line is in the sender's language: who reads another has it made anew. */
export function summaryIn(
  locale: LocaleCode,
  {
    form,
    locale: written,
    payload,
    summary,
  }: Pick<LeadRow, "form" | "locale" | "payload" | "summary">,
): string {
  const stored = summary ?? "";
  if (written === locale || !isFormId(form)) return stored;
  return summaryOf(locale, form, readPayload(payload).answers) || stored;
}
