import { createContext, useContext } from "react";
import {
  type FormErrors,
  type FormValues,
  textOf,
  textsOf,
} from "../../design/fields/form-state.ts";
import type { FormAnswer } from "../form-answer.ts";
import type { FormPageData } from "../form-page.server.ts";

export type FormView = {
  data: FormPageData;
  values: FormValues;
  errors: FormErrors;
  /** A sentence found in the browser; empty takes the server's away. */
  setError(name: string, error: string): void;
  /** The document that is here ahead of the form, or from before. */
  file: FormAnswer["file"];
  setFile(file: FormAnswer["file"]): void;
};

export const FormContext = createContext<FormView | undefined>(undefined);

export function useFormView(): FormView {
  const view = useContext(FormContext);
  if (!view) throw new Error("A field of a form stands outside of one");
  return view;
}

/** What all kinds of fields take from the form around them. */
export function useField(name: string, isOptional: boolean | undefined) {
  const { data, values, errors } = useFormView();
  const words = data.fields[name];
  return {
    label: words?.label ?? name,
    hint: words?.hint,
    error: errors[name],
    optional: isOptional ? data.words.optional : undefined,
    value: textOf(values, name),
    chosen: textsOf(values, name),
    choices: Object.entries(words?.options ?? {}).map(([value, label]) => ({ value, label })),
    placeholder: data.words.choose,
  };
}
