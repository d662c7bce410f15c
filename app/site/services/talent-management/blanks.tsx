import pencil from "../../../design/assets/drawn/tails/pencil.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import type { CostWords, FactsWords } from "../service/service-words.ts";
import styles from "./blanks.module.css";

type BlanksProps = { price: CostWords; words: FactsWords };

/** The price is a line of a contract, and blank here; then the other lines, as a sheet that nobody has signed yet. */
export function Blanks({ price, words }: BlanksProps) {
  return (
    <section className={classes("overflow-x-clip", grounds.sand)}>
      <div className="wrap section">
        <h2 className={classes("d2", styles.heading)}>{price.heading}</h2>
        <p className={styles.share} aria-hidden="true">
          <img src={pencil} width={420} height={60} alt="" loading="lazy" />%
        </p>
        <div className={styles.terms}>
          <p className="lead">{price.lead}</p>
          <dl>
            {price.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.advice}>{price.note}</p>
        </div>
        <div className={styles.beside}>
          <div>
            <h2 className="d3">{words.heading}</h2>
            <p className="lead mt-2.5">{words.lead}</p>
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
      </div>
    </section>
  );
}
