import type { PlanHour, PlanLoss, PlanTheme, WeekPlan } from "../insights/week-plan.ts";
import { forTerminal } from "./terminal-text.ts";
import { count, hours, percent, signed } from "./values.ts";

/** What to do next week, each sentence with the figures it follows from. */
export function planLines({ theme, hour, loss }: WeekPlan): string[] {
  return [themeLine(theme), hourLine(hour), lossLine(loss)];
}

const TIMES = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
/** Weekdays count from 1 for Monday. */
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const METRICS = {
  views: "views",
  profileViews: "profile views",
  followersGained: "new followers",
  followers: "new followers",
  engagementRate: "engagement",
} as const;

const inWords = (metric: keyof typeof METRICS, value: number) =>
  metric === "engagementRate" ? percent(value) : count(value);

function themeLine(theme: PlanTheme): string {
  switch (theme.code) {
    case "theme":
      return `Make more of “${forTerminal(theme.name)}”: median ${count(theme.median)} views in ${count(theme.posts)} posts, ${TIMES.format(theme.times)} times the usual ${count(theme.usual)}.`;
    case "no-theme":
      return `No theme reaches more than the others (${count(theme.posts)} posts).`;
    case "too-few":
      return `No theme yet: no hashtag is on three posts or more without being on most of them (${count(theme.posts)} posts).`;
  }
}

function hourLine(hour: PlanHour): string {
  switch (hour.code) {
    case "slot":
      return `Post on ${WEEKDAYS[hour.weekday - 1]}, ${hours(hour)}: median ${count(hour.median)} views in ${count(hour.posts)} posts, beside ${count(hour.usual)} over all.`;
    case "followers": {
      const share = hour.share === null ? "" : ` (${percent(hour.share)} of their hours)`;
      return `Try ${hours(hour)}: most followers are there then${share}; posts do not tell yet.`;
    }
    case "too-few":
      return `Too few posts to name an hour (${count(hour.posts)}).`;
  }
}

function lossLine(loss: PlanLoss): string {
  switch (loss.code) {
    case "week":
      return `Below a usual week: ${METRICS[loss.metric]} ${inWords(loss.metric, loss.value)}, usually at least ${inWords(loss.metric, loss.low)} (${loss.weeks} weeks).`;
    case "period":
      return `Lost ground: ${METRICS[loss.metric]} ${inWords(loss.metric, loss.value)} after ${inWords(loss.metric, loss.previous)} (${signed(loss.changeRate, "percent")}).`;
    case "held":
      return `Nothing lost ground against ${loss.against === "week" ? "a usual week" : "the period before"}.`;
    case "too-few":
      return "Too few days to say what lost ground.";
  }
}
