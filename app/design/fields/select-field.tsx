import ChevronDown from "icon:lucide/chevron-down";
import type { SelectHTMLAttributes } from "react";
import { described, Field, type FieldProps } from "./field.tsx";

export type Choice = { value: string; label: string; hint?: string };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>;
export type SelectFieldProps = FieldProps &
  SelectProps & {
    choices: readonly Choice[];
    /** Shown while nothing is chosen, e.g. "Choose". */
    placeholder?: string;
  };

/** One of more than a handful: the platform's own select. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, optional, id = name, choices, placeholder, ...select } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className="field-select">
        <select
          {...select}
          {...described(id, hint, error)}
          className="field-control"
          id={id}
          name={name}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </span>
    </Field>
  );
}
