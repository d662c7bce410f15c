import type { TextareaHTMLAttributes } from "react";
import { described, Field, type FieldProps } from "./field.tsx";

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: FieldProps & AreaProps) {
  const { name, label, hint, error, optional, id = name, rows = 4, ...area } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...area}
        {...described(id, hint, error)}
        className="field-control field-area"
        id={id}
        name={name}
        rows={rows}
      />
    </Field>
  );
}
