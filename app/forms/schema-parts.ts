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

/** What kind of question a part is the answer to; a form asks some of them just as it finds them. */
export type Question = {
  kind: "line" | "text" | "links" | "one" | "several";
  /** What one may choose. */
  options?: readonly string[];
  /** The page has no place of its own for it: it is asked before the consent. */
  isAsked?: boolean;
};

const questions = new WeakMap<object, Question>();

/** What is known of a part of a schema as a question; nothing of what pages ask in ways of their own. */
export const questionOf = (part: object): Question | undefined => questions.get(part);

function question<P extends object>(part: P, known: Question): P {
  questions.set(part, known);
  return part;
}

/**
 * Has the form ask a question by itself, before the consent: a line of the schema and words in each
 * language are a question then. Pages place the others where they want them.
 */
export function asked<P extends object>(part: P): P {
  const known = questions.get(part);
  if (!known) throw new Error("A form knows no way to ask this by itself");
  return question(part, { ...known, isAsked: true });
}

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

export const optionalLine = (max = MAX_LINE) =>
  question(tidy(tidyLine, atMost(max)), { kind: "line" });
export const line = (max = MAX_LINE) =>
  question(tidy(tidyLine, needed, atMost(max)), { kind: "line" });

/** Texts are in the visitor's own words: judged for spam, and exported as what somebody said. */
export const optionalText = (max = MAX_TEXT) =>
  question(tidy(tidyText, atMost(max)), { kind: "text" });
export const text = (max = MAX_TEXT) =>
  question(tidy(tidyText, needed, atMost(max)), { kind: "text" });

/** Addresses of work to look at, as many as one likes: a leaflet's many links are none here. */
export const optionalLinks = (max: number) =>
  question(tidy(tidyText, atMost(max)), { kind: "links" });

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

export const oneOf = <const T extends readonly string[]>(options: T) =>
  question(z.enum(options, { error: "choose" }), { kind: "one", options });

export const optionalOneOf = <const T extends readonly string[]>(options: T) =>
  question(z.enum([...options, ""], { error: "choose" }), { kind: "one", options });

const several = <const T extends readonly string[]>(values: T) =>
  z.array(z.enum(values, { error: "choose" })).check(
    z.overwrite((chosen) => [...new Set(chosen)]),
    z.maxLength(values.length, "choose"),
  );

/** Each of the answers once, none included. */
export const anyOf = <const T extends readonly string[]>(options: T) =>
  question(several(options), { kind: "several", options });

/** At least one of the answers. */
export const someOf = <const T extends readonly string[]>(options: T) =>
  question(several(options).check(z.minLength(1, "choose")), { kind: "several", options });

export const consent = z.literal("yes", { error: "tick" });
export const optionalTick = z.enum(["yes", ""]);

/** A file that was uploaded already; the key it is kept under. */
export const fileKey = z.string().check(needed);
