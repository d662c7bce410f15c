import { leadCollections } from "../../packages/lib/collections/leads.ts";
import { fitted } from "../../packages/lib/collections/row.ts";
import { contentIn } from "../content/shown.server.ts";
import type { SiteContext } from "../context.ts";
import { answerBy } from "./answer-time.ts";
import { ADULT_AGE, ageOn } from "./creators-join/schema.ts";
import { type Answers, DEFINITIONS } from "./definitions.ts";
import { FORM_PATHS, type FormId } from "./form-ids.ts";
import { voiceOf } from "./form-words.server.ts";
import type { NewSubmission } from "./intake.ts";
import { mailsFor, noticeFacts } from "./mails.server.ts";
import type { Provenance } from "./provenance.ts";
import { retainUntil } from "./retention.ts";
import { posterOf } from "./sent-address.ts";
import type { KeptFile } from "./submission.ts";
import { summaryOf } from "./summary.server.ts";
import { suspicions } from "./suspicion.ts";

/** What no visitor typed as it stands there: shortened where it is too long, never a reason to refuse. */
const MADE_COLUMNS = ["summary", "source", "campaign"] as const;

/** Of an applicant under 18: somebody of the house asks the parent or guardian whom they named. */
function guardianOf({ birthDate, guardianEmail }: Answers, sent: Date) {
  const isMinor = typeof birthDate === "string" && ageOn(birthDate, sent) < ADULT_AGE;
  return isMinor ? { guardian: "ask", guardian_email: guardianEmail || null } : {};
}

export type CheckedForm = {
  form: FormId;
  key: string | undefined;
  answers: Answers;
  file: KeptFile | undefined;
  provenance: Provenance;
  trap: string;
  sinceReady: number | undefined;
};

/** A checked form as the intake takes it: the lead's row and its mails, once they have a key. */
export function toSubmission(site: SiteContext, checked: CheckedForm): NewSubmission {
  const { form, key, file, provenance, trap, sinceReady } = checked;
  const { cvKey: _, consent: __, ...answers } = checked.answers;
  const { locale } = site;
  const name = String(answers.name ?? "");
  const email = String(answers.email ?? "");
  const prose = DEFINITIONS[form].prose.map((field) => String(answers[field] ?? "")).join("\n");
  const summary = summaryOf(locale, form, answers);
  const notice = noticeFacts(site, form, answers);
  const poster = posterOf(form, answers);
  const content = contentIn(locale);
  // What was agreed to: the words of the box, and the policy in force that it leads to.
  const consent = {
    version: content.words("privacy").updated,
    text: voiceOf(content, form).consent.label,
  };
  return {
    form,
    locale,
    key,
    answers,
    email,
    prose,
    file,
    describe({ id, reference, sent, sameProse, receipts }) {
      const reasons = suspicions({ trap, sinceReady, prose, sameProse });
      const isSuspect = reasons.length > 0;
      const source = {
        page: FORM_PATHS[form],
        landing: provenance.landing ?? null,
        referrer: provenance.referrer ?? null,
        utm: provenance.utm,
      };
      const row = {
        id,
        reference,
        form,
        locale,
        queue: isSuspect ? "spam" : "inbox",
        name,
        email,
        phone: answers.phone || null,
        summary,
        source: provenance.source,
        campaign: provenance.campaign ?? null,
        cv: file?.key ?? null,
        consent_version: consent.version,
        submitted: sent.toISOString(),
        answer_by: answerBy(sent).toISOString(),
        ...guardianOf(answers, sent),
        retain_until: retainUntil(form, sent).toISOString(),
        payload: { answers, source, consent, spam: reasons },
      };
      const lead = fitted(leadCollections.leads, row, MADE_COLUMNS);
      const facts = { id, form, reference, sent, name, email, notice, poster };
      return { lead, mails: mailsFor(site, { ...facts, isSuspect, receipts }) };
    },
  };
}
