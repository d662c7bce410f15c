import { z } from "zod";
import type { Backend } from "../../../backend/backend.server.ts";
import { readItems } from "../../../backend/items.server.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { timeOfDay } from "../times.server.ts";

/** Leads shown on the overview. */
const LATEST = 6;

const lead = z.object({
  id: z.string(),
  form: z.string(),
  name: z.string(),
  summary: z.string().nullish(),
  submitted: z.string(),
});

/** What came in last, spam apart; nothing while it can't be read. */
export async function latestLeads(locale: LocaleCode, backend: Backend) {
  const query = {
    filter: { queue: { _eq: "inbox" } },
    fields: Object.keys(lead.shape),
    sort: ["-submitted"],
    limit: LATEST,
  };
  const forms: Readonly<Record<string, string>> = pageWords(locale, "adminOverview").byForm.forms;
  const { data } = await readItems(backend, "leads", query, lead).catch(() => ({ data: [] }));
  return data.map(({ id, form, name, summary, submitted }) => ({
    id,
    name,
    form: forms[form] ?? form,
    summary: summary ?? "",
    submitted: timeOfDay(locale, submitted),
  }));
}
