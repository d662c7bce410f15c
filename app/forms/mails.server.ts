import { leadCollections } from "../../packages/lib/collections/leads.ts";
import { fitted } from "../../packages/lib/collections/row.ts";
import { type MailKind, mailKey } from "../../packages/lib/mails/mail-key.ts";
import { shortened } from "../../packages/lib/valid/text.ts";
import { byDay } from "../content/day.ts";
import { pageWords } from "../content/page-words.server.ts";
import type { SiteContext } from "../context.ts";
import { answerBy } from "./answer-time.ts";
import type { FormId } from "./form-ids.ts";
import { FORM_VOICES, fill } from "./form-words.server.ts";

/** Receipts to one address in a day: whoever types in somebody else's can't flood them. */
const MAX_RECEIPTS = 3;
/** Longest name in a subject line, in characters. */
const MAX_NAME_LENGTH = 60;

type MailedLead = {
  id: string;
  form: FormId;
  reference: string;
  sent: Date;
  name: string;
  email: string;
  summary: string;
  /** The matter, where the form has some. */
  topic: string | undefined;
  /** Who of the house answers it, by name. */
  answerer: string | undefined;
  isSuspect: boolean;
  receipts: number;
};

/** A row of the collection `outbox`. */
export type OutboxMail = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  language: string;
  lead: string;
};

/**
 * The notice to the house and the receipt to the sender. Suspects set off neither: staff look through
 * their queue, and a receipt might go to somebody who never wrote. Nothing a sender typed is in the
 * receipt, so that nobody can send words of their own through us.
 */
export function mailsFor(site: SiteContext, lead: MailedLead): OutboxMail[] {
  if (lead.isSuspect) return [];
  const { locale } = site;
  const words = pageWords(locale, "formMails");
  const name = shortened(lead.name, MAX_NAME_LENGTH);
  const values = {
    form: words.forms[lead.form],
    reference: lead.reference,
    name,
    summary: [lead.summary, lead.answerer && fill(words.notice.to, { name: lead.answerer })]
      .filter(Boolean)
      .join("\n"),
    date: byDay(locale, answerBy(lead.sent).toISOString().slice(0, 10)),
    link: `${site.origins[locale]}/admin/leads/${lead.id}`,
    site: site.siteName,
    origin: site.origins[locale],
    email: site.contactEmail,
    next: words.next[lead.form],
  };
  const mail = (kind: MailKind, recipient: string, text: { subject: string; body: string }) => {
    const subject = fill(text.subject, values);
    const body = fill(text.body, values);
    const row = { id: mailKey(lead.id, kind), recipient, subject, body, language: locale };
    return fitted(leadCollections.outbox, { ...row, lead: lead.id }, ["subject", "body"]);
  };
  const { noticeEmails, contactEmail } = site;
  const to = noticeEmails[lead.topic ?? lead.form] ?? noticeEmails[lead.form] ?? contactEmail;
  const notice = mail("notice", to, words.notice);
  if (lead.receipts >= MAX_RECEIPTS) return [notice];
  const receipt = mail("receipt", lead.email, words[FORM_VOICES[lead.form]]);
  return [notice, receipt];
}
