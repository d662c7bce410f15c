import type { ComponentProps } from "react";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { CheckField } from "../../design/fields/check-field.tsx";
import { ChoiceGroup } from "../../design/fields/choice-group.tsx";
import { SelectField } from "../../design/fields/select-field.tsx";
import { TextArea } from "../../design/fields/text-area.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { useField, useFormView } from "./form-context.tsx";

/** The primitives of design/fields with words, value and error of the form they stand in. */
type Named = { name: string; isOptional?: boolean };

type TextProps = Named & {
  /** One of a group is enough: neither marked as optional nor required. */
  isOneOfSeveral?: boolean;
} & Pick<
    ComponentProps<typeof TextField>,
    "type" | "autoComplete" | "lead" | "inputMode" | "spellCheck"
  >;

export function Text({ name, isOptional, isOneOfSeveral, ...input }: TextProps) {
  const { label, hint, error, optional, value } = useField(name, isOptional);
  return (
    <TextField
      {...input}
      {...{ name, label, hint, error, optional }}
      defaultValue={value}
      required={!isOptional && !isOneOfSeveral}
    />
  );
}

export function Area({ name, isOptional, rows }: Named & { rows?: number }) {
  const { label, hint, error, optional, value } = useField(name, isOptional);
  return (
    <TextArea
      {...{ name, label, hint, error, optional }}
      {...(rows !== undefined && { rows })}
      defaultValue={value}
      required={!isOptional}
    />
  );
}

type SelectProps = Named & { choices?: ComponentProps<typeof SelectField>["choices"] };

export function Select({ name, isOptional, choices: own }: SelectProps) {
  const { label, hint, error, optional, value, choices, placeholder } = useField(name, isOptional);
  return (
    <SelectField
      {...{ name, label, hint, error, optional, placeholder }}
      choices={own ?? choices}
      defaultValue={value}
      required={!isOptional}
    />
  );
}

type ChoicesProps = Named & Pick<ComponentProps<typeof ChoiceGroup>, "type" | "layout">;

export function Choices({ name, isOptional, type, layout }: ChoicesProps) {
  const { label, hint, error, optional, chosen, choices } = useField(name, isOptional);
  return (
    <ChoiceGroup
      {...{ name, type, label, hint, error, optional, choices, chosen }}
      {...(layout && { layout })}
      required={!isOptional}
    />
  );
}

export function Tick({ name }: { name: string }) {
  const { label, hint, error, value } = useField(name, undefined);
  return <CheckField {...{ name, label, hint, error }} defaultChecked={value === "yes"} />;
}

/** The questions that the page has no place of its own for, as their schema says. */
function Asked() {
  return useFormView().data.asked?.map(({ name, kind, isOptional }) => {
    if (kind === "line") return <Text key={name} {...{ name, isOptional }} />;
    if (kind === "text" || kind === "links") return <Area key={name} {...{ name, isOptional }} />;
    const type = kind === "one" ? "radio" : "checkbox";
    return <Choices key={name} {...{ name, isOptional, type }} />;
  });
}

/** The consent, with the way to what becomes of one's details; what is asked at last comes before it. */
export function Consent() {
  const { data } = useFormView();
  const { error, value } = useField("consent", undefined);
  const { label, link } = data.words.consent;
  return (
    <>
      <Asked />
      <CheckField
        name="consent"
        error={error}
        defaultChecked={value === "yes"}
        required
        label={
          <>
            {label}{" "}
            <PrefetchLink className="text-link" to="/privacy">
              {link}
            </PrefetchLink>
          </>
        }
      />
    </>
  );
}
