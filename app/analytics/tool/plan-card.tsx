import type { PlanStep } from "../views/plan-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import styles from "./plan-card.module.css";

/** What to do this week, before any chart: three sentences, each with the figures behind it. */
export function PlanCard({ steps, words }: { steps: readonly PlanStep[]; words: ResultWords }) {
  return (
    <section className={`wrap ${styles.plan}`} id="plan">
      <h3 className={`d3 ${styles.heading}`}>{words.plan.heading}</h3>
      <ol className={styles.steps}>
        {steps.map(({ key, label, sentence, basis, known }) => (
          <li key={key} className={known ? styles.step : `${styles.step} ${styles.unknown}`}>
            <b className={styles.label}>{label}</b>
            <p className={styles.sentence}>{sentence}</p>
            <p className="note">{basis}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
