import type { LocaleCode } from "../i18n/locales.ts";

export type AnswerLine = { name: string; label: string; value: string };

/** What somebody answered, in the staff's language. */
export function answerLines(
  _locale: LocaleCode,
  _form: string,
  answers: Readonly<Record<string, string | readonly string[]>>,
): AnswerLine[] {
  return Object.entries(answers).flatMap(([name, answer]) => {
    const value = typeof answer === "string" ? answer : answer.join(", ");
    return value === "" || name === "consent" ? [] : [{ name, label: name, value }];
  });
}
