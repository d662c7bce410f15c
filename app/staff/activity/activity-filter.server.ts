import type { Filter } from "../../api/query.server.ts";
import { dayAfter, startOfDay } from "../times.server.ts";
import { PEOPLE } from "./activity-text.ts";

/** What a line of the log can be about, as the filter offers it. */
export const KINDS = ["all", "sign-ins", "failed", "security", "people", "work"] as const;
export type ActivityKind = (typeof KINDS)[number];

const people = { collection: { _in: [...PEOPLE] } };
const SECURITY = [
  "password_requested",
  "password_reset",
  "tfa_enabled",
  "tfa_disabled",
  "recovery_codes",
];
const SIGN_INS = ["login", "logout", "login_failed", "token_replayed", "sessions_revoked"];
const ACCOUNTS = ["create", "update", "delete", "invite", "invite_accepted", "role_changed"];

const FILTERS: Readonly<Record<ActivityKind, readonly Filter[]>> = {
  all: [],
  "sign-ins": [{ action: { _in: SIGN_INS } }],
  failed: [{ action: { _in: ["login_failed", "token_replayed"] } }],
  security: [{ action: { _in: SECURITY } }],
  people: [people, { action: { _in: ACCOUNTS } }],
  work: [{ collection: { _neq: "directus_users" } }],
};

/** What the address asks for; anything that is not understood is left out. */
export function askedActivity(url: URL) {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  return {
    kind: KINDS.find((kind) => kind === asked("kind")) ?? ("all" as const),
    person: /^[\da-f-]{36}$/i.test(asked("person")) ? asked("person") : "",
    from: dayOf(asked("from")),
    until: dayOf(asked("until")),
  };
}

export type AskedActivity = ReturnType<typeof askedActivity>;

const dayOf = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";

/** The filter of the log for it; days are whole days where the house is. */
export function activityFilter({ kind, person, from, until }: AskedActivity): Filter {
  const parts: Filter[] = [...FILTERS[kind]];
  // What somebody did, and what was done to them.
  if (person) parts.push({ _or: [{ user: { _eq: person } }, { item: { _eq: person } }] });
  if (from) parts.push({ timestamp: { _gte: startOfDay(from) } });
  if (until) parts.push({ timestamp: { _lt: startOfDay(dayAfter(until)) } });
  return parts.length > 0 ? { _and: parts } : {};
}
