import type { Filter, ItemQuery } from "../../api/query.server.ts";
import { dayAfter, startOfDay } from "../times.server.ts";
import { type AskedLeads, FORMER, type LeadSort, MYSELF, NOBODY } from "./asked-leads.ts";
import type { LeadRow } from "./lead.server.ts";
import { lateFilter, WAITING } from "./promise.server.ts";
import { CLOSED_STAGES } from "./stages.ts";

/** Begun with, not finished. */
export const BEGUN: Filter = { stage: { _nin: ["new", ...CLOSED_STAGES] } };

/** Not finished, begun with or not. */
export const OPEN: Filter = { stage: { _nin: [...CLOSED_STAGES] } };

/** Looked after by somebody who can't sign in any more. */
export const OF_FORMER: Filter = { owner: { status: { _neq: "active" } } };

/** Nobody of the staff has looked at it. */
export const UNREAD: Filter = { opened: { _null: true } };
/** Somebody has to ask the parent or guardian. */
export const GUARDIAN_TO_ASK: Filter = {
  _and: [{ guardian: { _eq: "ask" } }, { stage: { _nin: CLOSED_STAGES } }],
};

/** The backend's filter for what an address asks for; days are whole days where the house is. */
export function leadFilter(asked: AskedLeads, self: string): Filter {
  const { queue, form, stage, begun, language, source, from, until } = asked;
  const { answer, unread, guardian } = asked;
  const parts: Filter[] = [{ queue: { _eq: queue } }];
  if (form) parts.push({ form: { _eq: form } });
  if (stage) parts.push({ stage: { _eq: stage } });
  if (begun) parts.push(BEGUN);
  if (answer) parts.push(answer === "late" ? lateFilter() : WAITING);
  if (unread) parts.push(UNREAD);
  if (guardian) parts.push(GUARDIAN_TO_ASK);
  if (language) parts.push({ locale: { _eq: language } });
  if (source) parts.push({ source: { _icontains: source } });
  if (from) parts.push({ submitted: { _gte: startOfDay(from) } });
  if (until) parts.push({ submitted: { _lt: startOfDay(dayAfter(until)) } });
  const owner = ownerFilter(asked.owner, self);
  if (owner) parts.push(owner);
  return { _and: parts };
}

function ownerFilter(owner: string, self: string): Filter | undefined {
  if (owner === "") return undefined;
  if (owner === NOBODY) return { owner: { _null: true } };
  if (owner === FORMER) return OF_FORMER;
  return { owner: { _eq: owner === MYSELF ? self : owner } };
}

/** Which field a list goes by; equal ones go by key, so that pages never overlap. */
export const ORDERS = {
  newest: { field: "submitted", isDown: true },
  oldest: { field: "submitted", isDown: false },
  name: { field: "name", isDown: false },
  "name-z": { field: "name", isDown: true },
  form: { field: "form", isDown: false },
  "form-z": { field: "form", isDown: true },
  source: { field: "source", isDown: false },
  "source-z": { field: "source", isDown: true },
  stage: { field: "stage", isDown: false },
  "stage-z": { field: "stage", isDown: true },
  answer: { field: "answer_by", isDown: false },
  "answer-z": { field: "answer_by", isDown: true },
} as const satisfies Record<LeadSort, { field: keyof LeadRow; isDown: boolean }>;

const sortOf = (sort: LeadSort, isTurned = false) => {
  const { field, isDown } = ORDERS[sort];
  const sign = isDown === isTurned ? "" : "-";
  return [`${sign}${field}`, `${sign}id`];
};

/** Filter, search and order of a list, as `readItems` takes them; `isTurned` from its end. */
export function leadQuery(asked: AskedLeads, self: string, isTurned = false) {
  const query: ItemQuery = {
    filter: leadFilter(asked, self),
    sort: sortOf(asked.sort, isTurned),
    ...(asked.q && { search: asked.q }),
  };
  return query;
}
