import { normaliseEmail } from "../../packages/lib/valid/email.ts";

/** Longest text of a field that is read, in characters. */
const MAX_LENGTH = 1000;

/** A field's text as it was typed; files and what is too long count as empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" && value.length <= MAX_LENGTH ? value : "";
}

/** Tells a slip from an address; the mail itself is the proof. */
export const looksLikeEmail = (value: string): boolean => normaliseEmail(value) !== null;
