import type { Filter } from "../../api/query.server.ts";
import { shortDay } from "../../content/day.ts";
import { contentIn } from "../../content/shown.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { dayIn } from "../times.server.ts";
import type { LeadRow } from "./lead.server.ts";
import { STAGE_TONES, STAGES } from "./stages.ts";

/**
 * The promise to every sender: an answer by a day (forms/answer-time.ts). It is kept by a reply from
 * here, or by whoever moves the lead on to where the other side's turn is.
 */
const WAITING_STAGES = STAGES.filter(
  (stage) => STAGE_TONES[stage] === "hot" || STAGE_TONES[stage] === "busy",
);

/** Nobody has answered yet. */
export const WAITING: Filter = {
  _and: [{ answered: { _null: true } }, { stage: { _in: WAITING_STAGES } }],
};

/** The day was yesterday or earlier; days end where the sender may be, so the whole day counts. */
export const lateFilter = (now = new Date()): Filter => ({
  _and: [WAITING, { answer_by: { _lt: `${dayIn(now)}T00:00:00.000Z` } }],
});

export type PromisedDay = {
  /** As 2026-11-30. */
  iso: string;
  /** Short, for a column: "30 Nov". */
  text: string;
  /** Whole, with what it means. */
  full: string;
  isLate: boolean;
  isToday: boolean;
};

/** The day by which an answer is still owed; undefined when none is. */
export function promisedDay(
  locale: LocaleCode,
  { answer_by: by, answered, stage, queue }: LeadRow,
  now = new Date(),
): PromisedDay | undefined {
  const isWaiting = queue === "inbox" && !answered && WAITING_STAGES.some((one) => one === stage);
  if (!by || !isWaiting) return undefined;
  const iso = by.slice(0, 10);
  const today = dayIn(now);
  const { promise } = contentIn(locale).words("adminLeads");
  const isLate = iso < today;
  const isToday = iso === today;
  const words = isLate ? promise.late : isToday ? promise.today : promise.open;
  return {
    iso,
    text: isToday ? promise.todayShort : shortDay(locale, iso),
    full: fill(words, { date: shortDay(locale, iso) }),
    isLate,
    isToday,
  };
}
