import { FollowedLink } from "../../../browser/followed-link.tsx";
import { SelectField } from "../../../design/fields/select-field.tsx";
import { TextField } from "../../../design/fields/text-field.tsx";
import { fill } from "../../../i18n/fill.ts";
import { Confirm, Confirms } from "../../ui/confirm.tsx";
import { ConfirmStep } from "../../ui/confirm-step.tsx";
import { Hint } from "../../ui/hint.tsx";
import { StaffForm } from "../../ui/staff-form.tsx";
import { StepButton } from "../../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";

type PersonData = Route.ComponentProps["loaderData"];

/** What an administrator may change of a person, each with what follows from it. */
export function PersonSettings({ data }: { data: PersonData }) {
  const { words, person, isInvited, isSuspended, hasTfa } = data;
  const { person: texts } = words;
  if (person.isSelf) {
    return (
      <Hint>
        {texts.self}{" "}
        <FollowedLink to="/admin/account" className="text-link">
          {texts.toAccount}
        </FollowedLink>
      </Hint>
    );
  }
  if (isInvited) return <InvitationSettings data={data} />;
  return (
    <Confirms>
      <RoleSetting data={data} />
      <EmailSetting data={data} />
      {data.hasPassword && !isSuspended && <ConfirmStep intent="reset" words={texts.reset} />}
      {hasTfa && <ConfirmStep intent="tfa-off" words={texts.tfaOff} />}
      {isSuspended ? (
        <ConfirmStep intent="reactivate" words={texts.reactivate} />
      ) : (
        <LeavingStep intent="suspend" words={texts.suspend} data={data} />
      )}
      <LeavingStep intent="delete" words={texts.remove} data={data} isDangerous />
    </Confirms>
  );
}

type LeavingProps = {
  intent: string;
  words: { label: string; consequence: string; submit: string };
  data: PersonData;
  isDangerous?: boolean;
};

/** Somebody goes: who gets what they look after is asked where there is any. */
function LeavingStep({ intent, words, data, isDangerous = false }: LeavingProps) {
  const { heirs } = data;
  const { heir } = data.words.person;
  return (
    <Confirm key={intent} label={words.label} consequence={words.consequence}>
      <StaffForm method="post">
        {heirs.count > 0 && (
          <SelectField
            id={`heir-${intent}`}
            name="heir"
            label={heir.label}
            hint={heirs.hint}
            placeholder={heir.nobody}
            choices={heirs.choices}
          />
        )}
        <StepButton intent={intent} isDangerous={isDangerous}>
          {words.submit}
        </StepButton>
      </StaffForm>
    </Confirm>
  );
}

function InvitationSettings({ data: { words, person } }: { data: PersonData }) {
  const { invitation } = words.person;
  const resend = {
    label: invitation.resend,
    consequence: fill(invitation.resendConsequence, { email: person.email }),
    submit: invitation.resendSubmit,
  };
  const withdraw = {
    label: invitation.withdraw,
    consequence: invitation.withdrawConsequence,
    submit: invitation.withdrawSubmit,
  };
  return (
    <Confirms>
      <ConfirmStep intent="resend" words={resend} />
      <ConfirmStep intent="withdraw" words={withdraw} isDangerous />
    </Confirms>
  );
}

function RoleSetting({ data: { words, role, roles } }: { data: PersonData }) {
  const texts = words.person.role;
  return (
    <Confirm label={texts.label} consequence={texts.consequence} key={role}>
      <StaffForm method="post">
        <SelectField name="role" label={texts.field} choices={roles} defaultValue={role} />
        <StepButton intent="role">{texts.submit}</StepButton>
      </StaffForm>
    </Confirm>
  );
}

function EmailSetting({ data: { words, person } }: { data: PersonData }) {
  const texts = words.person.changeEmail;
  return (
    <Confirm label={texts.label} consequence={texts.consequence} key={person.email}>
      <StaffForm method="post" noValidate>
        <TextField
          name="email"
          type="email"
          label={texts.field}
          defaultValue={person.email}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <StepButton intent="email">{texts.submit}</StepButton>
      </StaffForm>
    </Confirm>
  );
}
