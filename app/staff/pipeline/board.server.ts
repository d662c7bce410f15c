import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readCounts } from "../../api/counts.server.ts";
import { readItems } from "../../api/items.server.ts";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { FormId } from "../../forms/form-ids.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { queryOfLeads } from "./asked-leads.ts";
import { LEAD_ROW_FIELDS, leadRowSchema } from "./lead.server.ts";
import { leadsAddress } from "./lead-address.ts";
import { leadRows } from "./lead-row.server.ts";
import { stageName } from "./lead-words.ts";
import { readOwners } from "./owners.server.ts";
import { STAGE_TONES, stagesOf } from "./stages.ts";

/** Cards in one column, the newest; the others are in the list. */
const CARDS_PER_STAGE = 30;

/** One form's leads in columns by stage. */
export async function leadBoard(locale: LocaleCode, backend: Backend, form: FormId) {
  const words = contentIn(locale).words("adminLeads");
  const owners = await readOwners(backend);
  const stages = stagesOf(form);
  const columns = await Promise.all(
    stages.map(async (stage) => {
      const filter = {
        _and: [{ queue: { _eq: "inbox" } }, { form: { _eq: form } }, { stage: { _eq: stage } }],
      };
      const { data, meta } = await readItems(
        backend,
        "leads",
        {
          filter,
          fields: LEAD_ROW_FIELDS,
          sort: ["-submitted", "-id"],
          limit: CARDS_PER_STAGE,
          meta: ["filter_count"],
        },
        leadRowSchema,
      );
      const total = meta.filter_count ?? data.length;
      return {
        stage,
        name: stageName(words, stage),
        tone: STAGE_TONES[stage],
        total,
        /** Said under the cards when there are more than are shown. */
        more:
          total > data.length ? plural(locale, total - data.length, words.board.more) : undefined,
        list: leadsAddress(queryOfLeads({ form, stage })),
        cards: leadRows(locale, data, owners),
      };
    }),
  );
  return {
    columns,
    choices: stages.map((stage) => ({ value: stage, label: stageName(words, stage) })),
  };
}

const groupSchema = z.object({ form: z.string() });

/** How many cards each form's board has. */
export async function cardsByForm(backend: Backend): Promise<Map<string, number>> {
  const filter = { queue: { _eq: "inbox" } };
  const groups = await readCounts(backend, "leads", ["form"], { filter }, groupSchema);
  return new Map(groups.map(({ form, count }) => [form, count]));
}

export type LeadBoard = Awaited<ReturnType<typeof leadBoard>>;
export type BoardColumn = LeadBoard["columns"][number];
