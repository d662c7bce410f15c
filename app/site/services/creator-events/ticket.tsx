import stage from "../../../design/assets/drawn/prices/chairs.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import type { CostWords } from "../service/service-words.ts";
import styles from "./ticket.module.css";

/** What moves the price of a night, printed on its ticket; the promise is on the stub. */
export function Ticket({ words }: { words: CostWords }) {
  return (
    <section className={classes("overflow-x-clip", grounds.ink)}>
      <div className={classes("wrap section", styles.night)}>
        <p className="lead">{words.lead}</p>
        <div className={styles.ticket}>
          <div className={styles.main}>
            <h2 className="d2">{words.heading}</h2>
            <dl>
              {words.items.map(({ title, text }) => (
                <div key={title}>
                  <dt className="h4">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.stub}>
            <img src={stage} width={180} height={320} alt="" loading="lazy" />
            <p className="h4">{words.note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
