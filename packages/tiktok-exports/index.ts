/**
 * Reads the files that TikTok's studio exports, and works out what they tell. README.md says what it
 * reads and promises; worker.ts is the door for a worker, fixtures/index.ts the one for tests.
 *
 *     const { datasets, outcomes } = readExports(files, { today: new Date() });
 *     const insights = computeInsights(datasets, { today: new Date() });
 *
 * Units, wherever a number stands: counts are whole numbers, likes, comments, shares and followers of
 * a day net, so that they can be negative; shares and rates go from 0 to 1; times are seconds; sizes
 * are bytes; hours go from 0 to 23 on the clock that the export uses, and a stretch's `to` is the
 * first hour outside. A day is `YYYY-MM-DD` without a zone. Null is unknown and never means zero.
 */

export {
  type ActivityHour,
  type AudienceShare,
  type Datasets,
  emptyDatasets,
  type FollowerDay,
  type IsoDay,
  type Known,
  type OverviewDay,
  type PostTime,
  type TableKind,
  type Video,
  type ViewerDay,
} from "./datasets.ts";
// All that was read, to be opened again with the next export.
export { writeHistory } from "./history/write-history.ts";
export {
  type Advice,
  COMMON_ADVICE,
  countPeakHours,
  HOURS_PER_DAY,
  type HourWindow,
  isPeakHour,
} from "./insights/advice.ts";
export type { AdviceCheck, BestHours, HourOfDay } from "./insights/best-hours.ts";
export type { BestPosts, RankedPost } from "./insights/best-posts.ts";
export { type Side, sideOf } from "./insights/compare.ts";
// What the tables tell.
export {
  computeInsights,
  type InsightOptions,
  type Insights,
} from "./insights/compute-insights.ts";
export type { DailyPoint } from "./insights/daily-series.ts";
export {
  ENGAGEMENT_DEFINITION,
  type EngagementCounts,
  engagementRate,
} from "./insights/engagement.ts";
export { LEAST_POSTS } from "./insights/enough.ts";
export type { FollowerEnds } from "./insights/follower-ends.ts";
export type { FollowerSources, PostDay } from "./insights/follower-sources.ts";
export { type Hashtag, type HashtagReport, hashtagsOf } from "./insights/hashtags.ts";
export { PERIOD_CHOICES, type Period } from "./insights/period.ts";
export type { PostGroup } from "./insights/post-columns.ts";
export { POST_COLUMNS, type PostColumn, postRows } from "./insights/post-table.ts";
export type { GridCell, PostingGrid } from "./insights/posting-grid.ts";
export type { PostingTimes } from "./insights/posting-times.ts";
export { type ClockShift, OFFSET_MINUTES, offsetOf } from "./insights/shift-clock.ts";
export type { Spread } from "./insights/statistics.ts";
export {
  compareWord,
  MAX_THEME_WORD,
  type Theme,
  type ThemeReport,
  type WordComparison,
} from "./insights/themes.ts";
export type { Comparison, SummedMetric, Totals } from "./insights/totals.ts";
export type { UsualWeek, WeekMetric } from "./insights/usual-week.ts";
export type { CaptionGroup, RankedValue, WatchRankings } from "./insights/watch-rankings.ts";
export type { WatchThrough } from "./insights/watch-through.ts";
export type { WeekPlan } from "./insights/week-plan.ts";
export { MAX_INPUT_BYTES } from "./limits.ts";
export type {
  ColumnChoice,
  CorruptReason,
  FileOutcome,
  ForeignFile,
  Problem,
  ReadResult,
  Recognised,
  YearSource,
} from "./outcomes.ts";
// What is read: files in, tables out, and an outcome for each file.
export { type ExportFile, type ReadOptions, readExports } from "./read/read-exports.ts";
// For asking a person which column is which, after `unknown-columns`.
export { isEnough, TABLE_KINDS, TABLE_SHAPES, type TableShape } from "./read/table-shapes.ts";
export { sampleFiles } from "./sample/sample-files.ts";
export { SAMPLE_HANDLE } from "./sample/sample-videos.ts";
// Tables to save, and an account to try it all with.
export { type CsvCell, toCsv } from "./tables/write-csv.ts";
export { cleanName } from "./text/clean-name.ts";
export { type Answerer, createAnswerer } from "./worker/answer.ts";
// Between a page and its worker.
export type { KeptRequest, ReadSummary, WorkerAnswer, WorkerRequest } from "./worker/messages.ts";
