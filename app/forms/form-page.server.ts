import type { RouterContextProvider } from "react-router";
import { ANSWER_WORKING_DAYS } from "../../content/facts/answer-time.ts";
import { contentContext } from "../content/content.server.ts";
import { byDay } from "../content/day.ts";
import { personIn } from "../content/people.server.ts";
import { siteContext } from "../context.ts";
import { fill } from "../i18n/fill.ts";
import { answerBy } from "./answer-time.ts";
import { DEFINITIONS } from "./definitions.ts";
import { FORM_PATHS, type FormId } from "./form-ids.ts";
import { FORM_PAGES, fieldWords, voiceOf } from "./form-words.server.ts";
import { hasFailed } from "./outcome.server.ts";
import { whomToAsk } from "./whom-to-ask.ts";

const REFERENCE = /^B4-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** What a form's page needs beside its own words: the same for everybody, so it can be cached. */
export function formData(context: Readonly<RouterContextProvider>, form: FormId) {
  const { contactEmail } = context.get(siteContext);
  const content = context.get(contentContext);
  const { locale } = content;
  const { optional, choose, sending, trap, titlePrefix, errors } = content.words("formWords");
  const { draft, unavailable, offline, consent, orWrite, sendNote } = voiceOf(content, form);
  const email = contactEmail;
  const { multiple, asked } = DEFINITIONS[form];
  return {
    id: form,
    locale,
    path: FORM_PATHS[form],
    multiple,
    ...(asked.length > 0 && { asked }),
    fields: fieldWords(content, form),
    email,
    words: {
      optional,
      choose,
      sending,
      trap,
      titlePrefix,
      errors,
      draft,
      offline: { ...offline, text: fill(offline.text, { email }) },
      unavailable: { ...unavailable, text: fill(unavailable.text, { email }) },
      consent,
      orWrite,
      sendNote: fill(sendNote, { days: ANSWER_WORKING_DAYS }),
    },
    failed: hasFailed(context),
  };
}
export type FormPageData = ReturnType<typeof formData>;

/**
 * What somebody reads who has sent a form: the reference that the address names, and words that are
 * the same for everybody. Undefined when the address names none; nothing is looked up.
 */
export function sentData(context: Readonly<RouterContextProvider>, url: URL, form: FormId) {
  const reference = url.searchParams.get("sent") ?? "";
  if (!REFERENCE.test(reference)) return undefined;
  const { contactEmail } = context.get(siteContext);
  const content = context.get(contentContext);
  const { locale } = content;
  const words = voiceOf(content, form).sent;
  const personId = whomToAsk(form, url.searchParams.get("topic") ?? undefined);
  const person = personId && personIn(content, personId);
  const date = byDay(locale, answerBy(new Date()).toISOString().slice(0, 10));
  const values = { days: ANSWER_WORKING_DAYS, date, email: contactEmail };
  return {
    form,
    locale,
    reference,
    email: contactEmail,
    words: {
      ...words,
      by: fill(words.by, values),
      ask: fill(person ? words.ask : words.askNobody, { ...values, name: person?.name ?? "" }),
      next: content.words(FORM_PAGES[form]).form.sentNext,
    },
    person: person && { name: person.name, role: person.role, portrait: person.portrait },
  };
}
export type SentData = NonNullable<ReturnType<typeof sentData>>;
