import { data, type RouterContextProvider, redirect } from "react-router";
import { BadBody } from "../../packages/lib/body/bad-body.ts";
import { refusedBodyStatus } from "../../packages/lib/body/refused-body.ts";
import { contentContext } from "../content/content.server.ts";
import { plural } from "../content/plural.ts";
import { siteContext } from "../context.ts";
import type { FormErrors, FormValues } from "../design/fields/form-state.ts";
import { textOf } from "../design/fields/form-state.ts";
import { fill } from "../i18n/fill.ts";
import { readBody, valuesOf } from "./body/read-body.server.ts";
import { type AnswersSchema, checkAnswers } from "./check-answers.ts";
import { type Answers, DEFINITIONS, fieldsOf } from "./definitions.ts";
import { errorWords } from "./error-words.ts";
import {
  FORM_ANSWER_HEADER,
  type FormAnswer,
  HIDDEN_FIELDS,
  INTENT_FIELD,
  SENT_ID,
  TRAP_FIELD,
} from "./form-answer.ts";
import { FORM_PATHS, type FormId } from "./form-ids.ts";
import { fieldWords, voiceOf } from "./form-words.server.ts";
import { INTAKE_RETRY_AFTER_S, IntakeUnavailable, intakeContext, RefusedFile } from "./intake.ts";
import { toSubmission } from "./lead.server.ts";
import { formFailed } from "./outcome.server.ts";
import { provenanceOf } from "./provenance.ts";
import { senderOf } from "./sender.server.ts";
import { posterOf, sentQuery } from "./sent-address.ts";
import type { KeptFile } from "./submission.ts";
import { openingTitle } from "./summary.server.ts";

const KEY_PATTERN = /^[\w-]{16,64}$/;

export type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A form as it came in: every field there, nothing checked yet. */
export type ReceivedForm = {
  form: FormId;
  values: FormValues;
  hidden: FormAnswer["hidden"];
  trap: string;
  intent: string;
  file: KeptFile | undefined;
  /** Why the file that came along is not taken: a code of its field's errors. */
  fileError: string | undefined;
  /** The file could not be stored: nothing else can be, either. */
  fault?: IntakeUnavailable | undefined;
  /** Seconds until another may be posted, where that was counted already. */
  waitS: number | undefined;
  referer: string | null;
  step?: string | undefined;
};

/** Reads a form and stores its file. Throws a Response for what no browser sends. */
export async function readForm(
  { request, context }: ActionArgs,
  form: FormId,
): Promise<ReceivedForm> {
  const intake = context.get(intakeContext);
  const sender = senderOf(context);
  // Counted before the rest is waited for: whoever begins without end is counted too.
  const waitS = hasFile(form) ? await intake.take("post", `${sender} ${form}`) : undefined;
  let file: KeptFile | undefined;
  let fileError: string | undefined;
  let fault: IntakeUnavailable | undefined;
  const entries = await readBody(request, async (name, upload) => {
    if (name !== "cv" || !hasFile(form) || file) return;
    if (waitS || (await intake.take("upload", sender)) > 0) {
      fileError = "upload";
      return;
    }
    try {
      file = await intake.keepFile({ ...upload, sender });
    } catch (error) {
      if (error instanceof RefusedFile) fileError = error.reason;
      else if (error instanceof IntakeUnavailable) fault = error;
      else throw error;
    }
  }).catch((error: unknown) => {
    const status = error instanceof BadBody ? error.status : refusedBodyStatus(error);
    if (!status) throw error;
    throw data({ statusCode: status, statusMessage: (error as Error).message }, { status });
  });
  const { multiple } = DEFINITIONS[form];
  const values = valuesOf(entries, fieldsOf(form), multiple);
  const first = (name: string) => entries.get(name)?.[0] ?? "";
  const hidden = Object.fromEntries(HIDDEN_FIELDS.map((name) => [name, first(name)]));
  return {
    form,
    values: file ? { ...values, cvKey: file.key } : values,
    hidden,
    trap: first(TRAP_FIELD),
    intent: first(INTENT_FIELD),
    file,
    fileError,
    fault,
    waitS,
    referer: request.headers.get("referer"),
  };
}

/**
 * Takes in a form: checked, stored durably, and only then acknowledged with a 303 to the page that
 * says so. A form that can't be taken comes back with all that was typed: 422 wrong, 429 too many,
 * 503 not now.
 */
export async function submitForm(
  context: ActionArgs["context"],
  form: ReceivedForm,
  /** The step to show again, in a form that has some. */
  step?: string,
) {
  const received = { ...form, step };
  try {
    if (received.fault) throw received.fault;
    return await submit(context, received);
  } catch (error) {
    if (!(error instanceof IntakeUnavailable)) throw error;
    const { heading, text } = voiceOf(context.get(contentContext), received.form).unavailable;
    const email = context.get(siteContext).contactEmail;
    const notice = { heading, text: fill(text, { email }) };
    return comeBack(context, received, { notice }, 503, INTAKE_RETRY_AFTER_S);
  }
}

async function submit(context: ActionArgs["context"], received: ReceivedForm) {
  const { form } = received;
  const intake = context.get(intakeContext);
  const limitKey = `${senderOf(context)} ${form}`;
  const wait = received.waitS ?? (await intake.take("post", limitKey));
  if (wait > 0) return tooMany(context, received, wait);

  const file = received.file ?? (await keptFile(context, received));
  const schema = DEFINITIONS[form].schema as AnswersSchema<Answers>;
  const checked = checkAnswers<Answers>(schema, {
    ...received.values,
    ...known(context, received),
  });
  const errors = { ...("errors" in checked ? checked.errors : {}), ...fileErrors(received, file) };
  if (!("answers" in checked) || Object.values(errors).some(Boolean)) {
    return comeBack(context, { ...received, file }, { errors }, 422);
  }

  const site = context.get(siteContext);
  const { landing = "", referrer = "", stamp = "", key = "" } = received.hidden;
  const submission = toSubmission(site, {
    form,
    key: KEY_PATTERN.test(key) ? key : undefined,
    answers: checked.answers,
    file,
    provenance: provenanceOf({ landing, referrer }, received.referer, Object.values(site.origins)),
    trap: received.trap,
    sinceReady: intake.sinceStamp(stamp),
  });
  const before = await intake.find(submission);
  if (before) return sentPage(form, before.reference, checked.answers);
  // It was sent with another form, and its content may have gone on already.
  if (file?.isSent) return comeBack(context, received, { errors: { cvKey: "gone" } }, 422);
  const pause = await intake.take("submission", limitKey);
  if (pause > 0) return tooMany(context, { ...received, file }, pause);
  try {
    return sentPage(form, (await intake.keep(submission)).reference, checked.answers);
  } catch (error) {
    // Whoever is asked to try again has not used up one of the submissions that the limit allows.
    await intake.giveBack("submission", limitKey);
    throw error;
  }
}

/** What the server alone can tell about an answer: whether an opening is still open. */
function known(context: ActionArgs["context"], { form, values }: ReceivedForm) {
  if (form !== "careers-apply") return {};
  const isOpen = openingTitle(localeOf(context), textOf(values, "opening"));
  return isOpen ? {} : { opening: "" };
}

async function keptFile(context: ActionArgs["context"], { values }: ReceivedForm) {
  const key = textOf(values, "cvKey");
  return key === "" ? undefined : context.get(intakeContext).keptFile(key);
}

function fileErrors(
  { form, values, fileError }: ReceivedForm,
  file: KeptFile | undefined,
): FormErrors {
  if (form !== "careers-apply") return {};
  if (fileError) return { cvKey: fileError };
  return textOf(values, "cvKey") !== "" && !file ? { cvKey: "gone" } : {};
}

/** Where the page says that it is here: the address leads focus and window there, also without script. */
function sentPage(form: FormId, reference: string, answers: Answers) {
  const query = sentQuery(reference, posterOf(form, answers));
  if (form === "contact") query.set("topic", String(answers.topic));
  if (form === "careers-apply") query.set("opening", String(answers.opening));
  return redirect(`${FORM_PATHS[form]}?${query}#${SENT_ID}`, 303);
}

function tooMany(context: ActionArgs["context"], received: ReceivedForm, waitS: number) {
  const locale = localeOf(context);
  const { heading, text, opens } = voiceOf(context.get(contentContext), received.form).limit;
  const opensAgain = plural(locale, Math.max(1, Math.ceil(waitS / 60)), opens);
  const email = context.get(siteContext).contactEmail;
  const notice = { heading, text: fill(text, { opens: opensAgain, email }) };
  return comeBack(context, received, { notice }, 429, waitS);
}

type Wrong = { errors?: FormErrors; notice?: FormAnswer["notice"]; step?: string | undefined };

/** The form once more, with all that was typed and what is wrong in the visitor's words. */
export function comeBack(
  context: ActionArgs["context"],
  received: ReceivedForm,
  { errors = {}, notice, step = received.step }: Wrong,
  status: number,
  retryAfterS?: number,
) {
  const locale = localeOf(context);
  const { form, values, hidden, file } = received;
  const content = context.get(contentContext);
  const shared = content.words("formWords");
  // Of an answer that is right nothing is said.
  const codes = Object.fromEntries(Object.entries(errors).filter(([, code]) => code));
  const wrong = Object.keys(codes).length;
  if (status >= 400) formFailed(context);
  const answer: FormAnswer = {
    values: { ...values, ...(file ? {} : { cvKey: "" }) },
    errors: errorWords(codes, fieldWords(content, form), shared.errors),
    heading: wrong > 0 ? plural(locale, wrong, shared.summary) : "",
    hidden,
    file: file && { key: file.key, label: file.label },
    ...(notice && { notice }),
    ...(step !== undefined && { step }),
  };
  const headers = new Headers({ "cache-control": "no-store", [FORM_ANSWER_HEADER]: "1" });
  if (retryAfterS !== undefined) headers.set("retry-after", String(retryAfterS));
  return data(answer, { status, headers });
}

/** A form with a file streams in as it is read; the others are there before anything begins. */
const hasFile = (form: FormId) => form === "careers-apply";

const localeOf = (context: ActionArgs["context"]) => context.get(siteContext).locale;
