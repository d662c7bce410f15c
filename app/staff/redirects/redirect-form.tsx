import type { Pages } from "../../../content/types.ts";
import { ChoiceGroup } from "../../design/fields/choice-group.tsx";
import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import type { RedirectErrors, RedirectValues } from "./save.server.ts";

type RedirectFormProps = {
  words: Pages["adminRedirects"]["form"];
  /** What is stored, or what was typed and came back. */
  values: RedirectValues;
  errors?: RedirectErrors | undefined;
  /** The error summary's heading. */
  heading?: string | undefined;
};

/** An address, where it leads and for how long; for a new redirect as for one that changes. */
export function RedirectForm({ words, values, errors = {}, heading = "" }: RedirectFormProps) {
  return (
    <StaffForm method="post" noValidate>
      <ErrorSummary
        heading={heading}
        errors={errors}
        fields={{ path: words.path, target: words.target }}
      />
      <TextField
        name="path"
        label={words.path}
        hint={words.pathHint}
        error={errors.path}
        defaultValue={values.path}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        name="target"
        label={words.target}
        hint={words.targetHint}
        error={errors.target}
        defaultValue={values.target}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ChoiceGroup
        name="kind"
        type="radio"
        label={words.kind}
        choices={[
          { value: "temporary", label: words.temporary, hint: words.temporaryHint },
          { value: "permanent", label: words.permanent, hint: words.permanentHint },
        ]}
        chosen={[values.kind === "permanent" ? "permanent" : "temporary"]}
      />
      <SubmitButton tone="ink" name="intent" value="save" pendingLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </StaffForm>
  );
}
