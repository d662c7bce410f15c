import { givenName, isKnownName } from "../../packages/greek-names/given-name.ts";
import { vocative } from "../../packages/greek-names/vocative.ts";
import { leadCollections } from "../../packages/lib/collections/leads.ts";
import { fitted } from "../../packages/lib/collections/row.ts";
import { type MailKind, mailKey } from "../../packages/lib/mails/mail-key.ts";
import { shortened, tidyLine } from "../../packages/lib/valid/text.ts";
import { byDay } from "../content/day.ts";
import { personIn } from "../content/people.server.ts";
import { contentIn } from "../content/shown.server.ts";
import type { SiteContext } from "../context.ts";
import { fill } from "../i18n/fill.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import { answerBy } from "./answer-time.ts";
import type { Answers } from "./definitions.ts";
import { FORM_PATHS, type FormId } from "./form-ids.ts";
import { FORM_VOICES } from "./form-words.server.ts";
import { answersInWords, askedLines } from "./lead-answers.server.ts";
import { sentQuery } from "./sent-address.ts";
import { summaryOf } from "./summary.server.ts";
import { whomToAsk } from "./whom-to-ask.ts";

/** Receipts to one address in a day: whoever types in somebody else's can't flood them. */
const MAX_RECEIPTS = 3;
/** Longest name in a subject line, in characters. */
const MAX_NAME_LENGTH = 60;
/** Longest answer in a notice, in characters: the lead has all of it. */
const MAX_LINE_LENGTH = 200;

type MailedLead = {
  id: string;
  form: FormId;
  reference: string;
  sent: Date;
  name: string;
  email: string;
  notice: NoticeFacts;
  /** Which parts the sender's poster is made of (design/art/poster-code.ts), where they named a handle. */
  poster: string | undefined;
  isSuspect: boolean;
  receipts: number;
};

/** What the house is told of a lead, in its own language. */
export type NoticeFacts = {
  /** The matter, where the form has some. */
  topic: string | undefined;
  lines: readonly string[];
};

/** The lead in a line, and who of the house answers it. */
export function noticeFacts(
  { staffLanguage: locale }: SiteContext,
  form: FormId,
  answers: Answers,
): NoticeFacts {
  const topic = typeof answers.topic === "string" ? answers.topic : undefined;
  const person = whomToAsk(form, topic);
  const { to } = contentIn(locale).words("formMails").notice;
  const answerer = person && fill(to, { name: personIn(contentIn(locale), person).name });
  const summary = summaryOf(locale, form, answers);
  const asked = askedLines(form, answersInWords(locale, form, answers));
  const lines = [summary, ...asked.map((line) => shortened(tidyLine(line), MAX_LINE_LENGTH))];
  return { topic, lines: [...lines, answerer ?? ""].filter(Boolean) };
}

/** A row of the collection `outbox`. */
export type OutboxMail = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  language: string;
  lead: string;
  reply_to?: string;
};

/** How a Greek receipt calls its reader after the greeting; nothing for a name that isn't a known one. */
function calledBy(fullName: string): string {
  const name = givenName(fullName);
  return name.split(" ").every(isKnownName) ? ` ${vocative(name)}` : "";
}

/**
 * The notice to the house and the receipt to the sender. Suspects set off neither: staff look through
 * their queue, and a receipt might go to somebody who never wrote. Nothing a sender typed is in the
 * receipt, so that nobody can send words of their own through us: of a name only what is a known one.
 */
export function mailsFor(site: SiteContext, lead: MailedLead): OutboxMail[] {
  if (lead.isSuspect) return [];
  const notice = noticeOf(site, lead);
  if (lead.receipts >= MAX_RECEIPTS) return [notice];
  const { locale } = site;
  const words = contentIn(locale).words("formMails");
  const values = {
    ...sharedValues(site, locale, lead),
    called: locale === "el" ? calledBy(lead.name) : "",
    origin: site.origins[locale],
    email: site.contactEmail,
    next: [words.next[lead.form], posterLine(site, lead)].filter(Boolean).join("\n\n"),
  };
  const text = filled(words[FORM_VOICES[lead.form]], values);
  return [notice, toRow(lead, "receipt", { ...text, recipient: lead.email, language: locale })];
}

/** The way to one's own poster: its parts, so that of the handle nothing is in the mail. */
function posterLine(site: SiteContext, { form, reference, poster }: MailedLead): string {
  if (!poster) return "";
  const { locale } = site;
  const words = contentIn(locale).words("formMails");
  return fill(words.poster, {
    poster: `${site.origins[locale]}${FORM_PATHS[form]}?${sentQuery(reference, poster)}`,
  });
}

/** To the house, in its language and with the way to its site, whatever the sender's is. */
function noticeOf(site: SiteContext, lead: MailedLead): OutboxMail {
  const locale = site.staffLanguage;
  const { notice, forms } = contentIn(locale).words("formMails");
  const { form } = lead;
  const { topic, lines } = lead.notice;
  const values = {
    ...sharedValues(site, locale, lead),
    form: forms[form],
    name: shortened(lead.name, MAX_NAME_LENGTH),
    summary: lines.join("\n"),
    link: `${site.origins[locale]}/admin/leads/${lead.id}`,
  };
  const { noticeEmails, contactEmail } = site;
  const recipient = noticeEmails[topic ?? form] ?? noticeEmails[form] ?? contactEmail;
  const mail = { ...filled(notice, values), recipient, language: locale };
  return { ...toRow(lead, "notice", mail), reply_to: lead.email };
}

const sharedValues = (site: SiteContext, locale: LocaleCode, { reference, sent }: MailedLead) => ({
  reference,
  date: byDay(locale, answerBy(sent).toISOString().slice(0, 10)),
  site: site.siteName,
});

type Text = { subject: string; body: string };

const filled = ({ subject, body }: Text, values: Readonly<Record<string, string>>): Text => ({
  subject: fill(subject, values),
  body: fill(body, values),
});

function toRow(
  { id }: MailedLead,
  kind: MailKind,
  mail: Text & { recipient: string; language: string },
): OutboxMail {
  const row = { id: mailKey(id, kind), ...mail, lead: id };
  return fitted(leadCollections.outbox, row, ["subject", "body"]);
}
