import { ErrorSummary } from "../../../design/fields/error-summary.tsx";
import type { FormErrors } from "../../../design/fields/form-state.ts";
import { SubmitButton } from "../../../design/fields/submit-button.tsx";
import { TextField } from "../../../design/fields/text-field.tsx";
import { Hint } from "../../ui/hint.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffForm } from "../../ui/staff-form.tsx";
import type { Route } from "./+types/route.ts";

type EntryPage = Route.ComponentProps["loaderData"];

type RepairFormProps = {
  data: EntryPage;
  /** What was sent and came back. */
  sent:
    | { errors: FormErrors; values: Readonly<Record<string, string>>; heading: string }
    | undefined;
};

/** What can be set right, and another try; without fields just the try. */
export function RepairForm({ data: { words, entry }, sent }: RepairFormProps) {
  const { fields } = entry;
  const errors = sent?.errors ?? {};
  return (
    <Section id="tray-repair" title={fields.length > 0 ? words.entry.repair : words.entry.retry}>
      <Hint>{fields.length > 0 ? words.entry.repairHint : words.entry.retryHint}</Hint>
      <StaffForm method="post" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="retry" />
        {sent && (
          <ErrorSummary
            heading={sent.heading}
            errors={errors}
            fields={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
          />
        )}
        {fields.map(({ name, label, value, isOptional }) => (
          <TextField
            key={name}
            name={name}
            type={name === "email" ? "email" : "text"}
            label={label}
            hint={isOptional ? words.entry.leaveOut : undefined}
            error={errors[name]}
            defaultValue={sent?.values[name] ?? value}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        <SubmitButton pendingLabel={words.entry.retrying} tone="ink">
          {words.entry.retry}
        </SubmitButton>
      </StaffForm>
    </Section>
  );
}
