import { CheckField } from "../../design/fields/check-field.tsx";
import { ChoiceGroup } from "../../design/fields/choice-group.tsx";
import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import { FileField } from "../../design/fields/file-field.tsx";
import { Notice } from "../../design/fields/notice.tsx";
import { SelectField } from "../../design/fields/select-field.tsx";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { TextArea } from "../../design/fields/text-area.tsx";
import { TextField } from "../../design/fields/text-field.tsx";

const PLATFORMS = ["TikTok", "Instagram", "YouTube", "Twitch"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const ERRORS = { "wrong-email": "Add the part after the @", "wrong-consent": "Tick the box" };

/** Form primitives in all their states. */
export function FormsSheet() {
  return (
    <form className="form ds-forms" noValidate>
      <ErrorSummary
        heading="Two things to fix"
        errors={ERRORS}
        fields={{ "wrong-email": "E-mail", "wrong-consent": "Consent" }}
      />
      <div className="form-row">
        <TextField name="name" label="Name" defaultValue="Kalliope Mara" autoComplete="off" />
        <TextField name="wrong-email" label="E-mail" error={ERRORS["wrong-email"]} />
        <TextField
          name="handle"
          label="Handle"
          lead="@"
          hint="Without the @"
          optional="(optional)"
        />
        <TextField name="off" label="Disabled" defaultValue="Not now" disabled />
      </div>
      <ChoiceGroup
        type="radio"
        name="platform"
        label="Where are you strongest?"
        layout="row"
        choices={PLATFORMS}
        chosen={["tiktok"]}
      />
      <SelectField
        name="followers"
        label="Followers there"
        choices={PLATFORMS}
        placeholder="Choose"
      />
      <ChoiceGroup
        type="checkbox"
        name="several"
        label="Any of these"
        choices={PLATFORMS}
        chosen={["youtube"]}
        error="Choose one of the answers"
      />
      <TextArea
        name="message"
        label="What do people come to you for?"
        hint="One or two sentences."
      />
      <FileField name="cv" label="Your CV" hint="PDF, up to 5 MB">
        <p className="file-kept">Kept: βιογραφικό.pdf</p>
      </FileField>
      <CheckField
        name="wrong-consent"
        label="B4 may read my answers and write back to me."
        error={ERRORS["wrong-consent"]}
      />
      <Notice tone="success" heading="Saved">
        Everything is where it should be.
      </Notice>
      <Notice tone="info">A draft is kept on this device.</Notice>
      <Notice tone="problem" heading="We couldn’t take it in">
        Nothing you typed is lost.
      </Notice>
      <div className="form-send">
        <SubmitButton>Send application</SubmitButton>
        <SubmitButton pending pendingLabel="Sending…">
          Send
        </SubmitButton>
        <SubmitButton size="small" tone="ink">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}
