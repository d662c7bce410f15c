import { longDay } from "../../content/day.ts";
import type { Answers } from "../../forms/definitions.ts";
import { type FormId, isFormId } from "../../forms/form-ids.ts";
import { type AnswerInWords, answersInWords } from "../../forms/lead-answers.server.ts";
import { openingTitle, topicLabel } from "../../forms/summary.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { type AnswerPart, answerParts } from "./answer-links.ts";

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** What somebody answered, in the staff's language; forms that are no more show their own names. */
export function answerLines(locale: LocaleCode, form: string, answers: Answers): AnswerLine[] {
  const lines = isFormId(form)
    ? inWords(locale, form, answers)
    : Object.entries(answers).map(([name, answer]) => ({
        name,
        label: name,
        value: typeof answer === "string" ? answer : answer.join(", "),
      }));
  return lines.map((line) => ({
    ...line,
    parts: answerParts(line.name, String(answers[line.name] ?? ""), line.value),
  }));
}

/** `parts` is the value with what can be followed in it. */
export type AnswerLine = AnswerInWords & { parts: AnswerPart[] };

function inWords(locale: LocaleCode, form: FormId, answers: Answers) {
  const chosen = (name: string) => String(answers[name] ?? "");
  const better: Readonly<Record<string, string | undefined>> = {
    opening: form === "careers-apply" ? openingTitle(locale, chosen("opening")) : undefined,
    topic: form === "contact" ? topicLabel(locale, chosen("topic")) : undefined,
    birthDate: ISO_DAY.test(chosen("birthDate")) ? longDay(locale, chosen("birthDate")) : undefined,
  };
  return answersInWords(locale, form, answers).map((line) => ({
    ...line,
    value: better[line.name] ?? line.value,
  }));
}
