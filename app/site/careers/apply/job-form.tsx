import { Area, Choices, Consent, Select, Text } from "../../../forms/view/fields.tsx";
import { Send } from "../../../forms/view/send.tsx";
import { SiteForm } from "../../../forms/view/site-form.tsx";
import { fill } from "../../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";
import { CvField } from "./cv-field.tsx";

type ApplyData = Route.ComponentProps["loaderData"];

/** As in the schema: chosen by whoever applies for no particular position. */
const OPEN_APPLICATION = "open";

const loadSchema = () => import("../../../forms/careers-apply/schema.ts");

/** The application for a job. The form is made anew with another opening, its draft brought back. */
export function JobForm({ words: page, form, openings, chosen }: ApplyData) {
  const words = page.form;
  const choices = [
    ...openings.map(({ id, title, city }) => ({ value: id, label: `${title}, ${city}` })),
    { value: OPEN_APPLICATION, label: page.openApplication },
  ];
  return (
    <section className="job-form" aria-labelledby="apply-form">
      <h2 id="apply-form" className="d3">
        {words.heading}
      </h2>
      <p className="lead">{words.lead}</p>
      <SiteForm
        key={chosen?.id}
        data={form}
        loadSchema={loadSchema}
        initial={{ opening: OPEN_APPLICATION }}
        {...(chosen && { preset: { opening: chosen.id } })}
      >
        <div className="form-section">
          <h3 className="form-heading">{words.sections.you}</h3>
          <Select name="opening" choices={choices} />
          <Text name="name" autoComplete="name" />
          <div className="form-row">
            <Text name="email" type="email" autoComplete="email" spellCheck={false} />
            <Text name="city" autoComplete="address-level2" />
          </div>
          <Text name="phone" type="tel" autoComplete="tel" isOptional />
        </div>
        <div className="form-section">
          <h3 className="form-heading">{words.sections.work}</h3>
          <Area name="made" />
          <Area name="why" rows={3} isOptional />
          <Area name="links" rows={2} isOptional />
          <CvField words={words.file} />
        </div>
        <div className="form-section">
          <h3 className="form-heading">{words.sections.last}</h3>
          <Choices type="radio" name="rightToWork" layout="row" />
          <Text name="start" isOptional />
          <Consent />
          <Send
            label={words.send}
            note={words.note}
            subject={fill(words.subject, { title: chosen?.title ?? page.openApplication })}
          />
        </div>
      </SiteForm>
    </section>
  );
}
