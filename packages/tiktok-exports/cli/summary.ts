import type { Known } from "../datasets.ts";
import type { Insights } from "../insights/compute-insights.ts";
import type { SummedMetric } from "../insights/totals.ts";
import type { ReadResult } from "../outcomes.ts";
import { outcomeLine } from "./outcome-line.ts";
import { planLines } from "./plan-lines.ts";
import { forTerminal, shortened } from "./terminal-text.ts";
import { count, hours, percent, signed } from "./values.ts";

const BEST_POSTS = 3;
const PARTS_SHOWN = 5;
/** Letters of a title. */
const TITLE_LENGTH = 60;

/** What a person reads of an export, in English, for a terminal. */
export function summaryOf(result: ReadResult, insights: Insights): string {
  const sections: [heading: string, lines: string[]][] = [
    ["Files", result.outcomes.map(outcomeLine)],
    [periodHeading(insights), totalLines(insights)],
    ["Next week", insights.weekPlan ? planLines(insights.weekPlan) : []],
    ["Posts with most views", postLines(insights)],
    ["Followers are there", hourLines(insights)],
    ["Followers' countries", parts(insights.territories)],
    ["Followers' gender", parts(insights.gender)],
  ];
  const others = result.handles.filter((handle) => handle !== result.handle);
  const title = [
    result.handle ? `@${forTerminal(result.handle)}` : "Account not named by the files",
    ...(others.length > 0 ? [`also in the files: ${others.map(forTerminal).join(", ")}`] : []),
  ].join("; ");
  return [
    title,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join("\n")),
  ]
    .join("\n\n")
    .concat("\n");
}

function periodHeading({ period, preceding }: Insights): string {
  if (!period) return "";
  const days = `${count(period.days)} ${period.days === 1 ? "day" : "days"}`;
  const beside = preceding ? `, beside the ${days} before` : "";
  return `${period.from} to ${period.to}, ${days}${beside}`;
}

const TOTALS: readonly (readonly [metric: SummedMetric, name: string])[] = [
  ["views", "Views"],
  ["profileViews", "Profile views"],
  ["likes", "Likes"],
  ["comments", "Comments"],
  ["shares", "Shares"],
];

function totalLines({ totals, followers }: Insights): string[] {
  if (!totals) return [];
  const rows: [name: string, value: string, change: Known<number>][] = [];
  for (const [metric, name] of TOTALS) {
    const { value, changeRate } = totals[metric];
    if (value !== null) rows.push([name, count(value), changeRate]);
  }
  const { engagementRate, followersGained } = totals;
  if (engagementRate.value !== null) {
    rows.push(["Engagement", percent(engagementRate.value), engagementRate.changeRate]);
  }
  if (followersGained.value !== null) {
    const ends = followers ? ` (${count(followers.first)} to ${count(followers.last)})` : "";
    rows.push(["New followers", signed(followersGained.value) + ends, followersGained.changeRate]);
  }
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, value, change]) =>
    [name.padEnd(width), value, ...(change === null ? [] : [signed(change, "percent")])].join("  "),
  );
}

function postLines({ bestPosts }: Insights): string[] {
  return (bestPosts?.byViews ?? []).slice(0, BEST_POSTS).map(({ video }) => {
    const title = shortened(forTerminal(video.title ?? ""), TITLE_LENGTH);
    const named = [title, video.link ? forTerminal(video.link) : ""].filter(Boolean).join("  ");
    return `${count(video.views ?? 0)}  ${named}`;
  });
}

function hourLines({ bestHours }: Insights): string[] {
  return bestHours ? [`most from ${hours(bestHours.topWindow)}, on the export's clock`] : [];
}

function parts(shares: Insights["gender"]): string[] {
  const known = shares.flatMap(({ label, share }) => (share === null ? [] : { label, share }));
  const line = known
    .slice(0, PARTS_SHOWN)
    .map(({ label, share }) => `${forTerminal(label)} ${percent(share)}`)
    .join(", ");
  return line === "" ? [] : [line];
}
