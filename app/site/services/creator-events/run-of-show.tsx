import { classes } from "../../../design/classes.ts";
import { SectionHead } from "../../../design/section-head/section-head.tsx";
import styles from "./run-of-show.module.css";
import type { RunSheet } from "./run-sheet.server.ts";

/**
 * A night with its two audiences: each line of the run sheet is a radio button, and the hall and the phone
 * beside it show that moment (`:has`; no script takes part).
 */
export function RunOfShow({ words, moments }: RunSheet) {
  return (
    <section className={styles.night}>
      <div className={classes("wrap section", styles.grid)}>
        <SectionHead
          lead={words.lead}
          split="even"
          className="tablet:col-span-full desk:grid-cols-subgrid desk:[column-gap:inherit]"
        >
          <h2 className="d2 max-w-[12ch]">{words.heading}</h2>
        </SectionHead>
        <div className={styles.scenes} aria-hidden="true">
          {moments.map(({ at, time, isPeak, hallPicture, airPicture }, index) => (
            <div
              key={at}
              className={classes(styles.scene, styles[`scene${index + 1}`], isPeak && styles.first)}
            >
              <img src={hallPicture} alt="" width="640" height="560" loading="lazy" />
              <span className={styles.clock}>{time}</span>
              <span className={styles.phone}>
                <img src={airPicture} alt="" width="180" height="320" loading="lazy" />
                <span className="bug bug-signal">{words.columns.air}</span>
              </span>
            </div>
          ))}
        </div>
        <div className={styles.sheet}>
          <p className={styles.head} aria-hidden="true">
            <span>{words.columns.time}</span> <span>{words.columns.hall}</span>{" "}
            <span>{words.columns.air}</span>
          </p>
          <fieldset className={styles.rows}>
            <legend className="visually-hidden">{words.choose}</legend>
            {moments.map(({ at, time, isPeak, hall, air }, index) => (
              <label key={at} className={classes(styles.row, isPeak && styles.peak)}>
                <input
                  type="radio"
                  name="moment"
                  value={index + 1}
                  defaultChecked={isPeak}
                  className="visually-hidden"
                />
                <span className={styles.time}>
                  <time dateTime={at}>{time}</time>{" "}
                  {isPeak && <span className="bug bug-signal bug-caps">{words.peak}</span>}
                </span>{" "}
                <span className={styles.hall}>
                  <span className={styles.label}>{words.columns.hall}: </span>
                  {hall}
                </span>{" "}
                <span className={styles.air}>
                  <span className={styles.label}>{words.columns.air}: </span>
                  {air}
                </span>
              </label>
            ))}
          </fieldset>
          <p className={classes("note", styles.note)}>{words.note}</p>
        </div>
      </div>
    </section>
  );
}
