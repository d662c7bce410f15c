import { contentIn } from "../../content/shown.server.ts";
import type { Failure, TrayEntry } from "../../forms/tray.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";

/** Codes with which a backend says that a value is not as its field wants it. */
const INVALID_CODES = ["FAILED_VALIDATION", "INVALID_PAYLOAD", "NOT_NULL_VIOLATION"];
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_LARGE = 413;
const UNSUPPORTED = 415;

/** Why an entry isn't filed, a sentence for each part, in the staff's language. */
export function whyInWords(locale: LocaleCode, { failures }: TrayEntry): string[] {
  const { why } = contentIn(locale).words("adminTray");
  if (failures.length === 0) return [why.soon];
  return [...new Set(failures.map((failure) => sentence(locale, failure)))];
}

function sentence(locale: LocaleCode, failure: Failure): string {
  const { why } = contentIn(locale).words("adminTray");
  switch (failure.part) {
    case "lead":
      return leadSentence(locale, failure);
    case "file":
      return fileSentence(locale, failure);
    case "mail":
      return why.mail;
    case "program":
      return why.program;
    case "backend":
      return isSiteRefused(failure) ? why.siteRefused : why.away;
  }
}

const isSiteRefused = ({ status = 0 }: Failure) =>
  status === UNAUTHORIZED || status === FORBIDDEN || status === 404;

function leadSentence(locale: LocaleCode, { code, field, status }: Failure): string {
  const { why } = contentIn(locale).words("adminTray");
  if (field === undefined) return why.lead;
  const values = { field: fieldName(locale, field) };
  if (code === "VALUE_TOO_LONG") return fill(why.tooLong, values);
  if (code !== undefined && INVALID_CODES.includes(code)) return fill(why.invalid, values);
  return status === FORBIDDEN ? fill(why.unknownField, values) : fill(why.invalid, values);
}

function fileSentence(locale: LocaleCode, { code, status }: Failure): string {
  const { why } = contentIn(locale).words("adminTray");
  if (code === "FILE_MISSING") return why.fileMissing;
  if (code === "NOT_ATTACHED") return why.notAttached;
  if (status === TOO_LARGE) return why.fileTooLarge;
  return status === UNSUPPORTED ? why.fileType : why.file;
}

/** A lead's field as staff call it; one they don't know keeps its own name. */
export function fieldName(locale: LocaleCode, field: string): string {
  const names: Readonly<Record<string, string>> = contentIn(locale).words("adminTray").fields;
  return (Object.hasOwn(names, field) ? names[field] : undefined) ?? field;
}
