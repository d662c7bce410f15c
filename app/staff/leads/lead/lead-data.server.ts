import { z } from "zod";
import type { Backend } from "../../../api/backend.server.ts";
import { readFileFacts } from "../../../api/files.server.ts";
import { readItems, updateItems } from "../../../api/items.server.ts";
import { onDay } from "../../../content/day.ts";
import { contentIn } from "../../../content/shown.server.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { telOf } from "../../pipeline/answer-links.ts";
import { answerLines } from "../../pipeline/answers.server.ts";
import { type AskedLeads, queryOfLeads } from "../../pipeline/asked-leads.ts";
import { cvText } from "../../pipeline/cv-text.server.ts";
import { LEAD_ROW_FIELDS, type Lead, leadRowSchema, readLead } from "../../pipeline/lead.server.ts";
import { leadAddress } from "../../pipeline/lead-address.ts";
import { leadRow, leadRows } from "../../pipeline/lead-row.server.ts";
import { languageName, stageName } from "../../pipeline/lead-words.ts";
import { type Neighbour, readNeighbours } from "../../pipeline/neighbours.server.ts";
import { readOwners } from "../../pipeline/owners.server.ts";
import { readPayload } from "../../pipeline/payload.ts";
import { stagesOf } from "../../pipeline/stages.ts";
import { readMailsOf, readNotes } from "../../pipeline/timeline.server.ts";
import { timelineLines } from "../../pipeline/timeline-lines.server.ts";
import { dayIn } from "../../times.server.ts";

/** Other leads of one address that are named. */
const MAX_SAME = 10;
const BYTES_PER_KB = 1024;

type Asking = {
  locale: LocaleCode;
  backend: Backend;
  self: string;
  asked: AskedLeads;
  id: string;
  /** Whether the CV's text is asked for. */
  withCv: boolean;
};

/** Everything a lead's page shows. */
export async function leadPage({ locale, backend, self, asked, id, withCv }: Asking) {
  const lead = await readLead(backend, id);
  if (!lead.opened) await noteOpened(backend, id);
  const [owners, notes, mails, neighbours, same, cv] = await Promise.all([
    readOwners(backend),
    readNotes(backend, id),
    readMailsOf(backend, id),
    neighbourLinks(backend, asked, self, lead),
    readSame(backend, lead),
    readCv(backend, lead, withCv),
  ]);
  const words = contentIn(locale).words("adminLeads");
  const { answers, source, consent, spam } = readPayload(lead.payload);
  return {
    lead: {
      ...leadRow(locale, lead, owners),
      email: lead.email,
      phone: lead.phone ?? "",
      tel: telOf(lead.phone ?? ""),
      guardian: guardianOf(lead),
      locale: lead.locale,
      queue: lead.queue,
      campaign: lead.campaign ?? "",
      isSpam: lead.queue === "spam",
      page: source.page ?? "",
      landing: source.landing ?? "",
      referrer: source.referrer ?? "",
      utm: otherUtm(source.utm, [lead.campaign, lead.source]),
      consent: consent.text ?? "",
      consentVersion: lead.consent_version ?? "",
      deletedOn: lead.retain_until ? onDay(locale, dayIn(new Date(lead.retain_until))) : "",
      language: languageName(words, lead.locale),
    },
    answers: answerLines(locale, lead.form, answers),
    reasons: reasonsInWords(locale, spam),
    stages: stagesOf(lead.form).map((stage) => ({ value: stage, label: stageName(words, stage) })),
    owners: [...owners].map(([value, label]) => ({ value, label })),
    /** The last line of the timeline that the page shows: what comes later is news. */
    seenNote: Math.max(0, ...notes.map(({ id: key }) => key)),
    timeline: timelineLines(locale, { lead, notes, mails, owners }),
    neighbours,
    same: leadRows(locale, same, owners),
    cv,
  };
}

function reasonsInWords(locale: LocaleCode, spam: readonly string[]): string[] {
  const { reasons } = contentIn(locale).words("adminLead");
  const known: Readonly<Record<string, string>> = reasons;
  return [...new Set(spam.map((reason) => known[reason] ?? reasons.other))];
}

/** Links to the leads before and after this one in the list that the address asks for. */
async function neighbourLinks(backend: Backend, asked: AskedLeads, self: string, lead: Lead) {
  const query = queryOfLeads(asked);
  const linkTo = (other: Neighbour | undefined) =>
    other && { to: leadAddress(other.id, query), name: other.name };
  const { before, after } = await readNeighbours(backend, asked, self, lead);
  return { before: linkTo(before), after: linkTo(after) };
}

/** Somebody of the house has seen it from now on; that this fails keeps nobody from reading. */
async function noteOpened(backend: Backend, id: string): Promise<void> {
  const filter = { _and: [{ id: { _eq: id } }, { opened: { _null: true } }] };
  const change = { filter, data: { opened: new Date().toISOString() } };
  const keys = { fields: ["id"] };
  await updateItems(backend, "leads", change, keys, z.object({ id: z.string() })).catch(() => {});
}

const GUARDIAN_STATES = ["ask", "asked", "agreed"] as const;

/** Of a sender under 18: who is to be asked, and how far that is. */
function guardianOf({ guardian, guardian_email: email, payload }: Lead) {
  const state = GUARDIAN_STATES.find((one) => one === guardian);
  const { answers } = readPayload(payload);
  return state && { state, email: email ?? "", name: String(answers.guardianName ?? "") };
}

/** What a link carried beside what is said already: no name of a parameter, nothing twice. */
function otherUtm(
  utm: Readonly<Record<string, string>> = {},
  said: readonly (string | null | undefined)[],
): string[] {
  return [...new Set(Object.values(utm))].filter((value) => value && !said.includes(value));
}

async function readSame(backend: Backend, { id, email }: Lead) {
  const filter = { _and: [{ email: { _eq: email } }, { id: { _neq: id } }] };
  const query = { filter, fields: LEAD_ROW_FIELDS, sort: ["-submitted"], limit: MAX_SAME };
  return (await readItems(backend, "leads", query, leadRowSchema)).data;
}

async function readCv(backend: Backend, { cv }: Lead, withText: boolean) {
  if (!cv) return undefined;
  const facts = await readFileFacts(backend, cv).catch(() => undefined);
  if (!facts) return { isGone: true as const };
  return {
    isGone: false as const,
    name: facts.filename_download ?? "CV",
    kilobytes: String(Math.ceil((facts.filesize ?? 0) / BYTES_PER_KB)),
    /** Undefined: not asked for. */
    read: withText ? await cvText(backend, facts) : undefined,
  };
}
