import type { Filter, ItemQuery } from "../backend/query.server.ts";
import { dayAfter, startOfDay } from "../routes/admin/times.server.ts";
import { type AskedLeads, FORMER, type LeadSort, MYSELF, NOBODY } from "./asked-leads.ts";
import { CLOSED_STAGES } from "./stages.ts";

/** Begun with, not finished. */
export const BEGUN: Filter = { stage: { _nin: ["new", ...CLOSED_STAGES] } };

/** Not finished, begun with or not. */
export const OPEN: Filter = { stage: { _nin: [...CLOSED_STAGES] } };

/** Looked after by somebody who can't sign in any more. */
export const OF_FORMER: Filter = { owner: { status: { _neq: "active" } } };

/** The backend's filter for what an address asks for; days are whole days where the house is. */
export function leadFilter(asked: AskedLeads, self: string): Filter {
  const { queue, form, stage, begun, language, source, from, until } = asked;
  const parts: Filter[] = [{ queue: { _eq: queue } }];
  if (form) parts.push({ form: { _eq: form } });
  if (stage) parts.push({ stage: { _eq: stage } });
  if (begun) parts.push(BEGUN);
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
const ORDERS = {
  newest: { field: "submitted", isDown: true },
  oldest: { field: "submitted", isDown: false },
  name: { field: "name", isDown: false },
} as const satisfies Record<LeadSort, { field: "submitted" | "name"; isDown: boolean }>;

const sortOf = (sort: LeadSort, isTurned = false) => {
  const { field, isDown } = ORDERS[sort];
  const sign = isDown === isTurned ? "" : "-";
  return [`${sign}${field}`, `${sign}id`];
};

/** Filter, search and order of a list, as `readItems` takes them. */
export function leadQuery(asked: AskedLeads, self: string) {
  const query: ItemQuery = {
    filter: leadFilter(asked, self),
    sort: sortOf(asked.sort),
    ...(asked.q && { search: asked.q }),
  };
  return query;
}

type Place = { id: string; submitted: string; name: string };

/** The list's query for the one lead that stands before or after another in its order. */
export function neighbourQuery(
  asked: AskedLeads,
  self: string,
  place: Place,
  side: "before" | "after",
): ItemQuery {
  const { field, isDown } = ORDERS[asked.sort];
  const beyond = isDown === (side === "after") ? "_lt" : "_gt";
  const value = place[field];
  const next: Filter = {
    _or: [
      { [field]: { [beyond]: value } },
      { _and: [{ [field]: { _eq: value } }, { id: { [beyond]: place.id } }] },
    ],
  };
  return {
    ...leadQuery(asked, self),
    filter: { _and: [leadFilter(asked, self), next] },
    sort: sortOf(asked.sort, side === "before"),
    limit: 1,
  };
}
