import type { FormValues } from "../../../design/fields/form-state.ts";
import { Paper } from "../paper/paper.tsx";
import type { Route } from "./+types/route.ts";
import { answerTo } from "./answer.ts";
import styles from "./brief-sheet.module.css";
import { STEP_FIELDS, STEP_IDS, type StepId } from "./steps.ts";

type CampaignsData = Route.ComponentProps["loaderData"];

type BriefSheetProps = {
  at: StepId;
  values: FormValues;
  words: CampaignsData["words"]["form"];
  form: CampaignsData["form"];
};

/**
 * The brief as it stands: a line for each step, written on once it has been answered. The form says all of
 * it, so it is for the eye alone.
 */
export function BriefSheet({ at, values, words, form }: BriefSheetProps) {
  const now = STEP_IDS.indexOf(at);
  const written = (id: StepId) =>
    STEP_FIELDS[id]
      .map((name) => answerTo(name, values, form.fields))
      .filter(Boolean)
      .join(", ");
  return (
    <div className={styles.desk} aria-hidden="true">
      <Paper hasPencil>
        <ol className={styles.lines}>
          {STEP_IDS.map((id, index) => (
            <li key={id} className={index === now ? styles.current : undefined}>
              <b>{index + 1}</b> <span>{words.steps[id]}</span>{" "}
              <span className={styles.answer}>{index < now && written(id)}</span>
            </li>
          ))}
        </ol>
      </Paper>
    </div>
  );
}
