import type { InputHTMLAttributes } from "react";
import { described, Field, type FieldProps } from "./field.tsx";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "prefix">;
export type TextFieldProps = FieldProps &
  InputProps & {
    /** A sign before the text that is not part of the value, e.g. "@". */
    lead?: string;
  };

/** One line of text: name, e-mail, phone, address, date, number, password. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, optional, id = name, lead, type = "text", ...input } = props;
  const control = (
    <input
      {...input}
      {...described(id, hint, error)}
      className="field-control"
      id={id}
      name={name}
      type={type}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {lead ? (
        <span className="field-with-lead">
          <span className="field-lead" aria-hidden="true">
            {lead}
          </span>
          {control}
        </span>
      ) : (
        control
      )}
    </Field>
  );
}
