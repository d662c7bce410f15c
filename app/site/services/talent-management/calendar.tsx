import type { Pages } from "../../../../content/types.ts";
import { classes } from "../../../design/classes.ts";
import styles from "./calendar.module.css";

type CalendarProps = {
  words: Pages["serviceTalentManagement"]["calendar"];
  /** From Monday on: what the day is called, and what is seen of it. */
  days: readonly { name: string; picture: string }[];
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
          {days.map(({ name, picture }, index) => (
            <li key={name}>
              <img src={picture} width={180} height={320} alt="" loading="lazy" />
              <h3 className={classes("small", styles.day)}>{name}</h3>
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
