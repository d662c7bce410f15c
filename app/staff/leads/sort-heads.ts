import { type AskedLeads, type LeadSort, queryOfLeads } from "../pipeline/asked-leads.ts";

/** The columns that sort, each with what the first press asks for and what the second. */
const ORDERS = {
  lead: ["name", "name-z"],
  form: ["form", "form-z"],
  source: ["source", "source-z"],
  stage: ["stage", "stage-z"],
  answer: ["answer", "answer-z"],
  received: ["newest", "oldest"],
} as const satisfies Record<string, readonly [LeadSort, LeadSort]>;

export type SortColumn = keyof typeof ORDERS;
export type SortHead = { to: string; sorted: "ascending" | "descending" | undefined };

/** Where each column head leads, and which of them the list goes by. */
export function sortHeads(asked: AskedLeads): Readonly<Record<SortColumn, SortHead>> {
  const heads = Object.entries(ORDERS).map(([column, [first, second]]) => {
    const isFirst = asked.sort === first;
    const isDown = column === "received" ? isFirst : asked.sort === second;
    const isSorted = isFirst || asked.sort === second;
    return [
      column,
      {
        to: `?${queryOfLeads({ ...asked, sort: isFirst ? second : first })}`,
        sorted: isSorted ? (isDown ? "descending" : "ascending") : undefined,
      },
    ];
  });
  return Object.fromEntries(heads) as Record<SortColumn, SortHead>;
}

/** Filters behind "More". */
export const REST_FILTERS: ReadonlySet<string> = new Set([
  "from",
  "until",
  "source",
  "unread",
  "guardian",
  "begun",
]);

/** Filters that are set; the search, the tab and the order are seen by themselves. */
export const activeFilters = ({ q: _, queue: __, form: ___, sort: ____, ...rest }: AskedLeads) =>
  Object.entries(rest).flatMap(([name, value]) => (value === "" ? [] : [name]));
