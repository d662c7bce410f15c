import type { FactsWords } from "../service/service-words.ts";
import styles from "./blanks.module.css";

/** The lines of one's own contract with us as its sheet, each with its blank, and nobody has signed yet. */
export function Blanks({ words }: { words: FactsWords }) {
  return (
    <section className={styles.sand}>
      <div className={`wrap section ${styles.beside}`}>
        <div>
          <h2 className="d2 leading-[1.02]">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className={styles.paper}>
          <dl className={styles.lines}>
            {words.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>
            <svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
              <path d="M8 46H122L150 4V60M150 46H232" />
            </svg>
            {words.note}
          </p>
        </div>
      </div>
    </section>
  );
}
