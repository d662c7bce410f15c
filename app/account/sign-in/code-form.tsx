import { Form } from "react-router";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { useProblemTitle } from "../../design/fields/use-problem-title.ts";
import { AccountLink } from "../account-page.tsx";
import { FormProblem } from "../form-problem.tsx";
import type { AccountState } from "../refuse.server.ts";
import type { Route } from "./+types/route.ts";

type CodeStep = Extract<Route.ComponentProps["loaderData"], { step: "code" }>;

/** A recovery code, in four groups with a space or hyphen between, and some to spare. */
const MAX_LENGTH = 24;

type CodeFormProps = { page: CodeStep; state: AccountState | undefined };

/** The one-time code, after a right password. */
export function CodeForm({ page, state }: CodeFormProps) {
  const { words, form, problemHeading, next } = page;
  useProblemTitle(form.titlePrefix, state);
  return (
    <>
      <FormProblem state={state} heading={problemHeading} fields={{ code: words.label }} />
      <Form
        method="post"
        className="form [&_.field-control]:max-w-[17em]! [&_.field-control]:text-[1.25rem]! [&_.field-control]:tracking-[0.08em]! [&_.field-control]:tabular-nums"
        noValidate
      >
        <input type="hidden" name="step" value="code" />
        <TextField
          name="code"
          label={words.label}
          hint={words.hint}
          autoComplete="one-time-code"
          maxLength={MAX_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          required
          error={state?.errors.code}
        />
        <SubmitButton pendingLabel={form.sending}>{words.submit}</SubmitButton>
      </Form>
      <AccountLink to={`/account/sign-in?${new URLSearchParams({ next })}`}>
        {words.startOver}
      </AccountLink>
    </>
  );
}
