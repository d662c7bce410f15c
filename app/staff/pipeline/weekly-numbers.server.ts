import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import { dayAfter, dayIn, startOfDay } from "../times.server.ts";

/** How many weeks the numbers go back, this one included. */
export const WEEKS = 12;
/** Most leads that are counted; what the backend gives in one answer. */
const MAX_COUNTED = 10_000;
const DAYS_PER_WEEK = 7;

const countedSchema = z.object({
  submitted: z.string(),
  source: z.string().nullish(),
  locale: z.string(),
  form: z.string(),
});

export type Tally = { key: string; count: number };

/** Leads in the inbox of the last weeks: by week (oldest first), source, language and form. */
export async function weeklyNumbers(backend: Backend, now = new Date()) {
  const weeks = weekStarts(dayIn(now));
  const filter = {
    _and: [{ queue: { _eq: "inbox" } }, { submitted: { _gte: startOfDay(weeks[0] ?? "") } }],
  };
  const fields = Object.keys(countedSchema.shape);
  const query = { filter, fields, sort: ["-submitted"], limit: MAX_COUNTED };
  const { data } = await readItems(backend, "leads", query, countedSchema);
  const starts = weeks.map((day) => ({ day, from: startOfDay(day) }));
  const weekOf = (submitted: string) =>
    starts.findLast(({ from }) => from <= new Date(submitted).toISOString())?.day ?? "";
  const byWeek = tally(data.map(({ submitted }) => weekOf(submitted)));
  return {
    total: data.length,
    isCut: data.length === MAX_COUNTED,
    weeks: weeks.map((key) => ({ key, count: byWeek.get(key) ?? 0 })),
    sources: sorted(tally(data.map(({ source }) => source || "direct"))),
    languages: sorted(tally(data.map(({ locale }) => locale))),
    forms: sorted(tally(data.map(({ form }) => form))),
  };
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const sorted = (counts: ReadonlyMap<string, number>): Tally[] =>
  [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));

/** The Mondays of the last weeks up to a day such as 2026-11-21, oldest first. */
export function weekStarts(today: string): string[] {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % DAYS_PER_WEEK;
  const dayMs = Date.parse(dayAfter(today)) - Date.parse(today);
  const monday = Date.parse(today) - sinceMonday * dayMs;
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(monday - (WEEKS - 1 - index) * DAYS_PER_WEEK * dayMs).toISOString().slice(0, 10),
  );
}
