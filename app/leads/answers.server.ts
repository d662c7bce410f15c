import type { Answers } from "../forms/definitions.ts";
import { isFormId } from "../forms/form-ids.ts";
import { type AnswerInWords, answersInWords } from "../forms/lead-answers.server.ts";
import { openingTitle } from "../forms/summary.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";

/** What somebody answered, in the staff's language; forms that are no more show their own names. */
export async function answerLines(
  locale: LocaleCode,
  form: string,
  answers: Answers,
): Promise<AnswerInWords[]> {
  if (!isFormId(form)) {
    return Object.entries(answers).map(([name, answer]) => ({
      name,
      label: name,
      value: typeof answer === "string" ? answer : answer.join(", "),
    }));
  }
  const lines = answersInWords(locale, form, answers);
  const title =
    form === "careers-apply" && (await openingTitle(locale, String(answers.opening ?? "")));
  return lines.map((line) => (line.name === "opening" && title ? { ...line, value: title } : line));
}
