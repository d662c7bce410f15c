import { z } from "zod";
import type { PageKind } from "../pages.ts";
import { METRICS, type Metric, type Rating } from "./metrics.ts";
import { publicKindOf } from "./page-of.ts";

/** Up to where a value is good, and from where it is poor: web.dev/articles/vitals. Milliseconds, but CLS. */
const THRESHOLDS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
};

/**
 * Visits are counted by steps and not kept one by one: nobody's is there to be found, and 75 % of any
 * number are in some few counts. Upper ends of the steps; thresholds are among them, so that a rating
 * is never off by a step.
 */
const TIMES = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1_000, 1_250, 1_500, 1_800, 2_100, 2_500,
  3_000, 3_500, 4_000, 5_000, 6_500, 8_000, 10_000, 15_000, 30_000, 60_000,
];
const SHIFTS = [
  0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 10,
];
const stepsOf = (metric: Metric): readonly number[] => (metric === "CLS" ? SHIFTS : TIMES);

const value = z.number().min(0).max(60_000).optional();
const visit = z.object({
  page: z.string().max(2_000),
  vitals: z.object({ LCP: value, INP: value, CLS: value, TTFB: value }),
});

export type VitalCount = { week: string; kind: PageKind; metric: Metric; step: number };

/** What one visit adds; undefined when it is none, nothing for pages that are nobody's first view. */
export function readVitals(body: unknown, now: number): VitalCount[] | undefined {
  const read = visit.safeParse(body);
  if (!read.success) return undefined;
  const kind = publicKindOf(read.data.page);
  if (!kind) return [];
  const week = weekOf(now);
  return METRICS.flatMap((metric) => {
    const measured = read.data.vitals[metric];
    if (measured === undefined) return [];
    const step = stepsOf(metric).findIndex((end) => measured <= end);
    return step < 0 ? [] : [{ week, kind, metric, step }];
  });
}

const DAY_MS = 24 * 60 * 60_000;
/** 1 January 1970 was a Thursday. */
const DAYS_TO_MONDAY = 3;

/** The Monday on which a week begins, in UTC: `2026-11-23`. */
export function weekOf(now: number): string {
  const day = Math.floor(now / DAY_MS);
  const monday = day - ((day + DAYS_TO_MONDAY) % 7);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}

/** Visits by step; `undefined` under `steps` are none. */
export type Counts = ReadonlyMap<number, number>;

/** What three visits of four stayed under, as fine as the steps are, and how many visits there were. */
export function p75Of(
  metric: Metric,
  counts: Counts,
): { value: number; visits: number } | undefined {
  const steps = stepsOf(metric);
  const visits = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (visits === 0) return undefined;
  const wanted = 0.75 * visits;
  let below = 0;
  for (const [step, end] of steps.entries()) {
    const here = counts.get(step) ?? 0;
    if (here > 0 && below + here >= wanted) {
      const start = steps[step - 1] ?? 0;
      return { value: start + ((end - start) * (wanted - below)) / here, visits };
    }
    below += here;
  }
  return undefined;
}

export function ratingOf(metric: Metric, p75: number): Rating {
  const [good, poor] = THRESHOLDS[metric];
  if (p75 <= good) return "good";
  return p75 <= poor ? "middling" : "poor";
}
