import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { LEAD_ROW_FIELDS, leadRowSchema } from "../pipeline/lead.server.ts";
import { leadRows } from "../pipeline/lead-row.server.ts";

/** Leads shown on the overview. */
const LATEST = 6;

/** What came in last, spam apart; nothing while it can't be read. */
export async function latestLeads(locale: LocaleCode, backend: Backend) {
  const query = {
    filter: { queue: { _eq: "inbox" } },
    fields: LEAD_ROW_FIELDS,
    sort: ["-submitted"],
    limit: LATEST,
  };
  const { data } = await readItems(backend, "leads", query, leadRowSchema).catch(() => ({
    data: [],
  }));
  return leadRows(locale, data, new Map());
}
