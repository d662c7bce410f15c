import type { Known } from "../datasets.ts";
import type { HourWindow } from "./advice.ts";
import type { BestHours } from "./best-hours.ts";
import type { PostingGrid } from "./posting-grid.ts";
import type { ThemeReport } from "./themes.ts";
import type { Totals } from "./totals.ts";
import type { UsualWeek, WeekMetric } from "./usual-week.ts";

/** More of what: the theme whose posts reach most, against all posts. */
export type PlanTheme =
  | { code: "theme"; name: string; posts: number; median: number; usual: number; times: number }
  /** Themes there are, and none reaches more than the account usually does. */
  | { code: "no-theme"; posts: number }
  | { code: "too-few"; posts: number };

/** When: where posts did best, else when followers are there. */
export type PlanHour =
  | ({ code: "slot"; weekday: number; posts: number; median: number; usual: number } & HourWindow)
  | ({ code: "followers"; share: Known<number> } & HourWindow)
  | { code: "too-few"; posts: number };

/** What lost ground most, against a usual week, else against the period before. */
export type PlanLoss =
  | { code: "week"; metric: WeekMetric; value: number; low: number; weeks: number }
  | {
      code: "period";
      metric: "views" | "profileViews" | "followersGained" | "engagementRate";
      value: number;
      previous: number;
      changeRate: number;
    }
  | { code: "held"; against: "week" | "period" }
  | { code: "too-few" };

/** Three things to know before next week, each with the figures that it follows from. */
export type WeekPlan = { theme: PlanTheme; hour: PlanHour; loss: PlanLoss };

/** A theme that reaches less than this many times the usual is no advice. */
const LEAST_TIMES = 1.1;
/** A change below this share is no loss worth a sentence. */
const LEAST_LOSS = 0.05;

export function weekPlan(parts: {
  themes: ThemeReport | null;
  grid: PostingGrid | null;
  hours: BestHours | null;
  week: UsualWeek | null;
  totals: Totals | null;
}): WeekPlan {
  return {
    theme: planTheme(parts.themes),
    hour: planHour(parts.grid, parts.hours),
    loss: planLoss(parts.week, parts.totals),
  };
}

function planTheme(report: ThemeReport | null): PlanTheme {
  const posts = report?.all.posts ?? 0;
  const [best] = report?.themes ?? [];
  if (!report || !best?.views) return { code: "too-few", posts };
  const usual = report.all.views.median;
  const times = usual > 0 ? best.views.median / usual : 0;
  if (times < LEAST_TIMES) return { code: "no-theme", posts };
  return {
    code: "theme",
    name: best.name,
    posts: best.posts,
    median: best.views.median,
    usual,
    times,
  };
}

function planHour(grid: PostingGrid | null, hours: BestHours | null): PlanHour {
  const best = grid?.best;
  if (grid && best && best.medianViews !== null && best.medianViews > grid.medianViews) {
    const { weekday, from, to, posts, medianViews: median } = best;
    return { code: "slot", weekday, from, to, posts, median, usual: grid.medianViews };
  }
  if (hours) {
    const { from, to } = hours.topWindow;
    const inside = hours.hours.filter(({ hour }) =>
      from < to ? hour >= from && hour < to : hour >= from || hour < to,
    );
    const share = inside.reduce<Known<number>>(
      (all, hour) => (all === null || hour.share === null ? null : all + hour.share),
      0,
    );
    return { code: "followers", from, to, share };
  }
  return { code: "too-few", posts: grid?.posts ?? 0 };
}

function planLoss(week: UsualWeek | null, totals: Totals | null): PlanLoss {
  if (week) {
    const below = week.metrics
      .filter(({ place }) => place === "below")
      .map(({ metric, value, usual, weeks }) => ({ metric, value, low: usual.low, weeks }))
      .sort((a, b) => lossOf(b.value, b.low) - lossOf(a.value, a.low));
    const [worst] = below;
    return worst ? { code: "week", ...worst } : { code: "held", against: "week" };
  }
  if (!totals) return { code: "too-few" };
  const compared = (["views", "engagementRate", "followersGained", "profileViews"] as const)
    .map((metric) => ({ metric, ...totals[metric] }))
    .flatMap(({ metric, value, previous, changeRate }) =>
      value === null || previous === null || changeRate === null
        ? []
        : { metric, value, previous, changeRate },
    );
  if (compared.length === 0) return { code: "too-few" };
  const worst = compared.reduce((low, next) => (next.changeRate < low.changeRate ? next : low));
  return worst.changeRate <= -LEAST_LOSS
    ? { code: "period", ...worst }
    : { code: "held", against: "period" };
}

/** The share of what was usual at least that is missing. */
function lossOf(value: number, low: number): number {
  return (low - value) / Math.max(1e-9, Math.abs(low));
}
