import styles from "./day.module.css";

type DayProps = {
  words: { heading: string; lead: string };
  /** From the first to the last, the time as a clock of 24 hours. */
  moments: readonly { at: string; text: string }[];
};

/** Four moments of a day in a job, as it grows dark. */
export function Day({ words, moments }: DayProps) {
  return (
    <section className={styles.day}>
      <div className={styles.head}>
        <h2 className="d3">{words.heading}</h2>
        <p className="small">{words.lead}</p>
      </div>
      <ol className={styles.moments}>
        {moments.map(({ at, text }) => (
          <li key={at}>
            <b>{at}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
