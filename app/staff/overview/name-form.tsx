import { Form } from "react-router";
import type { Pages } from "../../../content/types.ts";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextField } from "../../design/fields/text-field.tsx";

/** Longest part of a name, in characters. */
const MAX_LENGTH = 100;

/** Asks somebody without a name for it, where they come first. */
export function NameForm({ words }: { words: Pages["adminOverview"]["name"] }) {
  return (
    <section className="staff-section overview-name" aria-labelledby="overview-name">
      <h2 id="overview-name">{words.title}</h2>
      <p className="staff-hint">{words.text}</p>
      <Form method="post" className="staff-form">
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
        <SubmitButton tone="ink">{words.submit}</SubmitButton>
      </Form>
    </section>
  );
}
