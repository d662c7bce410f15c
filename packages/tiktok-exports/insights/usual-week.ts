import type { Known } from "../datasets.ts";
import type { DailyPoint } from "./daily-series.ts";
import { jointEngagementRate } from "./engagement.ts";
import type { Period } from "./period.ts";
import { known, type Spread, spread, sum } from "./statistics.ts";

/** What a week is measured by. */
export const WEEK_METRICS = ["views", "engagementRate", "followers", "profileViews"] as const;
export type WeekMetric = (typeof WEEK_METRICS)[number];

/** The newest week of an account beside its own weeks before. */
export type UsualWeek = {
  week: Period;
  /** Where the weeks before begin and end. */
  before: Period;
  metrics: {
    metric: WeekMetric;
    value: number;
    /** The middle half of the weeks before. */
    usual: Spread;
    /** How many weeks that rests on. */
    weeks: number;
    place: "below" | "within" | "above";
  }[];
};

const WEEK_DAYS = 7;
/** Weeks before the newest one: with it about 90 days. */
const WEEKS_BEFORE = 12;
/** Weeks that a usual range takes at least. */
const LEAST_WEEKS = 4;
/** Days of a week that may be unknown; the platform counts late. */
const MAX_UNKNOWN_DAYS = 1;

/**
 * The last seven days against the account's own usual week: other accounts' figures are in no file.
 * Null with fewer than LEAST_WEEKS known weeks before.
 */
export function usualWeek(series: readonly DailyPoint[]): UsualWeek | null {
  const weeks: (readonly DailyPoint[])[] = [];
  for (
    let end = series.length;
    end >= WEEK_DAYS && weeks.length <= WEEKS_BEFORE;
    end -= WEEK_DAYS
  ) {
    weeks.push(series.slice(end - WEEK_DAYS, end));
  }
  const [newest, ...earlier] = weeks;
  if (newest === undefined || earlier.length < LEAST_WEEKS) return null;
  const metrics = WEEK_METRICS.flatMap((metric): UsualWeek["metrics"] => {
    const value = weekly(newest, metric);
    const before = known(earlier.map((week) => weekly(week, metric)));
    const usual = spread(before);
    if (value === null || usual === null || before.length < LEAST_WEEKS) return [];
    const place = value < usual.low ? "below" : value > usual.high ? "above" : "within";
    return [{ metric, value, usual, weeks: before.length, place }];
  });
  if (metrics.length === 0) return null;
  return { week: periodOf(newest), before: periodOf(earlier.toReversed().flat()), metrics };
}

/** A sum of six or seven known days, as of seven; the rate of all of them together. */
function weekly(week: readonly DailyPoint[], metric: WeekMetric): Known<number> {
  if (metric === "engagementRate") {
    const { rate, counted } = jointEngagementRate(week);
    return counted < WEEK_DAYS - MAX_UNKNOWN_DAYS ? null : rate;
  }
  const values = known(
    week.map((day) =>
      metric === "followers" ? (day.followersChange ?? day.newFollowers) : day[metric],
    ),
  );
  if (values.length < WEEK_DAYS - MAX_UNKNOWN_DAYS) return null;
  return (sum(values) * WEEK_DAYS) / values.length;
}

function periodOf(days: readonly DailyPoint[]): Period {
  return { from: days[0]?.date ?? "", to: days.at(-1)?.date ?? "", days: days.length };
}
