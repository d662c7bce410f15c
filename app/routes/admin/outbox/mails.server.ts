import type { OutboxMail } from "../../../backend/outbox.server.ts";
import type { Filter } from "../../../backend/query.server.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";
import type { TallyTone } from "../ui/tally.tsx";

/** How far a mail is, as people see it: one that failed at least once is in trouble. */
export type MailState = "waiting" | "trouble" | "sent" | "cancelled";

const waiting = { status: { _eq: "waiting" } };

/** The mails in each state, in the backend's words. */
export const MAIL_FILTERS: Readonly<Record<MailState, Filter>> = {
  waiting: { _and: [waiting, { attempts: { _eq: 0 } }] },
  trouble: { _and: [waiting, { attempts: { _gt: 0 } }] },
  sent: { status: { _eq: "sent" } },
  cancelled: { status: { _eq: "cancelled" } },
};

export const MAIL_STATES = Object.keys(MAIL_FILTERS) as readonly MailState[];

const TONES: Readonly<Record<MailState, TallyTone>> = {
  waiting: "open",
  trouble: "hot",
  sent: "ok",
  cancelled: "quiet",
};

export function mailState({ status, attempts }: OutboxMail): MailState {
  if (status === "sent" || status === "cancelled") return status;
  return attempts > 0 ? "trouble" : "waiting";
}

/** A mail as the list and its page show it. */
export function mailRow(locale: LocaleCode, mail: OutboxMail) {
  const state = mailState(mail);
  return {
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject ?? "",
    state: { tone: TONES[state], label: pageWords(locale, "adminOutbox").states[state] },
    written: timeOfDay(locale, mail.created),
  };
}

export type MailRow = ReturnType<typeof mailRow>;
