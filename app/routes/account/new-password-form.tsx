import { Form } from "react-router";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblemTitle } from "../../ui/forms/use-problem-title.ts";
import { FormProblem } from "./form-problem.tsx";
import type { AccountState } from "./refuse.server.ts";

type NewPasswordFormProps = {
  /** From the mail's link. */
  token: string;
  words: { password: string; hint: string; submit: string };
  form: { titlePrefix: string; sending: string };
  problemHeading: string;
  state: AccountState | undefined;
};

/** Chooses a password with the right that a mailed link gives. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { token, words, form, problemHeading, state } = props;
  useProblemTitle(form.titlePrefix, state);
  return (
    <>
      <FormProblem state={state} heading={problemHeading} fields={{ password: words.password }} />
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="token" value={token} />
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
