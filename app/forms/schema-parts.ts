import * as z from "zod/mini";

/**
 * The pieces of the forms' schemas, for the action and for the browser alike. What is wrong is said
 * by a code (`required`, `email`, `tooLong:200`); error-words.ts makes sentences of them.
 */

/** Longest answer on one line, in characters. */
export const MAX_LINE = 200;
/** Longest answer of several lines, in characters. */
export const MAX_TEXT = 3000;
const MAX_EMAIL = 254;

const tidyLine = z.overwrite((text: string) => text.replace(/\s+/g, " ").trim());

export const optionalLine = (max = MAX_LINE) =>
  z.string().check(tidyLine, z.maxLength(max, `tooLong:${max}`));

export const line = (max = MAX_LINE) =>
  z.string().check(tidyLine, z.minLength(1, "required"), z.maxLength(max, `tooLong:${max}`));

export const optionalText = (max = MAX_TEXT) =>
  z.string().check(z.trim(), z.maxLength(max, `tooLong:${max}`));

export const text = (max = MAX_TEXT) =>
  z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(max, `tooLong:${max}`));

/** Loose on purpose: other alphabets are fine; only a mail that comes back tells for sure. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/;
const isEmail = (value: string) => EMAIL.test(value);

const tidyEmail = z.overwrite((value: string) => value.trim().toLowerCase());

export const email = z.string().check(
  tidyEmail,
  z.minLength(1, "required"),
  z.maxLength(MAX_EMAIL, `tooLong:${MAX_EMAIL}`),
  z.refine((value) => value === "" || isEmail(value), "email"),
);

export const optionalEmail = z.string().check(
  tidyEmail,
  z.maxLength(MAX_EMAIL, `tooLong:${MAX_EMAIL}`),
  z.refine((value) => value === "" || isEmail(value), "email"),
);

export const optionalPhone = z.string().check(
  tidyLine,
  z.refine((value) => value === "" || /^\+?[\d\s()./-]{6,30}$/.test(value), "phone"),
);

function withScheme(value: string): string {
  const trimmed = value.trim();
  return trimmed === "" || /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
}

const tidyUrl = z.overwrite(withScheme);

export const url = z.string().check(
  tidyUrl,
  z.minLength(1, "required"),
  z.maxLength(MAX_LINE, `tooLong:${MAX_LINE}`),
  z.refine((value) => value === "" || isWebAddress(value), "url"),
);

export const optionalUrl = z.string().check(
  tidyUrl,
  z.maxLength(MAX_LINE, `tooLong:${MAX_LINE}`),
  z.refine((value) => value === "" || isWebAddress(value), "url"),
);

/** An ISO day that exists. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const day = z.string().check(
  z.trim(),
  z.minLength(1, "required"),
  z.refine((value) => value === "" || isDay(value), "date"),
);

export const optionalDay = z.string().check(
  z.trim(),
  z.refine((value) => value === "" || isDay(value), "date"),
);

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: "choose" });

/** Any of the answers, none included. */
export const anyOf = <const T extends readonly string[]>(values: T) =>
  z.array(z.enum(values, { error: "choose" })).check(z.maxLength(values.length, "choose"));

/** At least one of the answers. */
export const someOf = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values, { error: "choose" }))
    .check(z.minLength(1, "choose"), z.maxLength(values.length, "choose"));

export const consent = z.literal("yes", { error: "tick" });
export const optionalTick = z.enum(["yes", ""]);

/** A file that was uploaded already; the key it is kept under. */
export const fileKey = z.string().check(z.minLength(1, "required"));
