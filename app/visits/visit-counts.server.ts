import { z } from "zod";
import type { SharedTallies, StoreRule } from "../../packages/lib/shared-state/shared-state.ts";
import { UntoldTallies } from "../../packages/lib/shared-state/untold-tallies.ts";
import { FAMILIES } from "./browser-family.ts";
import { METRICS, type Metric } from "./metrics.ts";
import { KINDS, type ReportGroup } from "./read-reports.ts";
import type { Counts, VitalCount } from "./vitals.ts";

const DAY_MS = 24 * 60 * 60_000;
/** A trouble that nobody has met for so long is forgotten. */
const REPORTS: StoreRule = { name: "reports", ttlMs: 30 * DAY_MS, maxEntries: 300 };
/** Weeks that can be compared. */
export const WEEKS = 8;
/** 16 kinds of pages, four metrics, some fifteen steps in use, eight weeks. */
const VITALS: StoreRule = { name: "vitals", ttlMs: (WEEKS + 1) * 7 * DAY_MS, maxEntries: 8_000 };

export type CountedReport = ReportGroup & { count: number; first: number; last: number };
/** By week, kind of page and metric. */
export type VitalCounts = ReadonlyMap<string, Counts>;
export const placeOf = (week: string, kind: string, metric: Metric) => `${week} ${kind} ${metric}`;

/** What browsers reported, in sums: of all processes where they count together. */
export class VisitCounts {
  readonly #kept: { tallies: SharedTallies };
  readonly #untold = new UntoldTallies();

  constructor(tallies: SharedTallies) {
    this.#kept = { tallies };
  }

  addReports(groups: readonly ReportGroup[], now: number): void {
    for (const { kind, what, source, page, browser } of groups) {
      this.#untold.count(
        this.#kept,
        REPORTS,
        JSON.stringify([kind, what, source, page, browser]),
        now,
      );
    }
  }

  addVitals(counts: readonly VitalCount[], now: number): void {
    for (const { week, kind, metric, step } of counts) {
      this.#untold.count(this.#kept, VITALS, `${placeOf(week, kind, metric)} ${step}`, now);
    }
  }

  /** The latest first; undefined while the database is away. */
  async reports(): Promise<CountedReport[] | undefined> {
    const all = await this.#untold.list(this.#kept, REPORTS);
    return all
      ?.flatMap(({ key, ...times }) => {
        const group = groupIn(key);
        return group ? [{ ...group, ...times }] : [];
      })
      .sort((a, b) => b.last - a.last);
  }

  async vitals(): Promise<VitalCounts | undefined> {
    const all = await this.#untold.list(this.#kept, VITALS);
    if (!all) return undefined;
    const places = new Map<string, Map<number, number>>();
    for (const { key, count } of all) {
      const [week = "", kind = "", metric = "", step = ""] = key.split(" ");
      if (!METRICS.some((one) => one === metric)) continue;
      const place = placeOf(week, kind, metric as Metric);
      const counts = places.get(place) ?? new Map<number, number>();
      places.set(place, counts.set(Number(step), count));
    }
    return places;
  }

  async clearReports(): Promise<void> {
    // What is told later would be there again.
    await this.#untold.list(this.#kept, REPORTS);
    await this.#kept.tallies.clear(REPORTS);
  }
}

const stored = z.tuple([z.enum(KINDS), z.string(), z.string(), z.string(), z.enum(FAMILIES)]);

function groupIn(key: string): ReportGroup | undefined {
  const read = stored.safeParse(JSON.parse(key));
  if (!read.success) return undefined;
  const [kind, what, source, page, browser] = read.data;
  return { kind, what, source, page, browser };
}
