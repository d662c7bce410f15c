import { z } from "zod";
import { cut } from "../../../packages/lib/valid/cut.ts";
import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { DEFINITIONS } from "../../forms/definitions.ts";
import { type FormId, isFormId } from "../../forms/form-ids.ts";
import { askedLines } from "../../forms/lead-answers.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { type AnswerLine, answerLines } from "./answers.server.ts";
import type { AskedLeads } from "./asked-leads.ts";
import { CSV_START, csvLine } from "./csv.ts";
import { LEAD_ROW_FIELDS, type LeadRow, leadRowSchema } from "./lead.server.ts";
import { leadQuery } from "./lead-filter.server.ts";
import { summaryIn } from "./lead-row.server.ts";
import { formName, languageName, stageName } from "./lead-words.ts";
import { ownerName, readOwners } from "./owners.server.ts";
import { readPayload } from "./payload.ts";

/** Leads that are read at a time; an export of any size holds no more in memory. */
const ROWS_AT_A_TIME = 1000;

type Exporting = { locale: LocaleCode; backend: Backend; self: string; asked: AskedLeads };

/**
 * All leads of a list as CSV, piece by piece, with headings in the staff's language. The first piece
 * is read before anything is answered, so that a backend that is down is an error page and no file.
 */
export async function exportLeads(exporting: Exporting): Promise<ReadableStream<Uint8Array>> {
  const { locale, backend } = exporting;
  const words = contentIn(locale).words("adminLeads");
  const owners = await readOwners(backend);
  const encoder = new TextEncoder();
  let page = 1;
  let next: LeadRow[] | undefined = await readPage(exporting, page);
  return new ReadableStream({
    start(controller) {
      const headings = csvLine(Object.values(words.csv));
      controller.enqueue(encoder.encode(CSV_START + headings));
    },
    async pull(controller) {
      const rows = next ?? (await readPage(exporting, page));
      next = undefined;
      page++;
      const notes = await readNotesOf(backend, rows);
      const lines = rows.map((lead) =>
        csvLine(cellsOf(exporting, lead, notes.get(lead.id), owners)),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      if (rows.length < ROWS_AT_A_TIME) controller.close();
    },
  });
}

async function readPage({ backend, self, asked }: Exporting, page: number): Promise<LeadRow[]> {
  const query = {
    ...leadQuery(asked, self),
    fields: LEAD_ROW_FIELDS,
    limit: ROWS_AT_A_TIME,
    page,
  };
  return (await readItems(backend, "leads", query, leadRowSchema)).data;
}

/** Most characters of a cell: what spreadsheets take. */
const MAX_CELL = 32_000;
const noteSchema = z.object({ lead: z.string(), note: z.string(), created: z.string() });

/** What staff noted on each of these leads, oldest first. */
async function readNotesOf(backend: Backend, leads: readonly LeadRow[]) {
  const found = new Map<string, string[]>();
  for (let at = 0; at < leads.length; at += LEADS_AT_A_TIME) {
    const ids = leads.slice(at, at + LEADS_AT_A_TIME).map(({ id }) => id);
    const filter = {
      _and: [{ lead: { _in: ids } }, { kind: { _eq: "note" } }, { note: { _nnull: true } }],
    };
    const query = { filter, fields: ["lead", "note", "created"], sort: ["id"], limit: MAX_NOTES };
    const { data } = await readItems(backend, "lead_notes", query, noteSchema);
    for (const { lead, note, created } of data) {
      found.set(lead, [...(found.get(lead) ?? []), `${created.slice(0, 10)}: ${note}`]);
    }
  }
  return found;
}

/** In the order of the headings (`adminLeads.csv`). */
function cellsOf(
  { locale }: Exporting,
  lead: LeadRow,
  notes: readonly string[] = [],
  owners: ReadonlyMap<string, string>,
): string[] {
  const words = contentIn(locale).words("adminLeads");
  const { answers } = readPayload(lead.payload);
  const lines = answerLines(locale, lead.form, answers);
  const said = (...names: string[]) =>
    lines
      .filter(({ name }) => names.includes(name))
      .map(({ value }) => value)
      .join("\n");
  return [
    lead.reference,
    lead.submitted.slice(0, 16).replace("T", " "),
    formName(words, lead.form),
    stageName(words, lead.stage),
    lead.owner ? ownerName(owners, lead.owner, words.owner) : "",
    lead.name,
    lead.email,
    lead.phone ?? "",
    said("company"),
    said("city", "markets"),
    said("budget"),
    summaryIn(locale, lead),
    isFormId(lead.form) ? inOwnWords(lead.form, lines) : said("message"),
    notes.join("\n"),
    lead.answer_by?.slice(0, 10) ?? "",
    lead.answered?.slice(0, 10) ?? "",
    languageName(words, lead.locale),
    lead.source ?? "",
    lead.campaign ?? "",
    lead.queue === "spam" ? words.queues.spam : words.queues.inbox,
  ].map((cell) => cut(cell, MAX_CELL));
}

/** What somebody wrote, and below it what the form asked by itself: both have no column of their own. */
function inOwnWords(form: FormId, lines: readonly AnswerLine[]): string {
  const { prose, asked } = DEFINITIONS[form];
  const written = lines.filter(
    ({ name }) => prose.includes(name) && !asked.some((question) => question.name === name),
  );
  return [...written.map(({ value }) => value), ...askedLines(form, lines)].join("\n");
}

/** So many keys fit one address. */
const LEADS_AT_A_TIME = 100;
const MAX_NOTES = 10_000;
