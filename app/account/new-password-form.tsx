import { Form } from "react-router";
import { textOf } from "../design/fields/form-state.ts";
import { SubmitButton } from "../design/fields/submit-button.tsx";
import { TextField } from "../design/fields/text-field.tsx";
import { useProblemTitle } from "../design/fields/use-problem-title.ts";
import { FormProblem } from "./form-problem.tsx";
import type { AccountState } from "./refuse.server.ts";

/** Longest part of a name, in characters. */
const MAX_NAME_LENGTH = 100;

type NewPasswordFormProps = {
  /** From the mail's link. */
  token: string;
  words: { password: string; hint: string; submit: string };
  /** Of a new account, whose owner says what they are called. */
  name?: { first: string; last: string; hint: string; optional: string };
  form: { titlePrefix: string; sending: string };
  problemHeading: string;
  state: AccountState | undefined;
};

/** Chooses a password with the right that a mailed link gives. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { token, words, name, form, problemHeading, state } = props;
  useProblemTitle(form.titlePrefix, state);
  return (
    <>
      <FormProblem
        state={state}
        heading={problemHeading}
        fields={{ ...(name && { first_name: name.first }), password: words.password }}
      />
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="token" value={token} />
        {name && (
          <>
            <TextField
              name="first_name"
              label={name.first}
              hint={name.hint}
              autoComplete="given-name"
              maxLength={MAX_NAME_LENGTH}
              required
              defaultValue={textOf(state?.values, "first_name")}
              error={state?.errors.first_name}
            />
            <TextField
              name="last_name"
              label={name.last}
              optional={name.optional}
              autoComplete="family-name"
              maxLength={MAX_NAME_LENGTH}
              defaultValue={textOf(state?.values, "last_name")}
            />
          </>
        )}
        <TextField
          name="password"
          type="password"
          label={words.password}
          hint={words.hint}
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          required
          error={state?.errors.password}
        />
        <SubmitButton pendingLabel={form.sending}>{words.submit}</SubmitButton>
      </Form>
    </>
  );
}
