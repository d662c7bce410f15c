import { foldText } from "./fold-text.ts";

/** Counts beyond this are a wrong column, not a success. */
const MAX_COUNT = 1e13;
/** Cells longer than this are no numbers, in UTF-16 units. */
const MAX_NUMBER_LENGTH = 40;
/** Seconds beyond this are a wrong column: 10,000 years of play time. */
const MAX_SECONDS = 3.2e11;

const SUFFIXES: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  χιλ: 1e3,
  εκ: 1e6,
  δισ: 1e9,
  tsd: 1e3,
  mio: 1e6,
  mrd: 1e9,
  mil: 1e3,
  mln: 1e6,
  mn: 1e6,
  bin: 1e3,
  тыс: 1e3,
  млн: 1e6,
};

/** Any spelling of a number: digits with separators, then perhaps letters. */
const NUMBER = /^([+-]?)(\d[\d.,']*|[.,]\d+)([^\d.,'][^\d]*)?$/;
const GROUPED = /^\d{1,3}(?:([.,'])\d{2,3})*\1\d{3}$|^\d{1,3}[.,']\d{3}$/;

/**
 * A whole number as exports and the tools on their way write it: `1234`, `1,234`, `1.234`,
 * `1 234`, `-3`, `1.2K`, `1,2 χιλ.`. Anything else, `undefined` and `-` included, is null.
 */
export function readCount(text: string): number | null {
  // The platform writes plain digits: nearly every cell leaves here.
  if (/^\d{1,13}$/.test(text)) return Number(text);
  if (text.length > MAX_NUMBER_LENGTH) return null;
  const match = NUMBER.exec(compact(text));
  if (!match) return null;
  const [, sign = "", digits = "", tail = ""] = match;
  const factor = tail === "" ? 1 : SUFFIXES[foldText(tail).replace(/\.$/, "")];
  if (factor === undefined) return null;
  const magnitude =
    factor === 1 && GROUPED.test(digits) ? Number(digits.replace(/[.,']/g, "")) : decimal(digits);
  if (magnitude === null) return null;
  const value = Math.round(magnitude * factor);
  if (value > MAX_COUNT || (factor === 1 && value !== magnitude)) return null;
  return sign === "-" && value !== 0 ? -value : value;
}

/** A decimal number with point or comma, perhaps with a percent sign before or after it. */
export function readDecimal(text: string): { value: number; percent: boolean } | null {
  const percent = text.endsWith("%");
  const plain = plainDecimal(text, percent ? text.length - 1 : text.length);
  if (plain !== null) return { value: plain, percent };
  if (text.length > MAX_NUMBER_LENGTH) return null;
  const match = NUMBER.exec(compact(text).replace(/^([+-]?)[%٪](.*)$/, "$1$2%"));
  if (!match) return null;
  const [, sign = "", digits = "", tail = ""] = match;
  if (tail !== "" && tail !== "%" && tail !== "٪") return null;
  const value = decimal(digits);
  return value === null ? null : { value: sign === "-" ? -value : value, percent: tail !== "" };
}

/**
 * A column of shares, 0 to 1. A column that holds a number above 1 without a percent sign is
 * taken as percentages throughout, so that `40, 1, 59` gives 0.01 for the middle one.
 */
export function readShares(texts: readonly string[]): (number | null)[] {
  const values = texts.map(readDecimal);
  const inPercent = values.some((entry) => entry !== null && !entry.percent && entry.value > 1);
  return values.map((entry) => {
    if (entry === null) return null;
    const share = entry.percent || inPercent ? entry.value / 100 : entry.value;
    return share >= 0 && share <= 1 ? share : null;
  });
}

const CLOCK = /^(?:(\d{1,6}):)?(\d{1,6}):(\d{1,2}(?:[.,]\d+)?)$/;
const UNITS =
  /^(?:(\d+)(?:h|ω)[a-zα-ω]*\.?:?)?(?:(\d+)(?:m|λ)[a-zα-ω]*\.?:?)?(?:(\d+(?:[.,]\d+)?)(?:s|δ)[a-zα-ω]*\.?)?$/;

/** Seconds from `12.5`, `12,5s`, `0:12`, `1:02:03`, `19h:32m:1s`, `10,3 δευτ.`; else null. */
export function readSeconds(text: string): number | null {
  const plain = plainDecimal(text, text.length);
  if (plain !== null) return plain <= MAX_SECONDS ? plain : null;
  if (text.length > MAX_NUMBER_LENGTH) return null;
  const folded = compact(foldText(text));
  if (folded === "") return null;
  const parts = CLOCK.exec(folded) ?? UNITS.exec(folded);
  const seconds = parts
    ? Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + (decimal(parts[3] ?? "0") ?? 0)
    : (readPlain(folded) ?? Number.NaN);
  return seconds >= 0 && seconds <= MAX_SECONDS ? seconds : null;
}

function readPlain(text: string): number | null {
  const entry = readDecimal(text);
  return entry === null || entry.percent ? null : entry.value;
}

const ZERO = 48;
const NINE = 57;
const POINT = 46;
/** Longest number that is read without a pattern, in UTF-16 units. */
const MAX_PLAIN_LENGTH = 15;

/** Digits up to `end`, perhaps with a point between them, as the studio writes; null for anything else. */
function plainDecimal(text: string, end: number): number | null {
  if (end === 0 || end > MAX_PLAIN_LENGTH) return null;
  let points = 0;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && at > 0 && at < end - 1) points++;
    else if (code < ZERO || code > NINE) return null;
  }
  return points > 1 ? null : Number(end === text.length ? text : text.slice(0, end));
}

/** Without any space, with one minus sign and one apostrophe. */
function compact(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f\u2009]+/g, "")
    .replace(/[−–]/g, "-")
    .replace(/[’٬]/g, "'");
}

/** `1234.5`, `1234,5`, `1,234.5`, `1.234,5`: the last separator is the decimal one. */
function decimal(digits: string): number | null {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const whole = (last < 0 ? digits : digits.slice(0, last)).replace(/[.,']/g, "");
  const value = Number(last < 0 ? whole : `${whole || "0"}.${digits.slice(last + 1)}`);
  return Number.isFinite(value) ? value : null;
}
