import type { Backend } from "../backend/backend.server.ts";
import { readItems } from "../backend/items.server.ts";
import { pageWords } from "../content/page-words.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import type { AskedLeads } from "./asked-leads.ts";
import { CSV_START, csvLine } from "./csv.ts";
import { LEAD_ROW_FIELDS, type LeadRow, leadRowSchema } from "./lead.server.ts";
import { leadQuery } from "./lead-filter.server.ts";
import { formName, languageName, stageName } from "./lead-words.ts";
import { ownerName, readOwners } from "./owners.server.ts";

/** Leads that are read at a time; an export of any size holds no more in memory. */
const ROWS_AT_A_TIME = 1000;

type Exporting = { locale: LocaleCode; backend: Backend; self: string; asked: AskedLeads };

/**
 * All leads of a list as CSV, piece by piece, with headings in the staff's language. The first piece
 * is read before anything is answered, so that a backend that is down is an error page and no file.
 */
export async function exportLeads(exporting: Exporting): Promise<ReadableStream<Uint8Array>> {
  const { locale, backend } = exporting;
  const words = pageWords(locale, "adminLeads");
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
      const lines = rows.map((lead) => csvLine(cellsOf(lead, owners, words)));
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

type Words = ReturnType<typeof pageWords<"adminLeads">>;

/** In the order of the headings (`adminLeads.csv`). */
function cellsOf(lead: LeadRow, owners: ReadonlyMap<string, string>, words: Words): string[] {
  return [
    lead.reference,
    lead.submitted.slice(0, 16).replace("T", " "),
    formName(words, lead.form),
    stageName(words, lead.stage),
    lead.owner ? ownerName(owners, lead.owner, words.owner) : "",
    lead.name,
    lead.email,
    lead.summary ?? "",
    languageName(words, lead.locale),
    lead.source ?? "",
    lead.campaign ?? "",
    lead.queue === "spam" ? words.queues.spam : words.queues.inbox,
  ];
}
