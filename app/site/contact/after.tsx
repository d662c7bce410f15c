import styles from "./after.module.css";

type AfterProps = {
  words: { heading: string; lead: string };
  steps: readonly { picture: string; when: string; heading: string; text: string }[];
};

/** What becomes of a message, as frames on the line; where the message ends, so does the line. */
export function After({ words, steps }: AfterProps) {
  return (
    <section className={styles.after}>
      <div className="wrap">
        <h2 className="d3">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <ol>
          {steps.map(({ picture, when, heading, text }) => (
            <li key={when}>
              <img src={picture} alt="" width={180} height={320} loading="lazy" />
              <p className="bug">{when}</p>
              <h3 className="h4">{heading}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
