import { classes } from "../../../design/classes.ts";
import styles from "./day.module.css";
import type { Light } from "./day-light.server.ts";

/** Of a field's sky, from its top: where the line is, and how far above it the highest sun stands. */
const HORIZON = 100;
const RISE = 70;

type DayProps = {
  words: { heading: string; lead: string };
  /** From the first to the last; behind the time, English has its half of the day. */
  moments: readonly { at: string; text: string; light: Light }[];
};

/** Four moments of a day in a job, each under the sky of its hour. */
export function Day({ words, moments }: DayProps) {
  return (
    <section aria-labelledby="opening-day">
      <div className={styles.head}>
        <h2 className="d3" id="opening-day">
          {words.heading}
        </h2>
        <p className="small">{words.lead}</p>
      </div>
      <ol className={styles.moments}>
        {moments.map(({ at, text, light }) => {
          const [clock, half] = at.split(" ");
          return (
            <li key={at} className={styles[light.sky]}>
              <svg className={classes(styles.light, light.isSun && styles.sun)} aria-hidden="true">
                <circle cy={`${HORIZON - light.height * RISE}%`} />
              </svg>
              <b>
                {clock} {half && <small>{half}</small>}
              </b>{" "}
              <span>{text}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
