import { ChoiceGroup } from "../../design/fields/choice-group.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { Hint } from "../ui/hint.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import { StepButton } from "../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";
import { AccountSection } from "./account-section.tsx";

type AccountData = Route.ComponentProps["loaderData"];

/** Longest name or title, in characters. */
const MAX_LENGTH = 100;

/** Name, job title and the language of one's mails. */
export function ProfileSection({ data }: { data: AccountData }) {
  const { words, email, firstName, lastName, jobTitle, language, languages } = data;
  const texts = words.profile;
  return (
    <AccountSection id="account-profile" heading={texts.heading}>
      <StaffForm method="post">
        <div className="grid grid-cols-1 gap-2.5 phone:grid-cols-2">
          <TextField
            name="first_name"
            label={texts.firstName}
            defaultValue={firstName}
            autoComplete="given-name"
            maxLength={MAX_LENGTH}
          />
          <TextField
            name="last_name"
            label={texts.lastName}
            defaultValue={lastName}
            autoComplete="family-name"
            maxLength={MAX_LENGTH}
          />
        </div>
        <TextField
          name="title"
          label={texts.jobTitle}
          optional={texts.optional}
          hint={texts.jobTitleHint}
          defaultValue={jobTitle}
          autoComplete="organization-title"
          maxLength={MAX_LENGTH}
        />
        <div>
          <p className="field-label">{texts.email}</p>
          <p className="font-600 wrap-anywhere">
            <MailAddress text={email} />
          </p>
          <Hint>{texts.emailHint}</Hint>
        </div>
        <ChoiceGroup
          name="language"
          type="radio"
          layout="row"
          label={texts.language}
          hint={texts.languageHint}
          choices={languages}
          chosen={[language]}
        />
        <StepButton intent="profile">{texts.submit}</StepButton>
      </StaffForm>
    </AccountSection>
  );
}
