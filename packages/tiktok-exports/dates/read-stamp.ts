import type { IsoDay } from "../datasets.ts";
import { isCalendarDay, isoDay } from "./calendar.ts";
import { FIRST_YEAR, LAST_YEAR } from "./read-date.ts";

/** A day with the time of day, if the cell told one. */
export type Moment = { date: IsoDay; hour: number | null; minute: number | null };

const ZERO = 48;
const LETTER_T = 84;
const SPACE = 32;
const DASH = 45;
const COLON = 58;
const DAY_LENGTH = "2025-09-25".length;
const TO_MINUTE = "2025-09-25 18:30".length;
const TO_SECOND = "2025-09-25 18:30:00".length;

/**
 * Reads `2025-09-25 18:30`, with seconds or without, as the studio writes when posts went out. Digit
 * by digit: of 200,000 posts the patterns of any date (read-date.ts) would be half the reading.
 */
export class StampReader {
  /** The day read last, as it was written: posts of a day stand beside one another. */
  #written = "";
  #date: IsoDay = "";
  readonly #dates = new Map<number, IsoDay>();

  /** Null for any other form, which read-date.ts may know. */
  read(text: string): Moment | null {
    const { length } = text;
    if (length !== TO_MINUTE && length !== TO_SECOND) return null;
    if (!hasStampMarks(text) || (length === TO_SECOND && !hasSeconds(text))) return null;
    const written = text.slice(0, DAY_LENGTH);
    if (written !== this.#written && !this.#turnTo(written)) return null;
    const hour = numberAt(text, 11, 2);
    const minute = numberAt(text, 14, 2);
    // What holds no digits is no number, and no comparison with it is true.
    if (!(hour <= 23 && minute <= 59)) return null;
    return { date: this.#date, hour, minute };
  }

  #turnTo(written: string): boolean {
    const day =
      numberAt(written, 0, 4) * 10_000 + numberAt(written, 5, 2) * 100 + numberAt(written, 8, 2);
    const date = this.#dates.get(day) ?? dateOf(day);
    if (date === null) return false;
    this.#dates.set(day, date);
    this.#written = written;
    this.#date = date;
    return true;
  }
}

function dateOf(day: number): IsoDay | null {
  const [year, month, ofMonth] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const isKnown = year >= FIRST_YEAR && year <= LAST_YEAR && isCalendarDay(year, month, ofMonth);
  return isKnown ? isoDay(year, month, ofMonth) : null;
}

function hasStampMarks(text: string): boolean {
  const between = text.charCodeAt(10);
  return (
    text.charCodeAt(4) === DASH &&
    text.charCodeAt(7) === DASH &&
    (between === SPACE || between === LETTER_T) &&
    text.charCodeAt(13) === COLON
  );
}

const hasSeconds = (text: string): boolean =>
  text.charCodeAt(16) === COLON && numberAt(text, 17, 2) >= 0;

/** NaN unless all are digits. */
function numberAt(text: string, from: number, digits: number): number {
  let number = 0;
  for (let at = from; at < from + digits; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
