import { PERSON_LENGTH } from "../../packages/lib/collections/lengths.ts";
import { shortened, tidyLine } from "../../packages/lib/valid/text.ts";

/** A text that somebody says of themselves, cut to what the backend holds; null for none. */
export const ownText = (form: FormData, name: string): string | null =>
  shortened(tidyLine(String(form.get(name) ?? "")), PERSON_LENGTH) || null;

/** The name that somebody gives for their own account. */
export const readName = (form: FormData) => ({
  first_name: ownText(form, "first_name"),
  last_name: ownText(form, "last_name"),
});
