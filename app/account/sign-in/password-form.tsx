import { Form } from "react-router";
import { textOf } from "../../design/fields/form-state.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { useProblemTitle } from "../../design/fields/use-problem-title.ts";
import { fill } from "../../i18n/fill.ts";
import { AccountLink } from "../account-page.tsx";
import { FormProblem } from "../form-problem.tsx";
import type { AccountState } from "../refuse.server.ts";
import type { Route } from "./+types/route.ts";

type PasswordStep = Extract<Route.ComponentProps["loaderData"], { step: "password" }>;

type PasswordFormProps = { page: PasswordStep; state: AccountState | undefined };

/** E-mail and password, and the providers below. */
export function PasswordForm({ page, state }: PasswordFormProps) {
  const { words, form, notice, providers, problemHeading } = page;
  useProblemTitle(form.titlePrefix, state);
  return (
    <>
      {notice && !state && (
        <Notice tone={notice.tone} heading={notice.heading}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <FormProblem
        state={state}
        heading={problemHeading}
        fields={{ email: words.email, password: words.password }}
      />
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="next" value={page.next} />
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={textOf(state?.values, "email")}
          error={state?.errors.email}
        />
        <TextField
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          required
          error={state?.errors.password}
        />
        <SubmitButton pendingLabel={form.sending}>{words.submit}</SubmitButton>
      </Form>
      <AccountLink to="/account/forgot-password">{words.forgot}</AccountLink>
      {providers.length > 0 && (
        <div className="grid gap-1.5">
          <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 text-small text-text-3 before:border-t before:border-line after:border-t after:border-line">
            {words.or}
          </p>
          {providers.map(({ name, label, href }) => (
            <a key={name} className="button button-outline" href={href}>
              <span className="button-label">{fill(words.provider, { provider: label })}</span>
            </a>
          ))}
        </div>
      )}
    </>
  );
}
