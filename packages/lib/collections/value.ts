import { normaliseEmail } from "../valid/email.ts";
import { FORMATS, isDay, isUuid } from "../valid/formats.ts";
import { isStorable } from "../valid/text.ts";
import type { Field } from "./field.ts";
import { JSON_LENGTH } from "./lengths.ts";

/** Longest spelling of a moment, in characters. */
const TIMESTAMP_LENGTH = 40;

/** Why a value does not fit its field. `expected` ends a sentence: "… has to be a text". */
export type Fault =
  | { rule: "null" }
  | { rule: "type"; expected: string }
  /** NUL or half a character. */
  | { rule: "characters" }
  | { rule: "length" }
  | { rule: "choice"; choices: readonly string[] }
  | { rule: "format" };

/** A value as every database holds it: JSON as its text, moments and days as ISO texts. */
export type Stored = string | number | boolean | null;

export type Judged = { stored: Stored } | { fault: Fault };

const wrong = (fault: Fault): Judged => ({ fault });
const notA = (expected: string) => wrong({ rule: "type", expected });

/** Whether all texts of a JSON value can be stored, the names in it too. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (Array.isArray(value)) return value.every(isStorableJson);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part));
}

function judgeJson(value: unknown): Judged {
  const text = JSON.stringify(value);
  if (text.length > JSON_LENGTH) return wrong({ rule: "length" });
  return isStorableJson(value) ? { stored: text } : wrong({ rule: "characters" });
}

function judgeText(field: Field, value: unknown): Judged {
  if (typeof value !== "string") return notA("a text");
  if (!isStorable(value)) return wrong({ rule: "characters" });
  if (field.max !== undefined && value.length > field.max) return wrong({ rule: "length" });
  const { choices, format } = field;
  if (choices && !choices.includes(value)) return wrong({ rule: "choice", choices });
  if (format === "email") {
    const email = normaliseEmail(value);
    return email === null ? wrong({ rule: "format" }) : { stored: email };
  }
  return format && !FORMATS[format].test(value) ? wrong({ rule: "format" }) : { stored: value };
}

function judgeMoment(value: unknown): Judged {
  const isText = typeof value === "string" && value.length <= TIMESTAMP_LENGTH;
  const time = isText ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? notA("a timestamp") : { stored: new Date(time).toISOString() };
}

/**
 * A value in the form that its column stores, or why it does not fit. Both the backend, when it is
 * written, and the intake, before it is acknowledged, go by this.
 */
export function judgeValue(field: Field, value: unknown): Judged {
  if (value === null) return field.required ? wrong({ rule: "null" }) : { stored: null };
  switch (field.type) {
    case "uuid":
      return isUuid(value) ? { stored: value.toLowerCase() } : notA("a UUID");
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value)
        ? { stored: value }
        : notA("a whole number");
    case "boolean":
      return typeof value === "boolean" ? { stored: value } : notA("a boolean");
    case "date":
      return typeof value === "string" && isDay(value)
        ? { stored: value }
        : notA("a date as in 2026-01-31");
    case "timestamp":
      return judgeMoment(value);
    case "json":
      return judgeJson(value);
    default:
      return judgeText(field, value);
  }
}
