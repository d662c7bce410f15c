import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readCounts } from "../../api/counts.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { FORM_IDS, type FormId } from "../../forms/form-ids.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { type AskedLeads, queryOfLeads } from "../pipeline/asked-leads.ts";
import { leadFilter } from "../pipeline/lead-filter.server.ts";
import { stagesOf } from "../pipeline/stages.ts";

type Asking = { locale: LocaleCode; backend: Backend; self: string; asked: AskedLeads };

const groupSchema = z.object({ form: z.string() });
type Queue = AskedLeads["queue"];

/**
 * The forms, and spam, each with how many its list would have: what is filtered stays, but for a
 * stage that the form doesn't have.
 */
export async function formTabs({ locale, backend, self, asked }: Asking) {
  const { tabs } = contentIn(locale).words("adminLeads");
  const none: Partial<Record<Queue, Map<string, number>>> = {};
  const counts = { staged: { ...none }, all: { ...none } };
  await Promise.all(
    (["inbox", "spam"] as const).map(async (queue) => {
      counts.staged[queue] = await count({ ...asked, queue });
      counts.all[queue] = asked.stage
        ? await count({ ...asked, queue, stage: "" })
        : counts.staged[queue];
    }),
  );
  const tab = (label: string, queue: Queue, form: FormId | "") => {
    const isFit = form === "" || asked.stage === "" || stagesOf(form).includes(asked.stage);
    const kept = { ...asked, queue, form, stage: isFit ? asked.stage : ("" as const) };
    const found = counts[isFit ? "staged" : "all"][queue] ?? new Map<string, number>();
    return {
      to: `?${queryOfLeads(kept)}`,
      label,
      count: form ? (found.get(form) ?? 0) : [...found.values()].reduce((sum, one) => sum + one, 0),
      current: asked.queue === queue && (queue === "spam" || asked.form === form),
    };
  };
  return [
    tab(tabs.all, "inbox", ""),
    ...FORM_IDS.map((form) => tab(tabs[form], "inbox", form)),
    tab(tabs.spam, "spam", ""),
  ];

  /** How many by form, whichever form is shown. */
  async function count(of: AskedLeads): Promise<Map<string, number>> {
    const query = {
      filter: leadFilter({ ...of, form: "" }, self),
      ...(of.q && { search: of.q }),
    };
    const groups = await readCounts(backend, "leads", ["form"], query, groupSchema);
    return new Map(groups.map(({ form, count: many }) => [form, many]));
  }
}
