/** What a form holds: one text per field, several where a field may be chosen more than once. */
export type FormValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is wrong with it: a sentence per field, in the visitor's language, saying what to do. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** What an action returns when it can't go on, and the page shows again: nothing typed is lost. */
export type FormState = { values: FormValues; errors: FormErrors };

/** A field's one text. */
export function textOf(values: FormValues | undefined, name: string): string {
  const value = values?.[name];
  return typeof value === "string" ? value : (value?.[0] ?? "");
}

/** All texts of a field that may be chosen more than once. */
export function textsOf(values: FormValues | undefined, name: string): readonly string[] {
  const value = values?.[name];
  return typeof value === "string" ? [value] : (value ?? []);
}
