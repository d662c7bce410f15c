import type { IsoDay } from "../datasets.ts";

/** One day in milliseconds of UTC, which has no summer time. */
const DAY_MS = 86_400_000;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days of a month (1 to 12); without a year, February has 29. */
export function daysInMonth(month: number, year?: number): number {
  if (month === 2) return year === undefined || isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether the three numbers are a day of the calendar, of a year from 1 to 9999. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return (
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(month, year)
  );
}

export function isoDay(year: number, month: number, day: number): IsoDay {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Days since 1970-01-01. */
export function dayNumber(day: IsoDay): number {
  if (lastDay.day === day) return lastDay.number;
  const number = numbers.get(day) ?? Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  if (numbers.size === MAX_KEPT_DAYS) numbers.clear();
  numbers.set(day, number);
  lastDay = { day, number };
  return number;
}

/** The day last asked for: posts of a day stand beside one another. */
let lastDay: { day: IsoDay; number: number } = { day: "1970-01-01", number: 0 };

/** Days that are kept, a century of them: of posts in any order each day comes hundreds of times. */
const MAX_KEPT_DAYS = 36_525;
const numbers = new Map<IsoDay, number>();

export function dayFromNumber(number: number): IsoDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(day: IsoDay): number {
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** The day, hour and minute that clocks show at an instant; in the runtime's own zone without one. */
export function civilTime(
  instant: Date,
  timeZone?: string,
): { date: IsoDay; hour: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    date: isoDay(read("year"), read("month"), read("day")),
    hour: read("hour"),
    minute: read("minute"),
  };
}

/** Formatters are slow to make: the last one is kept, as a run has one zone. */
let lastClock: { timeZone: string | undefined; format: Intl.DateTimeFormat } | null = null;

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  if (lastClock !== null && lastClock.timeZone === timeZone) {
    return lastClock.format;
  }
  const format = new Intl.DateTimeFormat("en-US", {
    ...(timeZone === undefined ? {} : { timeZone }),
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  lastClock = { timeZone, format };
  return format;
}

export function civilDay(instant: Date, timeZone?: string): IsoDay {
  return civilTime(instant, timeZone).date;
}
