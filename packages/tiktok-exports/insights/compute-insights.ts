import type { AudienceShare, Datasets, IsoDay, Video } from "../datasets.ts";
import { civilDay, daysBetween } from "../dates/calendar.ts";
import { type Advice, COMMON_ADVICE } from "./advice.ts";
import { type BestHours, bestHours } from "./best-hours.ts";
import { type BestPosts, bestPosts } from "./best-posts.ts";
import { type DailyPoint, dailySeries } from "./daily-series.ts";
import { ENGAGEMENT_DEFINITION } from "./engagement.ts";
import { type FollowerEnds, followerEnds } from "./follower-ends.ts";
import { type FollowerSources, followerSources } from "./follower-sources.ts";
import { type HashtagReport, hashtagReport, tagsOfAll } from "./hashtags.ts";
import { choosePeriod, type Period, pointsWithin, precedingPeriod } from "./period.ts";
import { postColumns } from "./post-columns.ts";
import { type PostingGrid, postingGrid } from "./posting-grid.ts";
import { type PostingTimes, postingTimes } from "./posting-times.ts";
import { type ClockShift, shiftClock } from "./shift-clock.ts";
import { type ThemeReport, themeReport } from "./themes.ts";
import { computeTotals, type Totals } from "./totals.ts";
import { type UsualWeek, usualWeek } from "./usual-week.ts";
import { type WatchRankings, watchRankings } from "./watch-rankings.ts";
import { type WatchThrough, watchThrough } from "./watch-through.ts";
import { type WeekPlan, weekPlan } from "./week-plan.ts";

export type InsightOptions = {
  /** The present instant, to tell how old the data is. */
  today: Date;
  /** IANA zone in which `today` is a day; the runtime's own without one. */
  timeZone?: string;
  /** Length of the period in days; without it one is chosen (choosePeriod). */
  days?: number;
  /** What to hold the account against; COMMON_ADVICE without one. */
  advice?: Advice;
  /** The clock that hours are to be read on; the export's own without one. */
  clock?: ClockShift;
};

/**
 * All that the tables tell. A part is null when the files for it are missing; a number is null
 * when it is unknown. No number is ever NaN or infinite.
 */
export type Insights = {
  /** All days there are data for, the period shown, and the equal one before it. */
  available: Period | null;
  period: Period | null;
  preceding: Period | null;
  /** Days from the last day of data to today. */
  dataAgeDays: number | null;
  engagementDefinition: typeof ENGAGEMENT_DEFINITION;
  /** The advice that was held against the account. */
  advice: Advice;
  totals: Totals | null;
  /** The totals that the followers gained lie between. */
  followers: FollowerEnds | null;
  /** The period's days without gaps. */
  daily: DailyPoint[];
  /** Those of them on which posts went out. */
  postDays: IsoDay[];
  bestHours: BestHours | null;
  bestPosts: BestPosts | null;
  postingTimes: PostingTimes | null;
  hashtags: HashtagReport | null;
  watchThrough: WatchThrough | null;
  watchRankings: WatchRankings | null;
  /** When posts went out against what they reached. */
  postingGrid: PostingGrid | null;
  /** Posts by what they are about. */
  themes: ThemeReport | null;
  /** Which posts followers came with, in the period. */
  followerSources: FollowerSources | null;
  /** The newest week beside the account's own weeks before. */
  usualWeek: UsualWeek | null;
  /** What to do next week; null without posts, hours and days alike. */
  weekPlan: WeekPlan | null;
  /** Largest share first; empty when the export has none. */
  gender: AudienceShare[];
  territories: AudienceShare[];
};

/**
 * Computes all insights. Daily numbers go by the period; posts, audience and hours by the whole
 * export, whose video totals and activity week belong to no period.
 */
export function computeInsights(given: Datasets, options: InsightOptions): Insights {
  const { advice = COMMON_ADVICE } = options;
  const datasets = options.clock ? shiftClock(given, options.clock) : given;
  const series = dailySeries(datasets);
  const period = choosePeriod(series, options.days ?? null);
  const preceding = period && precedingPeriod(series, period);
  const daily = pointsWithin(series, period);
  const followers = {
    current: followerEnds(series, period),
    previous: followerEnds(series, preceding),
  };
  const totals =
    period && computeTotals(daily, preceding && pointsWithin(series, preceding), followers);
  const hours = bestHours(datasets.activity, advice.peakHours);
  const { videos } = datasets;
  // Walked and read once for all that asks of posts.
  const columns = postColumns(videos);
  const tags = tagsOfAll(videos);
  const grid = postingGrid(videos, columns);
  const themes = themeReport(videos, tags, columns);
  const week = usualWeek(series);
  return {
    available: choosePeriod(series, series.length),
    period,
    preceding,
    dataAgeDays: dataAge(period?.to ?? null, options),
    engagementDefinition: ENGAGEMENT_DEFINITION,
    advice,
    totals,
    followers: followers.current,
    daily,
    // Days of totals are the file's own on every clock.
    postDays: postDays(daily, given.videos),
    bestHours: hours,
    bestPosts: bestPosts(videos, columns),
    postingTimes: postingTimes(videos, advice.peakHours, columns),
    hashtags: hashtagReport(videos, advice.hashtags, tags, columns),
    watchThrough: watchThrough(videos, columns),
    watchRankings: watchRankings(videos, columns),
    postingGrid: grid,
    themes,
    followerSources: followerSources(daily, videos),
    usualWeek: week,
    weekPlan: period || hours || themes ? weekPlan({ themes, grid, hours, week, totals }) : null,
    gender: byShare(datasets.gender),
    territories: byShare(datasets.territories),
  };
}

function postDays(daily: readonly DailyPoint[], videos: readonly Video[]): IsoDay[] {
  const posted = new Set<IsoDay>();
  let last: IsoDay | null = null;
  for (const video of videos) {
    const day: IsoDay | null = video.posted?.date ?? last;
    if (day !== null && day !== last) posted.add(day);
    last = day;
  }
  return daily.flatMap(({ date }) => (posted.has(date) ? date : []));
}

function dataAge(lastDay: IsoDay | null, options: InsightOptions): number | null {
  if (lastDay === null) return null;
  return Math.max(0, daysBetween(lastDay, civilDay(options.today, options.timeZone)));
}

function byShare(parts: readonly AudienceShare[]): AudienceShare[] {
  return parts.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1));
}
