import type { SQLInputValue } from "node:sqlite";
import { failedValidation, invalidPayload, valueTooLong } from "../http/errors.ts";
import { type CollectionName, publicName } from "../schema.ts";
import type { Field } from "../schema-types.ts";

/** Largest JSON value of one field, in characters. */
const MAX_JSON_LENGTH = 300_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** One `@`, no spaces or controls, a dot in the domain: mail itself proves the rest. */
const EMAIL =
  /^[^\s@\p{Cc}"<>(),;:\\]{1,64}@[^\s@\p{Cc}"<>(),;:\\.]+(?:\.[^\s@\p{Cc}"<>(),;:\\.]+)+$/u;

const FORMATS = {
  email: EMAIL,
  locale: /^[a-z]{2}(?:-[A-Z]{2})?$/,
  slug: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
  path: /^\/(?!\/)[^\s\\\p{Cc}]*$/u,
} as const;

export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && UUID.test(value);

/** An e-mail address as it is stored and compared; null when it cannot be one. */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const email = value.trim().normalize("NFC").toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}

const wrongFormat = (name: string) =>
  failedValidation(name, "regex", "Value doesn't have the correct format");

function toText(collection: CollectionName, name: string, field: Field, value: unknown): string {
  if (typeof value !== "string") throw invalidPayload(`"${name}" has to be a text`);
  if (value.includes("\0")) throw wrongFormat(name);
  if (field.max !== undefined && value.length > field.max) {
    throw valueTooLong(publicName(collection), name);
  }
  if (field.choices && !field.choices.includes(value)) {
    const list = field.choices.map((choice) => `"${choice}"`).join(", ");
    throw failedValidation(name, "in", `Value has to be one of ${list}`, { valid: field.choices });
  }
  if (field.format === "email") {
    const email = normaliseEmail(value);
    if (email === null) throw wrongFormat(name);
    return email;
  }
  if (field.format && !FORMATS[field.format].test(value)) throw wrongFormat(name);
  return value;
}

function toDate(name: string, value: unknown): string {
  const isDate = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const time = isDate ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // The parser rolls 30 February over into March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) {
    throw invalidPayload(`"${name}" has to be a date as in 2026-01-31`);
  }
  return value;
}

function toTimestamp(name: string, value: unknown): string {
  const time = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalidPayload(`"${name}" has to be a timestamp`);
  return new Date(time).toISOString();
}

/**
 * A payload's value in the form that the column stores. Throws 400: INVALID_PAYLOAD for a wrong
 * type, FAILED_VALIDATION for a broken rule, VALUE_TOO_LONG.
 */
export function toStored(
  collection: CollectionName,
  name: string,
  field: Field,
  value: unknown,
): SQLInputValue {
  if (value === null) {
    if (field.required) throw failedValidation(name, "nnull", "Value can't be null");
    return null;
  }
  switch (field.type) {
    case "uuid":
      if (!isUuid(value)) throw invalidPayload(`"${name}" has to be a UUID`);
      return value.toLowerCase();
    case "integer":
      if (typeof value !== "number" || !Number.isSafeInteger(value)) {
        throw invalidPayload(`"${name}" has to be a whole number`);
      }
      return value;
    case "boolean":
      if (typeof value !== "boolean") throw invalidPayload(`"${name}" has to be a boolean`);
      return value ? 1 : 0;
    case "date":
      return toDate(name, value);
    case "timestamp":
      return toTimestamp(name, value);
    case "json": {
      const text = JSON.stringify(value);
      if (text.length > MAX_JSON_LENGTH) throw valueTooLong(publicName(collection), name);
      return text;
    }
    default:
      return toText(collection, name, field, value);
  }
}
