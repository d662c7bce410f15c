import { cut } from "../../../packages/lib/valid/cut.ts";
import { FORM_IDS, type FormId } from "../../forms/form-ids.ts";
import { isLocaleCode, type LocaleCode } from "../../i18n/locales.ts";
import { isStage, type Stage } from "./stages.ts";

/** Owners that are not one person: nobody, whoever is signed in, whoever can't sign in any more. */
export const NOBODY = "nobody";
export const MYSELF = "me";
export const FORMER = "former";
const OWNERS: readonly string[] = [NOBODY, MYSELF, FORMER];

/** What a list goes by; the second of a pair is the other way round. */
export const SORTS = [
  "newest",
  "oldest",
  "name",
  "name-z",
  "form",
  "form-z",
  "source",
  "source-z",
  "stage",
  "stage-z",
  "answer",
  "answer-z",
] as const;
export type LeadSort = (typeof SORTS)[number];

/** Longest search and longest source, in characters. */
const MAX_SEARCH = 200;
const MAX_SOURCE = 100;

/** What a list's address asks for. Empty text: not asked for. */
export type AskedLeads = {
  q: string;
  queue: "inbox" | "spam";
  form: FormId | "";
  stage: Stage | "";
  /** Only what somebody has begun with and nobody has finished, whatever its stage is called. */
  begun: "yes" | "";
  /** Only what nobody has answered, or whose promised day is over. */
  answer: "waiting" | "late" | "";
  /** Only what nobody of the staff has looked at. */
  unread: "yes" | "";
  /** Only senders under 18 whose guardian is still to be asked. */
  guardian: "ask" | "";
  /** An account's key, `nobody`, `me` or `former`. */
  owner: string;
  language: LocaleCode | "";
  source: string;
  /** Days such as 2026-11-21, both included. */
  from: string;
  until: string;
  sort: LeadSort;
};

/** Reads an address; anything that is not understood is left out. */
export function askedLeads(query: URLSearchParams): AskedLeads {
  const asked = (name: string) => query.get(name)?.trim() ?? "";
  const owner = asked("owner");
  const stage = asked("stage");
  const language = asked("language");
  return {
    q: cut(asked("q"), MAX_SEARCH),
    queue: asked("queue") === "spam" ? "spam" : "inbox",
    form: FORM_IDS.find((form) => form === asked("form")) ?? "",
    stage: isStage(stage) ? stage : "",
    begun: asked("begun") === "yes" ? "yes" : "",
    answer: (["waiting", "late"] as const).find((one) => one === asked("answer")) ?? "",
    unread: asked("unread") === "yes" ? "yes" : "",
    guardian: asked("guardian") === "ask" ? "ask" : "",
    owner: OWNERS.includes(owner) || /^[\da-f-]{36}$/i.test(owner) ? owner : "",
    language: isLocaleCode(language) ? language : "",
    source: cut(asked("source"), MAX_SOURCE),
    from: dayOf(asked("from")),
    until: dayOf(asked("until")),
    sort: SORTS.find((sort) => sort === asked("sort")) ?? "newest",
  };
}

const dayOf = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";

/** The same as an address's query, without its question mark; what is usual is left out. */
export function queryOfLeads(asked: Partial<AskedLeads>, extra: Record<string, string> = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, ...extra })) {
    const isUsual = value === "" || (name === "queue" && value === "inbox");
    if (!isUsual && !(name === "sort" && value === "newest")) query.set(name, value);
  }
  return query.toString();
}

/** Whether anything but the tab narrows the list. */
export const isNarrowed = ({ queue: _q, form: _f, sort: _s, ...rest }: AskedLeads): boolean =>
  Object.values(rest).some((value) => value !== "");
