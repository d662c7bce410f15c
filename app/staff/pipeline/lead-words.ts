import type { Pages } from "../../../content/types.ts";

type Words = Pages["adminLeads"];

/** A form's name; forms that came later than these words have a general one. */
export function formName(words: Words, form: string): string {
  const names: Readonly<Record<string, string>> = words.forms;
  return (Object.hasOwn(names, form) ? names[form] : undefined) ?? words.forms.other;
}

/** A stage's name, or the stage itself when it is not one of ours. */
export function stageName(words: Words, stage: string): string {
  const names: Readonly<Record<string, string>> = words.stages;
  return (Object.hasOwn(names, stage) ? names[stage] : undefined) ?? stage;
}

export function languageName(words: Words, locale: string): string {
  const names: Readonly<Record<string, string>> = words.languages;
  return (Object.hasOwn(names, locale) ? names[locale] : undefined) ?? locale;
}
