import { pageWords } from "../content/page-words.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { timeOfDay } from "../routes/admin/times.server.ts";
import type { LeadRow } from "./lead.server.ts";
import { formName, languageName, stageName } from "./lead-words.ts";
import { ownerName } from "./owners.server.ts";
import { isStage, STAGE_TONES } from "./stages.ts";

/** A lead as lists and the board show it, in the staff's language. */
export function leadRow(locale: LocaleCode, lead: LeadRow, owners: ReadonlyMap<string, string>) {
  const words = pageWords(locale, "adminLeads");
  return {
    id: lead.id,
    reference: lead.reference,
    name: lead.name || lead.email,
    initial: [...(lead.name || lead.email)][0] ?? "",
    summary: lead.summary ?? "",
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
    updated: lead.updated ?? "",
  };
}

export type LeadRowView = ReturnType<typeof leadRow>;
