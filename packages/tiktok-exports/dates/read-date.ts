import { foldText } from "../text/fold-text.ts";
import { civilTime, daysInMonth, isCalendarDay } from "./calendar.ts";
import { monthFromName } from "./month-names.ts";

/** A day as one cell tells it. `year` is null in the platform's text dates. */
export type DateParts = {
  year: number | null;
  month: number;
  day: number;
  hour: number | null;
  minute: number | null;
};

/** A cell's date; `swapped` is the other reading of `03/04`, which the whole column decides. */
export type DateReading = { parts: DateParts; swapped: DateParts | null };

/** Cells longer than this are not dates, in UTF-16 units. */
const MAX_DATE_LENGTH = 40;
/** Two-digit years are not read; years outside these are a wrong column. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2199;

const TIME =
  /[\sT,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(a\.?m\.?|p\.?m\.?|π\.?μ\.?|μ\.?μ\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/iu;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}))?\.?$/;
const EAST_ASIAN = /^(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?$/;
const NUMBERED_MONTH = /^(\d{1,2}) thang (\d{1,2})(?:,? (\d{4}))?$/;
/** Words and ordinal endings that stand in dates and say nothing. */
const FILLERS = new Set(["de", "del", "di", "of", "the", "a", "le", "at", "στισ", "η"]);
const DAY_TOKEN = /^(\d{1,2})(?:st|nd|rd|th|er|o|a|ο|η|ησ)?$/;

/**
 * The date in one cell, with or without year and time of day: ISO, numeric in either order, and
 * text in about twenty languages, day or month first. Null when the text is no date.
 * A time with an offset is moved to `timeZone` (the runtime's own without one).
 */
export function readDate(text: string, timeZone?: string): DateReading | null {
  return new DateReader(timeZone).read(text);
}

/** Reads a column's dates: the day that many rows tell is read once. */
export class DateReader {
  readonly #timeZone: string | undefined;
  readonly #days = new Map<string, DateReading | null>();

  constructor(timeZone?: string) {
    this.#timeZone = timeZone;
  }

  read(text: string): DateReading | null {
    if (text.length > MAX_DATE_LENGTH) return null;
    const trimmed = text.trim();
    const time = TIME.exec(trimmed);
    const clock = time ? readClock(time) : { hour: null, minute: null };
    if (clock === null) return null;
    const reading = this.#day(time ? trimmed.slice(0, time.index) : trimmed);
    if (reading === null || time === null) return reading;
    const withClock = ({ year, month, day }: DateParts): DateParts => ({
      ...{ year, month, day },
      hour: clock.hour,
      minute: clock.minute,
    });
    const parts = withClock(reading.parts);
    const offset = time[4];
    if (offset !== undefined && parts.year !== null) {
      return { parts: atOffset(parts, parts.year, offset, this.#timeZone), swapped: null };
    }
    return { parts, swapped: reading.swapped && withClock(reading.swapped) };
  }

  #day(text: string): DateReading | null {
    const known = this.#days.get(text);
    if (known !== undefined) return known;
    const reading = readDay(text);
    this.#days.set(text, reading);
    return reading;
  }
}

function readDay(text: string): DateReading | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return certain(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, first, , second, year] = numeric;
    return readNumeric(Number(first), Number(second), year === undefined ? null : Number(year));
  }
  const folded = foldText(text);
  const asian = EAST_ASIAN.exec(folded);
  if (asian) return certain(optional(asian[1]), Number(asian[2]), Number(asian[3]));
  const numbered = NUMBERED_MONTH.exec(folded);
  if (numbered) return certain(optional(numbered[3]), Number(numbered[2]), Number(numbered[1]));
  return readWords(folded);
}

/** `25/9` and `9/25` have one reading; `3/4` has two, day first unless the column says otherwise. */
function readNumeric(first: number, second: number, year: number | null): DateReading | null {
  const dayFirst = validParts(year, second, first);
  const monthFirst = validParts(year, first, second);
  if (dayFirst && monthFirst && first !== second) return { parts: dayFirst, swapped: monthFirst };
  const parts = dayFirst ?? monthFirst;
  return parts && { parts, swapped: null };
}

function readWords(folded: string): DateReading | null {
  let day: number | null = null;
  let year: number | null = null;
  const words: string[] = [];
  for (const token of folded.split(/[\s,.]+/)) {
    const dayToken = DAY_TOKEN.exec(token);
    if (dayToken && day === null) day = Number(dayToken[1]);
    else if (/^\d{4}$/.test(token) && year === null) year = Number(token);
    else if (/\d/.test(token)) return null;
    else if (token !== "" && !FILLERS.has(token)) words.push(token);
  }
  const month = monthFromName(words.join(" "));
  return day === null || month === null ? null : certain(year, month, day);
}

function certain(year: number | null, month: number, day: number): DateReading | null {
  const parts = validParts(year, month, day);
  return parts && { parts, swapped: null };
}

function validParts(year: number | null, month: number, day: number): DateParts | null {
  const valid =
    year === null
      ? month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month)
      : year >= FIRST_YEAR && year <= LAST_YEAR && isCalendarDay(year, month, day);
  return valid ? { year, month, day, hour: null, minute: null } : null;
}

function readClock(match: RegExpExecArray): { hour: number; minute: number } | null {
  let hour = Number(match[1]);
  const minute = Number(match[2]);
  const half = match[3] === undefined ? "" : foldText(match[3]).replaceAll(".", "");
  if (half !== "") {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === "pm" || half === "μμ" ? 12 : 0);
  }
  return hour <= 23 && minute <= 59 ? { hour, minute } : null;
}

function atOffset(parts: DateParts, year: number, offset: string, timeZone?: string): DateParts {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  const shift = (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  const utc = Date.UTC(year, parts.month - 1, parts.day, parts.hour ?? 0, parts.minute ?? 0);
  const local = civilTime(new Date(utc - shift * 60_000), timeZone);
  const [localYear, month, day] = local.date.split("-").map(Number);
  return {
    year: localYear ?? year,
    month: month ?? parts.month,
    day: day ?? parts.day,
    hour: local.hour,
    minute: local.minute,
  };
}

function optional(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
