import { type SyntheticEvent, useState } from "react";
import { type FormValues, textOf } from "../../../design/fields/form-state.ts";
import type { FormPageData } from "../../../forms/form-page.server.ts";
import { Area, Choices, Consent, Select, Text, Tick } from "../../../forms/view/fields.tsx";
import { Send } from "../../../forms/view/send.tsx";
import { SiteForm } from "../../../forms/view/site-form.tsx";

/** As in the schema, which is loaded later: below it a guardian has to agree, in years. */
const ADULT_AGE = 18;
const HANDLES = ["handleTiktok", "handleInstagram", "handleYoutube", "handleTwitch"];
const GUARDIAN_FIELDS = ["guardianName", "guardianEmail", "guardianConsent"];

type CreatorFormProps = {
  data: FormPageData;
  /** Typed on another page: it goes into the first field that has room for one. */
  handle: string;
  onValues: (values: FormValues) => void;
  words: {
    heading: string;
    lead: string;
    sections: { you: string; guardian: string; channel: string; next: string };
    handles: string;
    handlesHint: string;
    send: string;
    note: string;
    subject: string;
  };
};

const loadSchema = () => import("../../../forms/creators-join/schema.ts");

/** The application of a creator. */
export function CreatorForm({ data, words, handle, onValues }: CreatorFormProps) {
  const [birthDate, setBirthDate] = useState("");
  const hearDate = ({ target }: SyntheticEvent) => setBirthDate((target as HTMLInputElement).value);
  return (
    <>
      <h2 className="d3">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <SiteForm
        data={data}
        loadSchema={loadSchema}
        {...(handle && { preset: { handleTiktok: handle } })}
        onValues={onValues}
      >
        {({ values, answer }) => (
          <>
            <div className="form-section">
              <h3 className="form-heading">{words.sections.you}</h3>
              <Text name="name" autoComplete="name" />
              <div className="form-row">
                <Text name="email" type="email" autoComplete="email" spellCheck={false} />
                <Text name="phone" type="tel" autoComplete="tel" isOptional />
              </div>
              <Text name="city" autoComplete="address-level2" />
              <div onInput={hearDate}>
                <Text name="birthDate" type="date" autoComplete="bday" />
              </div>
              <details
                className="form-details"
                open={
                  isUnderAge(birthDate || textOf(values, "birthDate")) ||
                  GUARDIAN_FIELDS.some((name) => textOf(values, name) || answer?.errors[name])
                }
              >
                <summary>{words.sections.guardian}</summary>
                <div className="form-section">
                  <div className="form-row">
                    <Text name="guardianName" autoComplete="section-guardian name" isOptional />
                    <Text
                      name="guardianEmail"
                      type="email"
                      autoComplete="section-guardian email"
                      isOptional
                    />
                  </div>
                  <Tick name="guardianConsent" />
                </div>
              </details>
            </div>
            <div className="form-section">
              <h3 className="form-heading">{words.sections.channel}</h3>
              <fieldset className="form-group">
                <legend>
                  {words.handles} <span className="field-hint">{words.handlesHint}</span>
                </legend>
                <div className="form-row">
                  {HANDLES.map((name) => (
                    <Text key={name} name={name} lead="@" spellCheck={false} isOneOfSeveral />
                  ))}
                </div>
                <Text name="handleOther" isOptional />
              </fieldset>
              <Choices type="radio" name="home" layout="row" />
              <div className="form-row">
                <Select name="audience" />
                <Select name="liveHours" />
              </div>
              <Area name="niche" rows={3} />
              <Text name="languages" isOptional />
              <Area name="links" rows={2} isOptional />
            </div>
            <div className="form-section">
              <h3 className="form-heading">{words.sections.next}</h3>
              <Area name="message" isOptional />
              <Tick name="show" />
              <Consent />
              <Send label={words.send} note={words.note} subject={words.subject} />
            </div>
          </>
        )}
      </SiteForm>
    </>
  );
}

/** Whether a birth date says less than 18 years; what is no date yet, or a year half typed, does not. */
function isUnderAge(birthDate: string): boolean {
  const adult = new Date(birthDate);
  adult.setUTCFullYear(adult.getUTCFullYear() + ADULT_AGE);
  return adult > new Date();
}
