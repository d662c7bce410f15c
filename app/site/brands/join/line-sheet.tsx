import { Paper } from "../paper/paper.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./line-sheet.module.css";

type JoinData = Route.ComponentProps["loaderData"];

/** Where each goal's 4 stands on the line, in the drawing's units. */
const PITCH = 92;
const FIRST = 84;

/**
 * What has been ticked so far, on one line: a 4 for each goal, the timing on a ruler, the budget in words. It
 * follows the form by style alone (line-sheet.module.css), says nothing that the form does not, and is for
 * the eye.
 */
export function LineSheet({ words, form }: Pick<JoinData, "words" | "form">) {
  const { goals, timing, budget } = form.fields;
  return (
    <div className={styles.way} aria-hidden="true">
      <div className={styles.desk}>
        <Paper className={styles.sheet}>
          <p className={styles.head}>
            <span className="bug bug-signal">{words.stage.bug}</span>{" "}
            {Object.entries(budget?.options ?? {}).map(([value, label]) => (
              <span key={value} className={styles.budget}>
                {label}{" "}
              </span>
            ))}
          </p>
          <svg className={styles.line} viewBox="0 0 600 170" aria-hidden="true">
            <path d="M-1200 112H1800" />
            {Object.keys(goals?.options ?? {}).map((value, index) => (
              <path
                key={value}
                className={styles.four}
                d={`M${FIRST + index * PITCH - 54} 112l54 -88v125`}
              />
            ))}
          </svg>
          <ul className={styles.goals}>
            {Object.entries(goals?.options ?? {}).map(([value, label]) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
          <ol className={styles.timing}>
            {Object.entries(timing?.options ?? {}).map(([value, label]) => (
              <li key={value}>{label}</li>
            ))}
          </ol>
          <div className={styles.notes} />
        </Paper>
      </div>
    </div>
  );
}
