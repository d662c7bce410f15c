import { schema } from "../../../forms/brands-campaigns/schema.ts";
import { checkAnswers } from "../../../forms/check-answers.ts";
import {
  type ActionArgs,
  comeBack,
  type ReceivedForm,
  submitForm,
} from "../../../forms/receive.server.ts";

import { STEP_FIELDS, STEP_IDS, type StepId } from "./steps.ts";

/** The index of a step; the first one for a name that is none. */
const indexOf = (id: string) => Math.max(0, STEP_IDS.indexOf(id as StepId));

/**
 * One press of a button in the brief: `next:goal` checks that step and goes on, `back:audience` and
 * `to:goal` go there, `send` sends. All answers travel with the form, so no step needs the last one's
 * browser or server.
 */
export async function takeStep(context: ActionArgs["context"], received: ReceivedForm) {
  const [press = "", of = ""] = received.intent.split(":");
  if (press === "to") return comeBack(context, received, { step: STEP_IDS[indexOf(of)] }, 200);
  if (press === "back") {
    return comeBack(context, received, { step: STEP_IDS[Math.max(0, indexOf(of) - 1)] }, 200);
  }
  const checked = checkAnswers(schema, received.values);
  const errors = "errors" in checked ? checked.errors : {};
  const last = press === "next" ? indexOf(of) : STEP_IDS.length - 1;
  // Up to the step at hand: one that was passed over is asked first.
  const wrong = STEP_IDS.slice(0, last + 1).find((id) =>
    STEP_FIELDS[id].some((name) => errors[name]),
  );
  if (wrong) {
    const own = Object.fromEntries(STEP_FIELDS[wrong].map((name) => [name, errors[name]]));
    return comeBack(context, received, { errors: own, step: wrong }, 422);
  }
  if (press === "next") return comeBack(context, received, { step: STEP_IDS[last + 1] }, 200);
  return submitForm(context, received, "summary");
}
