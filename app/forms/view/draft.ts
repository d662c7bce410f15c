import type { FormValues } from "../../design/fields/form-state.ts";

/** A form that was begun and not sent, kept in the visitor's own browser and nowhere else. */
export type Draft = {
  at: number;
  /** By which the server knows a submission again. */
  key?: string | undefined;
  values: FormValues;
  step?: string | undefined;
  file?: { key: string; label: string } | undefined;
};

const PREFIX = "b4:draft:";
/** Older ones are removed unseen, in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (form: string, locale: string) => `${PREFIX}${form}:${locale}`;

/** Storage that refuses, or that somebody else has written to, is no draft. */
export function readDraft(form: string, locale: string): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(keyOf(form, locale)) ?? "null");
    if (draft && typeof draft.values === "object" && Date.now() - draft.at < MAX_AGE_MS)
      return draft;
    clearDraft(form, locale);
  } catch {}
}

export function writeDraft(form: string, locale: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form, locale), JSON.stringify(draft));
  } catch {}
}

export function clearDraft(form: string, locale: string): void {
  try {
    localStorage.removeItem(keyOf(form, locale));
  } catch {}
}

/** What a form holds now: answers alone, neither files nor what scripts put in. */
export function valuesIn(form: HTMLFormElement, fields: object, multiple: readonly string[]) {
  const entries = new FormData(form);
  const values: Record<string, string | string[]> = {};
  for (const name of [...Object.keys(fields), "cvKey"]) {
    const all = entries.getAll(name).filter((value) => typeof value === "string");
    values[name] = multiple.includes(name) ? all : (all[0] ?? "");
  }
  return values;
}

/** Whether nothing was answered beside what is known: what is preselected, what a draft holds. */
export function isBlank(values: FormValues, ...known: FormValues[]): boolean {
  return Object.entries(values).every(
    ([name, value]) => !value?.length || known.some((one) => `${one[name] ?? ""}` === `${value}`),
  );
}
