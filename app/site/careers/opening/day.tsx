import { classes } from "../../../design/classes.ts";
import styles from "./day.module.css";
import { lightAt } from "./day-light.ts";

/** Of a field's sky, from its top: where the line is, and how far above it the highest sun stands. */
const HORIZON = 100;
const RISE = 70;

type DayProps = {
  words: { heading: string; lead: string };
  /** From the first to the last; behind the time, English has its half of the day. */
  moments: readonly { at: string; text: string }[];
};

/** Four moments of a day in a job, as it grows dark. */
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
        {moments.map(({ at, text }) => {
          const [clock, half] = at.split(" ");
          const { isSun, height } = lightAt(at);
          return (
            <li key={at}>
              <svg className={classes(styles.light, isSun && styles.sun)} aria-hidden="true">
                <circle cx="84%" cy={`${HORIZON - height * RISE}%`} />
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
