import { contentIn } from "../content/shown.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";
import type { Answers } from "./definitions.ts";
import { DEFINITIONS, fieldsOf } from "./definitions.ts";
import type { FormId } from "./form-ids.ts";
import { fieldWords } from "./form-words.server.ts";

export type AnswerInWords = { name: string; label: string; value: string };

/** Not shown among the answers: the key of a file, and what is stored beside them. */
const HIDDEN = new Set(["cvKey", "consent"]);

/** What somebody answered, in the words of a language; questions left out are left out. */
export function answersInWords(
  locale: LocaleCode,
  form: FormId,
  answers: Answers,
): AnswerInWords[] {
  const content = contentIn(locale);
  const words = fieldWords(content, form);
  const { yes } = content.words("formWords").leadAnswers;
  return fieldsOf(form).flatMap((name) => {
    const answer = answers[name];
    const chosen = typeof answer === "string" ? [answer] : (answer ?? []);
    const options = words[name]?.options;
    const value = chosen
      .filter((one) => one !== "")
      .map((one) => options?.[one] ?? (one === "yes" ? yes : one))
      .join(", ");
    if (value === "" || HIDDEN.has(name)) return [];
    return [{ name, label: words[name]?.label ?? name, value }];
  });
}

/** Of these answers those to questions that the form asks by itself, each with what was asked. */
export function askedLines(form: FormId, lines: readonly AnswerInWords[]): string[] {
  const asked = new Set(DEFINITIONS[form].asked.map(({ name }) => name));
  return lines
    .filter(({ name }) => asked.has(name))
    .map(({ label, value }) => `${label}: ${value}`);
}
