import type { Pages } from "../../../../content/types.ts";
import { classes } from "../../../design/classes.ts";
import styles from "./calendar.module.css";

type CalendarProps = {
  words: Pages["serviceTalentManagement"]["calendar"];
  /** Names of the days from Monday on. */
  days: readonly string[];
};

/** An example week: what the creator does, and what we do meanwhile. */
export function Calendar({ words, days }: CalendarProps) {
  return (
    <section className={styles.calendar}>
      <div className="wrap section">
        <h2 className="d3">{words.heading}</h2>
        <p className={classes("bugs", styles.keys)} aria-hidden="true">
          <span className={classes("bug", styles.keyYou)}>{words.you}</span>{" "}
          <span className={classes("bug", styles.keyWe)}>{words.we}</span>
        </p>
        <ol className={styles.days}>
          {days.map((day, index) => (
            <li key={day}>
              <h3 className={classes("small", styles.day)}>{day}</h3>
              <p className={styles.you}>
                <span className="visually-hidden">{words.you}: </span>
                {words.yourDays[index]}
              </p>
              <p className={styles.we}>
                <span className="visually-hidden">{words.we}: </span>
                {words.ourDays[index]}
              </p>
            </li>
          ))}
        </ol>
        <p className={classes("note", styles.note)}>{words.note}</p>
      </div>
    </section>
  );
}
