import type { InputHTMLAttributes } from "react";
import { described, FieldError, type FieldProps } from "./field.tsx";

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "type">;

/** One box to tick, its sentence beside it: a consent, a switch. Sends "yes" unless told otherwise. */
export function CheckField(props: FieldProps & CheckProps) {
  const { name, label, hint, error, optional: _, id = name, value = "yes", ...input } = props;
  return (
    <div className={error ? "field check is-wrong" : "field check"}>
      <div className="choice">
        <input
          {...input}
          {...described(id, hint, error)}
          type="checkbox"
          id={id}
          name={name}
          value={value}
        />
        <label className="choice-label" htmlFor={id}>
          {label}
        </label>
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
