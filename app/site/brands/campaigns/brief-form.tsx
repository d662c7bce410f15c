import { useEffect, useRef } from "react";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import { type FormValues, textsOf } from "../../../design/fields/form-state.ts";
import { SubmitButton } from "../../../design/fields/submit-button.tsx";
import { Area, Choices, Consent, Select, Text } from "../../../forms/view/fields.tsx";
import { Hidden } from "../../../forms/view/hidden.tsx";
import { Send } from "../../../forms/view/send.tsx";
import { SiteForm } from "../../../forms/view/site-form.tsx";
import { fill } from "../../../i18n/fill.ts";
import "./campaigns.css";
import type { Route } from "./+types/route.ts";
import { BriefSheet } from "./brief-sheet.tsx";
import { STEP_FIELDS, STEP_IDS, type StepId } from "./steps.ts";
import { Summary } from "./summary.tsx";

type CampaignsData = Route.ComponentProps["loaderData"];

const loadSchema = () => import("../../../forms/brands-campaigns/schema.ts");

/** A campaign brief in six steps; the answers of the others travel along unseen. */
export function BriefForm({ words: { form: words }, form }: CampaignsData) {
  return (
    <>
      <h2 className="d3">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <SiteForm data={form} loadSchema={loadSchema}>
        {({ step, values }) => {
          const at = STEP_IDS.find((id) => id === step) ?? "goal";
          return <Step key={at} at={at} values={values} words={words} form={form} />;
        }}
      </SiteForm>
    </>
  );
}

type Words = CampaignsData["words"]["form"];
type StepProps = { at: StepId; values: FormValues; words: Words; form: CampaignsData["form"] };

function Step({ at, values, words, form }: StepProps) {
  const index = STEP_IDS.indexOf(at);
  const progress = fill(words.progress, { step: index + 1, steps: STEP_IDS.length });
  return (
    <div className="form-section brief-step choice-tiles">
      <ol className="brief-count" aria-hidden="true">
        {STEP_IDS.map((id, place) => (
          <li key={id} className={place <= index ? "is-reached" : undefined} />
        ))}
      </ol>
      <StepHeading isFirst={index === 0} progress={progress} heading={words.steps[at]} />
      {STEP_IDS.filter((id) => id !== at).flatMap((id) =>
        fieldsOf(id, form).flatMap((name) =>
          textsOf(values, name).map((value) => (
            <Hidden key={`${name} ${value}`} name={name} value={value} />
          )),
        ),
      )}
      <Questions at={at} />
      {at === "summary" ? (
        <>
          <Summary values={values} words={words} fields={form.fields} />
          <Consent />
          <Send label={words.send} note={words.note} subject={words.subject} />
        </>
      ) : (
        <div className="form-send">
          <SubmitButton name="intent" value={`next:${at}`}>
            {words.next}
          </SubmitButton>
        </div>
      )}
      <p className="brief-back">
        {index > 0 ? (
          <button type="submit" className="text-link" name="intent" value={`back:${at}`}>
            {words.previous}
          </button>
        ) : (
          <PrefetchLink className="text-link apply-back" to="/brands/playbook#chapter-8">
            {words.back}
          </PrefetchLink>
        )}
      </p>
      {at !== "summary" && <BriefSheet at={at} values={values} words={words} form={form} />}
    </div>
  );
}

/** What is asked in a step: with the consent come questions that no step has a place for. */
function fieldsOf(step: StepId, { asked = [] }: CampaignsData["form"]): readonly string[] {
  return step === "summary"
    ? [...asked.map(({ name }) => name), ...STEP_FIELDS.summary]
    : STEP_FIELDS[step];
}

function Questions({ at }: { at: StepId }) {
  if (at === "goal") {
    return (
      <>
        <Area name="product" />
        <Choices type="radio" name="goal" />
      </>
    );
  }
  if (at === "audience") {
    return (
      <>
        <Area name="audience" />
        <Text name="markets" />
      </>
    );
  }
  if (at === "terms") {
    return (
      <>
        <Text name="deadline" />
        <Text name="changesUntil" isOptional />
        <Select name="budget" />
        <Choices type="checkbox" name="covers" isOptional />
      </>
    );
  }
  if (at === "content") {
    return (
      <>
        <Choices type="checkbox" name="formats" />
        <Area name="claims" rows={3} isOptional />
        <Area name="names" rows={2} isOptional />
      </>
    );
  }
  if (at === "contact") {
    return (
      <>
        <div className="form-row">
          <Text name="company" autoComplete="organization" />
          <Text name="website" autoComplete="url" inputMode="url" isOptional />
        </div>
        <Text name="name" autoComplete="name" />
        <div className="form-row">
          <Text name="email" type="email" autoComplete="email" spellCheck={false} />
          <Text name="phone" type="tel" autoComplete="tel" isOptional />
        </div>
      </>
    );
  }
  return null;
}

type StepHeadingProps = { isFirst: boolean; progress: string; heading: string };

/** Takes the focus when a step follows another: that is what the visitor came for. */
function StepHeading({ isFirst, progress, heading }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step appears
  useEffect(() => {
    if (isFirst && document.activeElement === document.body) return;
    if (document.querySelector(".error-summary")) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <h3 className="form-heading" ref={ref} tabIndex={-1}>
      <span className="brief-progress">{progress}</span> {heading}
    </h3>
  );
}
