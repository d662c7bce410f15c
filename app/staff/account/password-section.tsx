import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { fill } from "../../i18n/fill.ts";
import { Hint } from "../ui/hint.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import { StepButton } from "../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";
import { AccountName } from "./account-name.tsx";
import { AccountSection } from "./account-section.tsx";
import { CodeField } from "./code-field.tsx";

type AccountData = Route.ComponentProps["loaderData"];
type AccountState = Route.ComponentProps["actionData"];

const IDS = { current: "password-current", new: "password-new", otp: "password-otp" };

/** A new password; asks for the current one, and for a code where two steps are on. */
export function PasswordSection({ data, state }: { data: AccountData; state: AccountState }) {
  const { words, email, provider, hasTwoStep } = data;
  const texts = words.password;
  const { errors = {}, heading = "" } = state?.section === "password" ? state : {};
  return (
    <AccountSection id="account-password" heading={texts.heading}>
      {provider ? (
        <Hint>{fill(texts.byProvider, { provider })}</Hint>
      ) : (
        // Passwords are never put back into a form that came back.
        <StaffForm method="post" noValidate>
          <Hint>{texts.text}</Hint>
          <ErrorSummary
            heading={heading}
            errors={errors}
            fields={{ current: texts.current, new: texts.new, otp: texts.code }}
            ids={IDS}
          />
          <AccountName email={email} />
          <TextField
            name="current"
            id={IDS.current}
            type="password"
            label={texts.current}
            error={errors.current}
            autoComplete="current-password"
            required
          />
          <TextField
            name="new"
            id={IDS.new}
            type="password"
            label={texts.new}
            hint={texts.newHint}
            error={errors.new}
            autoComplete="new-password"
            required
          />
          {hasTwoStep && <CodeField id={IDS.otp} label={texts.code} error={errors.otp} />}
          <StepButton intent="password">{texts.submit}</StepButton>
        </StaffForm>
      )}
    </AccountSection>
  );
}
