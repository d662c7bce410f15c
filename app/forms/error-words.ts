import type { FormErrors } from "../design/fields/form-state.ts";
import { fill } from "../i18n/fill.ts";

/** How one field is called and what it says. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** What this field says in place of the sentence that all forms share, by code. */
  errors?: Readonly<Record<string, string>>;
  /** Its answers, by value. */
  options?: Readonly<Record<string, string>>;
};
export type FieldsWords = Readonly<Record<string, FieldWords>>;

/** A sentence for each code, e.g. `tooLong:200`: the field's own, else the one all forms share. */
export function errorWords(
  errors: FormErrors,
  fields: FieldsWords,
  shared: Readonly<Record<string, string>>,
): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error = ""]) => {
      const [code = "", number = ""] = error.split(":");
      const sentence = fields[name]?.errors?.[code] ?? shared[code] ?? shared.unknown ?? "";
      return [name, fill(sentence, { max: number, min: number })];
    }),
  );
}
