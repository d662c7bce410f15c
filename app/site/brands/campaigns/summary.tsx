import type { FormValues } from "../../../design/fields/form-state.ts";
import type { FieldsWords } from "../../../forms/error-words.ts";
import type { Route } from "./+types/route.ts";
import { answerTo } from "./answer.ts";
import { STEP_FIELDS, STEP_IDS } from "./steps.ts";

type CampaignsData = Route.ComponentProps["loaderData"];

type SummaryProps = {
  values: FormValues;
  words: CampaignsData["words"]["form"];
  fields: FieldsWords;
};

/** All answers once more, each step with a way back to it. */
export function Summary({ values, words, fields }: SummaryProps) {
  const steps = STEP_IDS.filter((id) => id !== "summary");
  return (
    <div className="brief-summary">
      {steps.map((id) => (
        <section key={id} aria-labelledby={`summary-${id}`}>
          <div className="brief-summary-head">
            <h4 id={`summary-${id}`}>{words.steps[id]}</h4>
            <button
              type="submit"
              className="text-link"
              name="intent"
              value={`to:${id}`}
              aria-describedby={`summary-${id}`}
            >
              {words.change}
            </button>
          </div>
          <dl>
            {STEP_FIELDS[id].map((name) => {
              const answer = answerTo(name, values, fields);
              return (
                answer && (
                  <div key={name}>
                    <dt>{fields[name]?.label}</dt>
                    <dd>{answer}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
