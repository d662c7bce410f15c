import type { Insights, WeekMetric, WeekPlan } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import type { ResultWords } from "./score-view.ts";

/** One sentence of the week's plan, with the figures that it follows from. */
export type PlanStep = {
  key: "theme" | "hour" | "loss";
  label: string;
  sentence: string;
  basis: string;
  /** Whether there were figures enough to say something. */
  known: boolean;
};

type Said = Pick<PlanStep, "sentence" | "basis" | "known">;

/** What to do this week, in three sentences; empty without anything to say. */
export function planView(insights: Insights, words: ResultWords, format: Format): PlanStep[] {
  const { weekPlan } = insights;
  if (weekPlan === null) return [];
  const { plan } = words;
  return [
    { key: "theme", label: plan.more, ...theme(weekPlan.theme, words, format) },
    { key: "hour", label: plan.when, ...hour(weekPlan.hour, words, format) },
    { key: "loss", label: plan.watch, ...loss(weekPlan.loss, insights, words, format) },
  ];
}

function theme(said: WeekPlan["theme"], { plan }: ResultWords, format: Format): Said {
  if (said.code === "too-few") return tooFew(plan.themeFew, plan.basis);
  const basis = plan.basis.themes;
  if (said.code === "no-theme") return { sentence: plan.noTheme, basis, known: true };
  const { name, posts, median, usual } = said;
  const values = {
    name,
    count: format.count(posts),
    median: format.count(median),
    usual: format.count(usual),
  };
  return { sentence: fill(plan.theme, values), basis, known: true };
}

function hour(said: WeekPlan["hour"], { plan }: ResultWords, format: Format): Said {
  if (said.code === "too-few") return tooFew(plan.hourFew, plan.basis);
  const hours = format.hours(said);
  if (said.code === "followers") {
    const sentence = fill(plan.followers, { hours, share: format.percent(said.share) });
    return { sentence, basis: plan.basis.activity, known: true };
  }
  const values = {
    hours,
    weekday: format.weekday(said.weekday),
    count: format.count(said.posts),
    median: format.count(said.median),
    usual: format.count(said.usual),
  };
  return { sentence: fill(plan.slot, values), basis: plan.basis.grid, known: true };
}

function loss(
  said: WeekPlan["loss"],
  { period }: Insights,
  words: ResultWords,
  format: Format,
): Said {
  const { plan } = words;
  switch (said.code) {
    case "too-few":
      return tooFew(plan.lossFew, plan.basis);
    case "held":
      return said.against === "week"
        ? { sentence: plan.heldWeek, basis: plan.basis.week, known: true }
        : { sentence: plan.heldPeriod, basis: plan.basis.period, known: true };
    case "week": {
      const show = showOf(said.metric, format);
      const values = {
        metric: metricName(said.metric, words),
        value: show(said.value),
        low: show(said.low),
        weeks: format.count(said.weeks),
      };
      return { sentence: fill(plan.lossWeek, values), basis: plan.basis.week, known: true };
    }
    case "period": {
      const values = {
        metric: metricName(said.metric === "followersGained" ? "followers" : said.metric, words),
        change: format.signedPercent(said.changeRate),
        count: format.count(period?.days ?? 0),
      };
      return { sentence: fill(plan.lossPeriod, values), basis: plan.basis.period, known: true };
    }
  }
}

const tooFew = (sentence: string, { few }: ResultWords["plan"]["basis"]): Said => ({
  sentence,
  basis: few,
  known: false,
});

export function metricName(metric: WeekMetric, { score }: ResultWords): string {
  return metric === "engagementRate" ? score.engagement : score[metric];
}

/** How a figure of a week is written. */
export function showOf(metric: WeekMetric, format: Format): (value: number) => string {
  if (metric === "engagementRate") return format.rate;
  return metric === "followers" ? format.signed : format.count;
}
