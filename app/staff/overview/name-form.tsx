import type { Pages } from "../../../content/types.ts";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { Abreast } from "../ui/abreast.tsx";
import { Hint } from "../ui/hint.tsx";
import { Section } from "../ui/section.tsx";
import { StaffForm } from "../ui/staff-form.tsx";

/** Longest part of a name, in characters. */
const MAX_LENGTH = 100;

/** Asks somebody without a name for it, where they come first. */
export function NameForm({ words }: { words: Pages["adminOverview"]["name"] }) {
  return (
    <Section id="overview-name" title={words.title}>
      <Hint>{words.text}</Hint>
      <StaffForm method="post" isLine>
        <Abreast of="fields">
          <TextField
            name="first_name"
            label={words.first}
            autoComplete="given-name"
            maxLength={MAX_LENGTH}
            required
          />
          <TextField
            name="last_name"
            label={words.last}
            optional={words.optional}
            autoComplete="family-name"
            maxLength={MAX_LENGTH}
          />
        </Abreast>
        <SubmitButton tone="ink">{words.submit}</SubmitButton>
      </StaffForm>
    </Section>
  );
}
