import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { afterPress } from "../../browser/press.ts";
import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import type { FormErrors, FormValues } from "../../design/fields/form-state.ts";
import { Notice } from "../../design/fields/notice.tsx";
import "../../design/fields/forms.css";
import { type AnswersSchema, checkAnswers } from "../check-answers.ts";
import { errorWords } from "../error-words.ts";
import { type FormAnswer, HIDDEN_FIELDS, type HiddenFields, TRAP_FIELD } from "../form-answer.ts";
import type { FormPageData } from "../form-page.server.ts";
import type { Unreached } from "./client-action.ts";
import { isBlank, valuesIn } from "./draft.ts";
import { DraftControl } from "./draft-control.tsx";
import { firstTouch } from "./first-touch.ts";
import { FormContext } from "./form-context.tsx";
import { Hidden } from "./hidden.tsx";
import { useDraft } from "./use-draft.ts";
import { useOnePress } from "./use-one-press.ts";
import "./site-form.css";

type SiteFormProps = {
  data: FormPageData;
  /** The module of the form's schema, loaded when somebody begins to fill it in. */
  loadSchema: () => Promise<{ schema: AnswersSchema<unknown> }>;
  /** What the address has chosen already; more recent than any draft. */
  preset?: FormValues;
  /** What is chosen as long as nobody has. */
  initial?: FormValues;
  /** Hears what the fields are made anew with: a draft, the server's answer, nothing once cleared. */
  onValues?: (values: FormValues) => void;
  children: ReactNode | ((shown: ShownForm) => ReactNode);
};

/** What the questions are shown with. */
type ShownForm = {
  answer: FormAnswer | undefined;
  values: FormValues;
  step: string | undefined;
};

const NOTHING: FormValues = {};
const nothing = () => undefined;

/**
 * A form of the site. Without script it posts and comes back; with it, it also checks a field when it
 * is left, keeps a draft in the browser, and says where the visit began.
 */
export function SiteForm({
  data,
  loadSchema,
  preset = NOTHING,
  initial = NOTHING,
  onValues,
  children,
}: SiteFormProps) {
  const { answer, unreached, dismiss } = useAnswer();
  const form = useRef<HTMLFormElement>(null);
  const schema = useRef<Promise<{ schema: AnswersSchema<unknown> } | undefined>>(undefined);
  const { draft, state, version, key, save, clear } = useDraft(data, form, answer, {
    ...initial,
    ...preset,
  });
  const [found, setFound] = useState<{ of: unknown; errors: FormErrors }>({
    of: answer,
    errors: {},
  });
  const [hidden, setHidden] = useState<HiddenFields>({});
  const isSending = useNavigation().state === "submitting";
  const onSubmit = useOnePress(isSending, useActionData());

  useFailedTitle(data.words.titlePrefix, answer);

  const shown = answer ?? draft;
  const values = answer
    ? answer.values
    : { ...initial, ...draft?.values, ...(state === "cleared" ? {} : preset) };
  const errors = { ...answer?.errors, ...(found.of === answer && found.errors) };
  const setError = (name: string, error: string) =>
    setFound(({ of, errors }) => ({
      of: answer,
      errors: { ...(of === answer && errors), [name]: error },
    }));
  const [uploaded, setUploaded] = useState<{ of: unknown; file: FormAnswer["file"] }>();
  const file = uploaded?.of === shown && uploaded ? uploaded.file : shown?.file;
  const setFile = (file: FormAnswer["file"]) => setUploaded({ of: shown, file });
  const step = shown?.step;
  const notice = unreached ? data.words[unreached] : answer?.notice;

  function clearAll() {
    dismiss();
    clear();
  }

  /** Asked for once: a form whose checks can't be had is checked by the server alone. */
  const checks = () => (schema.current ??= loadSchema().catch(nothing));

  async function check(event: SyntheticEvent<HTMLFormElement>) {
    const { name, value, type } = event.target as HTMLInputElement;
    // Nobody is told off for a question they have merely passed by.
    if (!form.current || !(name in data.fields) || type === "file") return;
    if (!value && !errors[name]) return;
    const loaded = await checks();
    if (!loaded || !form.current) return;
    const checked = checkAnswers(loaded.schema, valuesIn(form.current, data.fields, data.multiple));
    const code = "errors" in checked && checked.errors[name];
    const words = code && errorWords({ [name]: code }, data.fields, data.words.errors)[name];
    afterPress(() => setError(name, words || ""));
  }

  async function begin() {
    if (hidden.stamp !== undefined) return;
    setHidden({ ...firstTouch(), key: key.current ?? "", stamp: "" });
    checks();
    // Filled in before this page was ready, on a slow phone or as a draft: how long it takes to send says nothing.
    const typed = form.current && valuesIn(form.current, data.fields, data.multiple);
    if (typed && !isBlank(typed, { ...initial, ...preset })) return;
    try {
      const response = await fetch("/api/forms/stamp");
      if (!response.ok) return;
      const { stamp } = (await response.json()) as { stamp: string };
      setHidden((before) => ({ ...before, stamp }));
    } catch {
      // Without a stamp a form is taken as from somebody without script.
    }
  }

  // Not in setFile: by now what else is typed is saved with the file, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a file has come
  useEffect(() => {
    if (uploaded) save(step, file);
  }, [uploaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are made anew with these alone
  useEffect(() => onValues?.(values), [version, answer]);

  const view = { data, values, errors, setError, file, setFile };
  const labels = Object.fromEntries(
    Object.entries(data.fields).map(([name, { label }]) => [name, label]),
  );
  const hiddenValues = { ...answer?.hidden, ...hidden };
  return (
    <FormContext value={view}>
      <Form
        ref={form}
        key={version}
        id="form"
        className="form site-form"
        method="post"
        action={data.path}
        encType={
          "cvKey" in data.fields ? "multipart/form-data" : "application/x-www-form-urlencoded"
        }
        noValidate
        replace
        preventScrollReset
        aria-busy={isSending}
        onFocus={begin}
        onBlur={check}
        onSubmit={onSubmit}
        onInput={() => save(step, file)}
      >
        {answer?.heading && (
          <ErrorSummary
            heading={answer.heading}
            errors={answer.errors}
            fields={labels}
            ids={{ cvKey: "cv" }}
          />
        )}
        {notice && (
          <Notice tone="problem" heading={notice.heading} live>
            {notice.text}
          </Notice>
        )}
        <DraftControl state={state} words={data.words.draft} onClear={clearAll} />
        {HIDDEN_FIELDS.map((name) => (
          <Hidden key={name} name={name} value={hiddenValues[name]} />
        ))}
        <p className="form-trap" aria-hidden="true">
          <label htmlFor={TRAP_FIELD}>{data.words.trap}</label>
          <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </p>
        {typeof children === "function" ? children({ answer, step, values }) : children}
      </Form>
    </FormContext>
  );
}

/**
 * The server's last answer. One that did not come takes nothing away: what the page showed before
 * stays, with a notice above it.
 */
function useAnswer() {
  const latest = useActionData() as FormAnswer | Unreached | undefined;
  const last = useRef<FormAnswer>(undefined);
  const [dismissed, setDismissed] = useState<FormAnswer>();
  const isUnreached = latest !== undefined && "unreached" in latest;
  if (!isUnreached) last.current = latest;
  const answer = last.current;
  return {
    answer: answer === dismissed ? undefined : answer,
    unreached: isUnreached ? latest.unreached : undefined,
    dismiss: () => setDismissed(answer),
  };
}

/** With script the head does not hear of an action's answer (without, the loader tells it). */
function useFailedTitle(prefix: string, answer: FormAnswer | undefined) {
  useEffect(() => {
    const plain = document.title.replace(`${prefix}: `, "");
    document.title = answer?.heading || answer?.notice ? `${prefix}: ${plain}` : plain;
  }, [prefix, answer]);
}
