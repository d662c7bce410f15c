import plan from "../../../design/assets/drawn/floor-plan.svg?url";
import van from "../../../design/assets/drawn/prices/van.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import type { CostWords } from "../service/service-words.ts";
import styles from "./bill.module.css";

/** The bill as it comes off the plan: both lie on the table, the one on the other. */
export function Bill({ words }: { words: CostWords }) {
  return (
    <section className={classes(styles.table, grounds.sand)}>
      <img className={styles.plan} src={plan} width={1200} height={520} alt="" loading="lazy" />
      <div className={classes("wrap section", styles.beside)}>
        <div className={styles.head}>
          <h2 className="d2">{words.heading}</h2>
          <p className="lead mt-2.5">{words.lead}</p>
        </div>
        <div className={styles.bill}>
          <img src={van} width={180} height={320} alt="" loading="lazy" />
          <dl>
            {words.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{words.note}</p>
        </div>
      </div>
    </section>
  );
}
