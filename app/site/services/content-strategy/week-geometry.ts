import { PEAK_HOURS } from "../../../../content/facts/offices.ts";
import { WEEK_PLAN } from "../../../../content/facts/service-examples.ts";
import { clockTime } from "../../../content/day.ts";
import { type LocaleCode, localeOf } from "../../../i18n/locales.ts";
import { weekdays } from "../service/weekdays.ts";

/** Hours of the day that the grid shows. */
const FIRST_HOUR = 6;
const LAST_HOUR = 23;
/** The middle of the day, in which few watch and nothing is planned: it counts as one hour. */
const FOLD = { from: 10, to: 17 };
const FOLDED = FOLD.to - FOLD.from - 1;
/** Shares of the grid, in per cent: hours on the left, days on top. */
const LEFT = 12;
const TOP = 8;
const DAYS = 7;

const columnWidth = (100 - LEFT) / DAYS;
const hourHeight = (100 - TOP) / (LAST_HOUR - FIRST_HOUR - FOLDED);
const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
const topOf = (hour: number) =>
  TOP + (hour - FIRST_HOUR - (hour >= FOLD.to ? FOLDED : 0)) * hourHeight;
const MINUTES = 60;

/** Two hours of one half of the day: "7–8 AM", "07:00–08:00". */
function hoursText(locale: LocaleCode, from: number, to: number): string {
  const [start, end] = [clockTime(locale, from * MINUTES), clockTime(locale, to * MINUTES)];
  return `${locale === "el" ? start : start.split("\u00a0")[0]}–${end}`;
}

/** The example week as shares of a rectangle, in per cent, so that its text keeps its size. */
export function weekPlan(locale: LocaleCode) {
  const { iso } = localeOf(locale);
  const clock = (hour: number) => clockTime(locale, hour * MINUTES);
  const short = weekdays(iso, "short");
  const long = weekdays(iso, "long");
  return {
    days: short.map((name, day) => ({
      name,
      left: percent(LEFT + day * columnWidth),
      middle: percent(LEFT + (day + 0.5) * columnWidth),
    })),
    hours: PEAK_HOURS.flatMap(({ from, to }) => [from, to]).map((hour) => ({
      name: clock(hour),
      y: percent(topOf(hour)),
    })),
    bands: PEAK_HOURS.map(({ from, to }) => ({
      y: percent(topOf(from)),
      height: percent((to - from) * hourHeight),
    })),
    slots: WEEK_PLAN.map(({ day, from, to, kind }) => ({
      kind,
      day: long[day] ?? "",
      time: hoursText(locale, from, to),
      x: percent(LEFT + day * columnWidth),
      width: percent(columnWidth),
      y: percent(topOf(from)),
      height: percent((to - from) * hourHeight),
      middle: percent(LEFT + (day + 0.5) * columnWidth),
      center: percent(topOf((from + to) / 2)),
    })),
    fold: percent(topOf(FOLD.from) + hourHeight / 2),
    left: percent(LEFT),
    gridWidth: percent(100 - LEFT),
  };
}
