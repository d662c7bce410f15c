import type { OutboxMail } from "../../api/outbox.server.ts";
import type { Filter } from "../../api/query.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";
import type { TallyTone } from "../ui/tally.tsx";

/**
 * How far a mail is, as people see it: one that failed at least once is in trouble, and one that the
 * mail server may have or not waits for somebody to decide.
 */
export type MailState = "waiting" | "sending" | "trouble" | "unsure" | "sent" | "cancelled";

/** The states that the list is parted by; what is being sent right now still counts as waiting. */
export const MAIL_TABS = ["waiting", "trouble", "unsure", "sent", "cancelled"] as const;
export type MailTab = (typeof MAIL_TABS)[number];

const waiting = { status: { _eq: "waiting" } };
const untried = { _and: [waiting, { attempts: { _eq: 0 } }] };

/** The mails under each of them, in the backend's words. */
export const MAIL_FILTERS: Readonly<Record<MailTab, Filter>> = {
  waiting: { _or: [untried, { status: { _eq: "sending" } }] },
  trouble: { _and: [waiting, { attempts: { _gt: 0 } }] },
  unsure: { status: { _eq: "unsure" } },
  sent: { status: { _eq: "sent" } },
  cancelled: { status: { _eq: "cancelled" } },
};

const TONES: Readonly<Record<MailState, TallyTone>> = {
  waiting: "open",
  sending: "open",
  trouble: "hot",
  unsure: "hot",
  sent: "ok",
  cancelled: "quiet",
};

/** Statuses that are states as they stand. */
const OWN_WORDS = ["sending", "unsure", "sent", "cancelled"] as const;

export function mailState({ status, attempts }: OutboxMail): MailState {
  const isOwnWord = OWN_WORDS.find((word) => word === status);
  if (isOwnWord) return isOwnWord;
  return attempts > 0 ? "trouble" : "waiting";
}

/** A mail as the list and its page show it. */
export function mailRow(locale: LocaleCode, mail: OutboxMail) {
  const state = mailState(mail);
  return {
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject ?? "",
    state: { tone: TONES[state], label: contentIn(locale).words("adminOutbox").states[state] },
    written: timeOfDay(locale, mail.created),
  };
}

export type MailRow = ReturnType<typeof mailRow>;
