import type { Pages } from "../../../content/types.ts";
import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import { askedPage, pageOfList } from "../../content/page-of-list.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { type AskedLeads, FORMER, MYSELF, NOBODY } from "../pipeline/asked-leads.ts";
import { LEAD_ROW_FIELDS, leadRowSchema } from "../pipeline/lead.server.ts";
import { leadQuery } from "../pipeline/lead-filter.server.ts";
import { leadRows } from "../pipeline/lead-row.server.ts";
import { stageName } from "../pipeline/lead-words.ts";
import { readOwners } from "../pipeline/owners.server.ts";
import { STAGES, stagesOf } from "../pipeline/stages.ts";
import { formTabs } from "./tabs.server.ts";

/** Leads on one page of the list. */
export const LEADS_PER_PAGE = 50;

type Asking = { locale: LocaleCode; backend: Backend; self: string; asked: AskedLeads; url: URL };

/** One page of the list with what stands around it. */
export async function listOfLeads({ locale, backend, self, asked, url }: Asking) {
  const words = contentIn(locale).words("adminLeads");
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
    formTabs({ locale, backend, self, asked }),
  ]);
  return {
    tabs,
    rows: leadRows(locale, list.data, owners),
    pages: pageOfList(locale, url, list.meta.filter_count ?? list.data.length, LEADS_PER_PAGE),
    selects: selectsOf(words, asked, owners),
    ...bulkChoices(words, asked, owners),
  };
}

type Words = Pages["adminLeads"];
type Owners = ReadonlyMap<string, string>;

/** The filters; the first choice of each says what it is about, so that it needs no line above. */
function selectsOf(words: Words, asked: AskedLeads, owners: Owners) {
  const { filters, owner, languages } = words;
  const stages = asked.form ? stagesOf(asked.form) : STAGES;
  return [
    {
      name: "stage",
      label: filters.stage,
      value: asked.stage,
      choices: [
        { value: "", label: filters.anyStage },
        ...stages.map((stage) => ({ value: stage, label: stageName(words, stage) })),
      ],
    },
    {
      name: "owner",
      label: filters.owner,
      value: asked.owner,
      choices: [
        { value: "", label: filters.anyOwner },
        { value: MYSELF, label: owner.me },
        { value: NOBODY, label: owner.nobody },
        ...[...owners].map(([value, label]) => ({ value, label })),
        { value: FORMER, label: owner.gone },
      ],
    },
    {
      name: "answer",
      label: filters.answer,
      value: asked.answer,
      choices: [
        { value: "", label: filters.anyAnswer },
        { value: "waiting", label: filters.waiting },
        { value: "late", label: filters.late },
      ],
    },
    {
      name: "language",
      label: filters.language,
      value: asked.language,
      choices: [
        { value: "", label: filters.anyLanguage },
        { value: "en", label: languages.en },
        { value: "el", label: languages.el },
      ],
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
