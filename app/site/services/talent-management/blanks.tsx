import type { FactsWords } from "../service/service-words.ts";
import styles from "./blanks.module.css";

/** The lines of one's own contract with us, side by side, each with its blank to fill in together. */
export function Blanks({ words }: { words: FactsWords }) {
  return (
    <section className={styles.paper}>
      <div className="wrap section">
        <h2 className="d2 leading-[1.02]">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <dl className={styles.lines}>
          {words.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="h4">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{words.note}</p>
      </div>
    </section>
  );
}
