import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import { Notice } from "../../design/fields/notice.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { Confirm, Confirms } from "../ui/confirm.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import { StepButton } from "../ui/step-button.tsx";
import { Tally } from "../ui/tally.tsx";
import type { Route } from "./+types/route.ts";
import { AccountName } from "./account-name.tsx";
import { AccountSection } from "./account-section.tsx";
import { CodeField } from "./code-field.tsx";
import { TwoStepSetup } from "./two-step-setup.tsx";

type AccountData = Route.ComponentProps["loaderData"];
type AccountState = Route.ComponentProps["actionData"];

const IDS = { password: "two-step-password", otp: "two-step-otp", codes: "two-step-codes" };

type Props = { data: AccountData; state: AccountState };

/** Two-step sign-in: on or off, and the way to the other. */
export function TwoStepSection({ data, state }: Props) {
  const { words, email, provider, hasTwoStep } = data;
  const texts = words.tfa;
  const own = state?.section === "tfa" ? state : undefined;
  if (provider) return null;
  return (
    <AccountSection id="account-two-step" heading={texts.heading}>
      <p className="max-w-[36rem]">
        <Tally tone={hasTwoStep ? "ok" : "quiet"} isSentence>
          {hasTwoStep ? texts.isOn : texts.isOff}
        </Tally>
      </p>
      {own && (
        <ErrorSummary
          heading={own.heading}
          errors={own.errors}
          fields={{ password: texts.password, otp: texts.code, codes: texts.password }}
          ids={IDS}
        />
      )}
      {hasTwoStep && (
        <>
          {own?.codes && <ShownCodes texts={texts} codes={own.codes} />}
          <RecoveryCodes
            texts={texts}
            email={email}
            error={own?.errors.codes}
            hasNew={own?.codes !== undefined}
          />
          <SwitchOff texts={texts} error={own?.errors.otp} />
        </>
      )}
      {!hasTwoStep && own?.setup && (
        <TwoStepSetup texts={texts} setup={own.setup} id={IDS.otp} error={own.errors.otp} />
      )}
      {!hasTwoStep && !own?.setup && (
        <Begin texts={texts} email={email} error={own?.errors.password} />
      )}
    </AccountSection>
  );
}

type Texts = AccountData["words"]["tfa"];

type BeginProps = { texts: Texts; email: string; error: string | undefined };

function Begin(props: BeginProps) {
  const { begin } = props.texts;
  return <PasswordStep {...props} id={IDS.password} intent="tfa-begin" label={begin} />;
}

type PasswordStepProps = BeginProps & { id: string; intent: string; label: string };

/** A step that only the password allows. */
function PasswordStep({ texts, email, error, id, intent, label }: PasswordStepProps) {
  return (
    <StaffForm method="post" noValidate>
      <AccountName email={email} />
      <TextField
        name="password"
        id={id}
        type="password"
        label={texts.password}
        error={error}
        autoComplete="current-password"
        required
      />
      <StepButton intent={intent}>{label}</StepButton>
    </StaffForm>
  );
}

function SwitchOff({ texts, error }: { texts: Texts; error: string | undefined }) {
  return (
    <Confirms>
      <Confirm
        label={texts.off.label}
        consequence={texts.off.consequence}
        isOpen={error !== undefined}
      >
        <StaffForm method="post" noValidate>
          <CodeField id={IDS.otp} label={texts.code} error={error} />
          <StepButton intent="tfa-off" isDangerous>
            {texts.off.submit}
          </StepButton>
        </StaffForm>
      </Confirm>
    </Confirms>
  );
}

/** Said once: whoever leaves the page makes new ones. */
function ShownCodes({ texts, codes }: { texts: Texts; codes: readonly string[] }) {
  return (
    <Notice tone="success" heading={texts.recovery.heading} live>
      <p>{texts.recovery.text}</p>
      <ul className="mt-1.5 max-w-[26rem] columns-[11.5rem] whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type RecoveryProps = BeginProps & { hasNew: boolean };

/** Ways in for the day on which the phone is lost. */
function RecoveryCodes({ hasNew, ...props }: RecoveryProps) {
  const { label, consequence, submit } = props.texts.recovery;
  return (
    <Confirms>
      <Confirm
        key={String(hasNew)}
        label={label}
        consequence={consequence}
        isOpen={props.error !== undefined}
      >
        <PasswordStep {...props} id={IDS.codes} intent="tfa-codes" label={submit} />
      </Confirm>
    </Confirms>
  );
}
