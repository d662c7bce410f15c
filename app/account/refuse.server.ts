import { data, type RouterContextProvider } from "react-router";
import { BackendError } from "../api/backend-error.server.ts";
import { plural } from "../content/plural.ts";
import { contentIn } from "../content/shown.server.ts";
import { formProblemContext, siteContext } from "../context.ts";
import type { FormErrors, FormState } from "../design/fields/form-state.ts";
import { FORM_ANSWER_HEADER } from "../forms/form-answer.ts";
import { fill } from "../i18n/fill.ts";
import { type LocaleCode, localeOf } from "../i18n/locales.ts";

/** A form that came back: what was typed, what is wrong with a field, or with the whole. */
export type AccountState = FormState & { problem: string | undefined; summary: string };

type Refusal = {
  values?: FormState["values"];
  errors?: FormErrors;
  problem?: string | undefined;
  status?: number;
  headers?: HeadersInit;
};

/** Answers an action with the form as it was sent, and says so in the title. */
export function refuse(context: Readonly<RouterContextProvider>, refusal: Refusal) {
  const { values = {}, errors = {}, problem, status = 400, headers = {} } = refusal;
  context.set(formProblemContext, true);
  const { locale } = context.get(siteContext);
  const count = Object.values(errors).filter(Boolean).length;
  const summary = plural(locale, count, contentIn(locale).words("formWords").summary);
  const state: AccountState = { values, errors, problem, summary };
  return data(state, { status, headers });
}

/**
 * A failed call in the visitor's words: too many attempts with the time to wait, or a backend that
 * can't be asked. Other failures are thrown on.
 */
export function refusalOf(error: unknown, locale: LocaleCode): Refusal {
  const { problems } = contentIn(locale).words("account");
  if (!(error instanceof BackendError)) throw error;
  if (error.status === 429) {
    const seconds = error.retryAfterS ?? SECONDS_PER_MINUTE;
    return {
      problem: fill(problems.tooMany, { wait: waitOf(seconds, locale) }),
      status: 429,
      headers: { "retry-after": String(seconds) },
    };
  }
  if (error.status < 500) throw error;
  const seconds = error.retryAfterS ?? UNAVAILABLE_RETRY_AFTER_S;
  return {
    problem: problems.unavailable,
    status: 503,
    // The header that keeps the form from being taken for a failure of ours, and shown as one.
    headers: { "retry-after": String(seconds), [FORM_ANSWER_HEADER]: "1" },
  };
}

/** When a backend that is away may be asked again, in seconds. */
const UNAVAILABLE_RETRY_AFTER_S = 30;

const SECONDS_PER_MINUTE = 60;

/** `2 minutes`, `45 seconds`. */
function waitOf(seconds: number, locale: LocaleCode): string {
  const inMinutes = seconds > SECONDS_PER_MINUTE;
  const amount = inMinutes ? Math.ceil(seconds / SECONDS_PER_MINUTE) : seconds;
  const unit = inMinutes ? "minute" : "second";
  return new Intl.NumberFormat(localeOf(locale).iso, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(amount);
}

/** What is wrong with a new password, in words, when the backend refused it for its own sake. */
export function passwordError(error: unknown, locale: LocaleCode): string | undefined {
  if (!(error instanceof BackendError) || !error.has("FAILED_VALIDATION")) return undefined;
  const { problems } = contentIn(locale).words("account");
  return error.extension("reason") === "common" ? problems.passwordCommon : problems.passwordLength;
}
