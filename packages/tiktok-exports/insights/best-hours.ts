import type { ActivityHour, IsoDay, Known } from "../datasets.ts";
import { weekday } from "../dates/calendar.ts";
import {
  type Advice,
  countPeakHours,
  HOURS_PER_DAY,
  type HourWindow,
  isPeakHour,
} from "./advice.ts";
import { known, mean, ratio, sum } from "./statistics.ts";

/** The followers' average hour over the days known. */
export type HourOfDay = {
  hour: number;
  /** Mean active followers; null when no day knows this hour. */
  average: Known<number>;
  /** Of the sum over all hours, 0 to 1. */
  share: Known<number>;
  /** How many days the mean rests on. */
  days: number;
};

/** How the advised hours do for this account. */
export type AdviceCheck = {
  windows: (HourWindow & { average: Known<number>; share: Known<number> })[];
  /** Share of the activity inside the advised hours, beside the share of the day they cover. */
  insideShare: number;
  evenShare: number;
  /** As many busiest hours as the advice names, and how many of them it hits. */
  busiestHours: number[];
  hits: number;
  verdict: "fits" | "fits-partly" | "differs";
};

export type BestHours = {
  hours: HourOfDay[];
  /** Busiest first. */
  topHours: number[];
  /** The busiest stretch of WINDOW_HOURS hours; may run over midnight (`to` below `from`). */
  topWindow: HourWindow;
  byDay: { date: IsoDay; weekday: number; hours: Known<number>[] }[];
  advice: AdviceCheck;
};

const TOP_HOURS = 3;
/** Length of the stretch recommended, in hours: as long as what is commonly advised for the evening. */
const WINDOW_HOURS = 4;
/** Share of the busiest hours that the advice must hit. */
const FITS_SHARE = 2 / 3;
const FITS_PARTLY_SHARE = 1 / 3;

/**
 * When followers are active, from FollowerActivity. Null without any activity: small accounts
 * have none, and of nothing but zeros no hour is the best.
 */
export function bestHours(
  activity: readonly ActivityHour[],
  peakHours: Advice["peakHours"],
): BestHours | null {
  const rows = withoutFuture(activity);
  const perHour = Array.from({ length: HOURS_PER_DAY }, (_, hour) =>
    known(rows.filter((row) => row.hour === hour).map((row) => row.active)),
  );
  const averages = perHour.map(mean);
  const total = sum(known(averages));
  if (total <= 0) return null;
  const busiest = averages
    .flatMap((average, hour) => (average === null ? [] : { average, hour }))
    .sort((a, b) => b.average - a.average || a.hour - b.hour)
    .map(({ hour }) => hour);
  return {
    hours: averages.map((average, hour) => ({
      hour,
      average,
      share: ratio(average, total),
      days: perHour[hour]?.length ?? 0,
    })),
    topHours: busiest.slice(0, TOP_HOURS),
    topWindow: busiestWindow(averages),
    byDay: byDay(rows),
    advice: checkAdvice(averages, total, busiest, peakHours),
  };
}

/**
 * The export day's hours that have not happened read zero. The last day's zeros at its end are
 * therefore unknown, and the day falls away when it holds nothing else.
 */
export function withoutFuture(activity: readonly ActivityHour[]): ActivityHour[] {
  const lastDay = activity.reduce((last, row) => (row.date > last ? row.date : last), "");
  const lastHour = activity.reduce(
    (last, row) => (row.date === lastDay && row.active ? Math.max(last, row.hour) : last),
    -1,
  );
  return activity.filter((row) => row.date !== lastDay || row.hour <= lastHour);
}

function busiestWindow(averages: readonly Known<number>[]): HourWindow {
  let best = { from: 0, total: -1 };
  for (let from = 0; from < HOURS_PER_DAY; from++) {
    let total = 0;
    for (let step = 0; step < WINDOW_HOURS; step++) {
      total += averages[(from + step) % HOURS_PER_DAY] ?? 0;
    }
    if (total > best.total) best = { from, total };
  }
  const to = (best.from + WINDOW_HOURS) % HOURS_PER_DAY;
  return { from: best.from, to: to === 0 ? HOURS_PER_DAY : to };
}

function byDay(rows: readonly ActivityHour[]): BestHours["byDay"] {
  const days = new Map<IsoDay, Known<number>[]>();
  for (const { date, hour, active } of rows) {
    const hours = days.get(date) ?? Array.from({ length: HOURS_PER_DAY }, () => null);
    hours[hour] = active;
    days.set(date, hours);
  }
  return [...days].sort().map(([date, hours]) => ({ date, weekday: weekday(date), hours }));
}

function checkAdvice(
  averages: readonly Known<number>[],
  total: number,
  busiest: readonly number[],
  peakHours: Advice["peakHours"],
): AdviceCheck {
  const advisedHours = countPeakHours(peakHours);
  const windows = peakHours.map(({ from, to }) => {
    const inside = known(averages.slice(from, to));
    return { from, to, average: mean(inside), share: ratio(sum(inside), total) };
  });
  const busiestHours = busiest.slice(0, advisedHours);
  const hits = busiestHours.filter((hour) => isPeakHour(hour, peakHours)).length;
  return {
    windows,
    insideShare: sum(known(averages.filter((_, hour) => isPeakHour(hour, peakHours)))) / total,
    evenShare: advisedHours / HOURS_PER_DAY,
    busiestHours,
    hits,
    verdict: verdict(hits / advisedHours),
  };
}

function verdict(hitShare: number): AdviceCheck["verdict"] {
  if (hitShare >= FITS_SHARE) return "fits";
  return hitShare >= FITS_PARTLY_SHARE ? "fits-partly" : "differs";
}
