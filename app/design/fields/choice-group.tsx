import { described, FieldError, type FieldProps } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

export type ChoiceGroupProps = FieldProps & {
  /** One of the choices, or any number of them. */
  type: "radio" | "checkbox";
  choices: readonly Choice[];
  /** What is chosen at first. */
  chosen?: readonly string[];
  required?: boolean;
  /** "row": touching blocks, for few and short words; "list": one under the other. */
  layout?: "row" | "list";
  onChange?: (value: string, checked: boolean) => void;
};

/**
 * A question with its answers in view. The first answer carries the group's id, so that an error
 * summary's link leads to something that takes focus.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, hint, error, optional, id = name, type, choices, chosen = [] } = props;
  const { required, layout = "list", onChange } = props;
  return (
    <fieldset
      className={error ? "field choices is-wrong" : "field choices"}
      aria-describedby={described(id, hint, error)["aria-describedby"]}
    >
      <legend className="field-label">
        {label}
        {optional && <span className="field-optional"> {optional}</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={`choices-${layout}`}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input
              type={type}
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              required={type === "radio" ? required : undefined}
              aria-invalid={error ? true : undefined}
              // Not every screen reader reads a group's description when focus comes by a link.
              aria-describedby={error && index === 0 ? `${id}-error` : undefined}
              onChange={onChange && ((event) => onChange(choice.value, event.target.checked))}
            />
            <span className="choice-label">
              {choice.label}
              {choice.hint && <span className="choice-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
