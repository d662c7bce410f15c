import type { Pages } from "../../../content/types.ts";
import { contentIn } from "../../content/shown.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { personName } from "../person-name.ts";
import { timeOfDay } from "../times.server.ts";
import type { Lead } from "./lead.server.ts";
import { stageName } from "./lead-words.ts";
import { ownerName } from "./owners.server.ts";
import type { LeadMail, LeadNote } from "./timeline.server.ts";

/** A line as it is shown: who did what, when, and what was written. */
export type TimelineLine = {
  key: string;
  who: string;
  what: string;
  /** A note's or a mail's text. */
  text: string | undefined;
  /** A mail's subject; its text opens under it. */
  subject: string | undefined;
  /** How far a mail is. */
  status: string | undefined;
  at: string;
  time: ReturnType<typeof timeOfDay>;
};

type Timeline = {
  lead: Pick<Lead, "id" | "name" | "submitted">;
  notes: readonly LeadNote[];
  mails: readonly LeadMail[];
  owners: ReadonlyMap<string, string>;
};

/** A lead's timeline in words, newest first; it ends with the sender. */
export function timelineLines(locale: LocaleCode, timeline: Timeline): TimelineLine[] {
  const { lead, notes, mails } = timeline;
  const words = contentIn(locale).words("adminLead").timeline;
  const byKey = new Map(mails.map((mail) => [mail.id, mail]));
  const replies = new Set(notes.map(({ detail }) => detail?.mail));
  const lines = [
    ...notes.map((note) => noteLine(locale, note, byKey, timeline.owners)),
    // Receipts and notices, which nobody wrote by hand.
    ...mails.filter(({ id }) => !replies.has(id)).map((mail) => mailLine(locale, mail)),
  ];
  lines.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return [
    ...lines,
    {
      ...EMPTY,
      key: "sent",
      who: lead.name,
      what: words.sent,
      at: lead.submitted,
      time: timeOfDay(locale, lead.submitted),
    },
  ];
}

const EMPTY = { text: undefined, subject: undefined, status: undefined };

function noteLine(
  locale: LocaleCode,
  note: LeadNote,
  mails: ReadonlyMap<string, LeadMail>,
  owners: ReadonlyMap<string, string>,
): TimelineLine {
  const words = contentIn(locale).words("adminLead").timeline;
  const isMail = note.kind === "mail";
  const mail = mails.get(note.detail?.mail ?? "");
  return {
    key: `note-${note.id}`,
    who: note.author ? personName(note.author) : words.gone,
    what: changeInWords(locale, note, owners),
    text: note.note ?? undefined,
    subject: isMail ? (note.detail?.subject ?? undefined) : undefined,
    status: isMail && mail ? statusOf(mail, words) : undefined,
    at: note.created,
    time: timeOfDay(locale, note.created),
  };
}

function mailLine(locale: LocaleCode, mail: LeadMail): TimelineLine {
  const words = contentIn(locale).words("adminLead").timeline;
  return {
    ...EMPTY,
    key: `mail-${mail.id}`,
    who: words.site,
    what: fill(words.siteMail, { to: mail.recipient }),
    subject: mail.subject ?? undefined,
    status: statusOf(mail, words),
    at: mail.created,
    time: timeOfDay(locale, mail.created),
  };
}

type Words = Pages["adminLead"]["timeline"];

function statusOf({ status }: LeadMail, words: Words): string {
  const known: Readonly<Record<string, string>> = words.status;
  return known[status] ?? status;
}

/** What a line of the timeline says was done. */
export function changeInWords(
  locale: LocaleCode,
  { kind, detail, author }: LeadNote,
  owners: ReadonlyMap<string, string>,
): string {
  const words = contentIn(locale).words("adminLead").timeline;
  const leads = contentIn(locale).words("adminLeads");
  switch (kind) {
    case "stage":
      return fill(words.stage, {
        from: stageName(leads, detail?.from ?? ""),
        to: stageName(leads, detail?.to ?? ""),
      });
    case "owner":
      if (!detail?.to) return words.dropped;
      if (detail.to === author?.id) return words.taken;
      return fill(words.given, { to: ownerName(owners, detail.to, leads.owner) });
    case "queue":
      return detail?.to === "spam" ? words.spam : words.inbox;
    case "mail":
      return fill(words.mail, { to: detail?.recipient ?? "" });
    default:
      // The one note that the page writes itself (guardian.server.ts).
      return detail?.to === "agreed" ? words.guardianAgreed : words.note;
  }
}
