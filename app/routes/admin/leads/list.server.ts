import { z } from "zod";
import type { Backend } from "../../../backend/backend.server.ts";
import { readCounts } from "../../../backend/counts.server.ts";
import { readItems } from "../../../backend/items.server.ts";
import { askedPage, pageOfList } from "../../../content/page-of-list.server.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import { FORM_IDS } from "../../../forms/form-ids.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import {
  type AskedLeads,
  FORMER,
  MYSELF,
  NOBODY,
  queryOfLeads,
  SORTS,
} from "../../../leads/asked-leads.ts";
import { LEAD_ROW_FIELDS, leadRowSchema } from "../../../leads/lead.server.ts";
import { leadQuery } from "../../../leads/lead-filter.server.ts";
import { leadRow } from "../../../leads/lead-row.server.ts";
import { stageName } from "../../../leads/lead-words.ts";
import { readOwners } from "../../../leads/owners.server.ts";
import { STAGES, stagesOf } from "../../../leads/stages.ts";

/** Leads on one page of the list. */
export const LEADS_PER_PAGE = 50;

type Asking = { locale: LocaleCode; backend: Backend; self: string; asked: AskedLeads; url: URL };

/** One page of the list with what stands around it. */
export async function listOfLeads({ locale, backend, self, asked, url }: Asking) {
  const words = pageWords(locale, "adminLeads");
  const [owners, list, tabs] = await Promise.all([
    readOwners(backend),
    readItems(
      backend,
      "leads",
      {
        ...leadQuery(asked, self),
        fields: LEAD_ROW_FIELDS,
        limit: LEADS_PER_PAGE,
        page: askedPage(url),
        meta: ["filter_count"],
      },
      leadRowSchema,
    ),
    formTabs(locale, backend, asked),
  ]);
  return {
    tabs,
    rows: list.data.map((lead) => leadRow(locale, lead, owners)),
    pages: pageOfList(locale, url, list.meta.filter_count ?? list.data.length, LEADS_PER_PAGE),
    selects: selectsOf(words, asked, owners),
    ...bulkChoices(words, asked, owners),
  };
}

type Words = ReturnType<typeof pageWords<"adminLeads">>;
type Owners = ReadonlyMap<string, string>;

const groupSchema = z.object({ queue: z.string(), form: z.string() });

/** The forms, and spam, each with how many there are whatever else is filtered. */
async function formTabs(locale: LocaleCode, backend: Backend, asked: AskedLeads) {
  const { tabs } = pageWords(locale, "adminLeads");
  const groups = await readCounts(backend, "leads", ["queue", "form"], {}, groupSchema);
  const countOf = (queue: string, form?: string) =>
    groups
      .filter((group) => group.queue === queue && (form === undefined || group.form === form))
      .reduce((sum, { count }) => sum + count, 0);
  const kept = { ...asked, stage: "" as const, form: "" as const, queue: "inbox" as const };
  const isInbox = asked.queue === "inbox";
  return [
    {
      to: `?${queryOfLeads(kept)}`,
      label: tabs.all,
      count: countOf("inbox"),
      current: isInbox && asked.form === "",
    },
    ...FORM_IDS.map((form) => ({
      to: `?${queryOfLeads({ ...kept, form })}`,
      label: tabs[form],
      count: countOf("inbox", form),
      current: isInbox && asked.form === form,
    })),
    {
      to: `?${queryOfLeads({ ...kept, queue: "spam" })}`,
      label: tabs.spam,
      count: countOf("spam"),
      current: !isInbox,
    },
  ];
}

function selectsOf(words: Words, asked: AskedLeads, owners: Owners) {
  const { filters, owner, languages } = words;
  const stages = asked.form ? stagesOf(asked.form) : STAGES;
  return [
    {
      name: "stage",
      label: filters.stage,
      value: asked.stage,
      choices: [
        { value: "", label: filters.any },
        ...stages.map((stage) => ({ value: stage, label: stageName(words, stage) })),
      ],
    },
    {
      name: "owner",
      label: filters.owner,
      value: asked.owner,
      choices: [
        { value: "", label: filters.anyone },
        { value: MYSELF, label: owner.me },
        { value: NOBODY, label: owner.nobody },
        ...[...owners].map(([value, label]) => ({ value, label })),
        { value: FORMER, label: owner.gone },
      ],
    },
    {
      name: "language",
      label: filters.language,
      value: asked.language,
      choices: [
        { value: "", label: filters.any },
        { value: "en", label: languages.en },
        { value: "el", label: languages.el },
      ],
    },
    {
      name: "sort",
      label: filters.sort,
      value: asked.sort,
      choices: SORTS.map((value) => ({ value, label: filters.sorts[value] })),
    },
  ];
}

/** What selected leads can be moved and assigned to. */
function bulkChoices(words: Words, asked: AskedLeads, owners: Owners) {
  const stages = asked.form ? stagesOf(asked.form) : STAGES;
  return {
    stageChoices: stages.map((value) => ({ value, label: stageName(words, value) })),
    ownerChoices: [
      { value: MYSELF, label: words.owner.me },
      { value: NOBODY, label: words.owner.nobody },
      ...[...owners].map(([value, label]) => ({ value, label })),
    ],
  };
}
