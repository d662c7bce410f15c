import { longDay } from "../content/day.ts";
import type { Answers } from "../forms/definitions.ts";
import { isFormId } from "../forms/form-ids.ts";
import { type AnswerInWords, answersInWords } from "../forms/lead-answers.server.ts";
import { openingTitle, topicLabel } from "../forms/summary.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

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
  const chosen = (name: string) => String(answers[name] ?? "");
  const better: Readonly<Record<string, string | undefined>> = {
    opening: form === "careers-apply" ? await openingTitle(locale, chosen("opening")) : undefined,
    topic: form === "contact" ? topicLabel(locale, chosen("topic")) : undefined,
    birthDate: ISO_DAY.test(chosen("birthDate")) ? longDay(locale, chosen("birthDate")) : undefined,
  };
  return answersInWords(locale, form, answers).map((line) => ({
    ...line,
    value: better[line.name] ?? line.value,
  }));
}
