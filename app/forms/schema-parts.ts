import * as z from "zod/mini";
import {
  EMAIL_LENGTH,
  type EmailFault,
  emailFault,
  LOCAL_LENGTH,
  tidyEmail,
} from "../../packages/lib/valid/email.ts";
import { isDay } from "../../packages/lib/valid/formats.ts";
import { tidyLine, tidyText } from "../../packages/lib/valid/text.ts";

/**
 * The pieces of the forms' schemas, for the action and for the browser alike. What is wrong is said
 * by a code (`required`, `email`, `tooLong:200`); error-words.ts makes sentences of them. What a text
 * or an address may be is said in packages/lib/valid, for the backend too.
 */

/** Longest answer on one line, in characters. */
export const MAX_LINE = 200;
/** Longest answer of several lines, in characters. */
export const MAX_TEXT = 3000;

/** A text that is made tidy first, and then has to follow rules. */
const tidy = (change: (text: string) => string, ...checks: z.core.CheckFn<string>[]) =>
  z.string().check(z.overwrite(change), ...checks);

/** A rule: answers the code of what is wrong, undefined when nothing is. */
const rule =
  (fault: (text: string) => string | undefined): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const message = fault(value);
    if (message !== undefined) issues.push({ code: "custom", message, input: value });
  };

const needed = rule((text) => (text === "" ? "required" : undefined));
const atMost = (max: number) => rule(({ length }) => (length > max ? `tooLong:${max}` : undefined));
/** A rule for what was answered at all. */
const answered = (fault: (text: string) => string | undefined) =>
  rule((text) => (text === "" ? undefined : fault(text)));

export const optionalLine = (max = MAX_LINE) => tidy(tidyLine, atMost(max));
export const line = (max = MAX_LINE) => tidy(tidyLine, needed, atMost(max));

export const optionalText = (max = MAX_TEXT) => tidy(tidyText, atMost(max));
export const text = (max = MAX_TEXT) => tidy(tidyText, needed, atMost(max));

const EMAIL_CODES: Readonly<Record<EmailFault, string>> = {
  form: "email",
  tooLong: `tooLong:${EMAIL_LENGTH}`,
  localTooLong: `emailLocal:${LOCAL_LENGTH}`,
};
const address = answered((value) => {
  const fault = emailFault(value);
  return fault && EMAIL_CODES[fault];
});

export const email = tidy(tidyEmail, needed, address);
export const optionalEmail = tidy(tidyEmail, address);

/** Marks of direction come along with numbers out of address books, and dashes of all lengths. */
const tidyPhone = (value: string) =>
  tidyLine(value)
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
/** Digits that a number has at least. */
const MIN_DIGITS = 5;
const isPhone = (value: string) =>
  /^\+?[\d ()./-]{6,30}$/.test(value) && value.replace(/\D/g, "").length >= MIN_DIGITS;

export const optionalPhone = tidy(
  tidyPhone,
  answered((value) => (isPhone(value) ? undefined : "phone")),
);

function withScheme(value: string): string {
  const tidied = tidyLine(value);
  if (tidied === "" || /^[a-z][a-z\d+.-]*:/i.test(tidied)) return tidied;
  return `https://${tidied.replace(/^\/+/, "")}`;
}

function isWebAddress(value: string): boolean {
  // Also in the browser, whose oldest know no URL.parse (decision 33).
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) return false;
  const labels = url.hostname.replace(/\.$/, "").split(".");
  return labels.length > 1 && labels.every((label) => label !== "");
}

const webAddress = answered((value) => (isWebAddress(value) ? undefined : "url"));

export const optionalUrl = tidy(withScheme, atMost(MAX_LINE), webAddress);

const realDay = answered((value) => (isDay(value) ? undefined : "date"));

export const day = tidy(tidyLine, needed, realDay);

/** The @ that the name of an account may begin with, and marks that came along with it. */
const AT = /^[@\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/** The name of an account somewhere. */
export const handle = (max: number) =>
  tidy((value) => tidyLine(tidyLine(value).replace(AT, "")), atMost(max));

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: "choose" });

/** Each of the answers once, none included. */
export const anyOf = <const T extends readonly string[]>(values: T) =>
  z.array(z.enum(values, { error: "choose" })).check(
    z.overwrite((chosen) => [...new Set(chosen)]),
    z.maxLength(values.length, "choose"),
  );

/** At least one of the answers. */
export const someOf = <const T extends readonly string[]>(values: T) =>
  anyOf(values).check(z.minLength(1, "choose"));

export const consent = z.literal("yes", { error: "tick" });
export const optionalTick = z.enum(["yes", ""]);

/** A file that was uploaded already; the key it is kept under. */
export const fileKey = z.string().check(needed);
