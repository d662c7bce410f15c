import styles from "./short.module.css";

type ShortProps = { heading: string; lines: readonly { line: string; picture: string }[] };

/** The text in four sentences, each with its picture on the line. */
export function Short({ heading, lines }: ShortProps) {
  return (
    <section className={styles.short} aria-labelledby="legal-short">
      <h2 id="legal-short">{heading}</h2>
      <ul>
        {lines.map(({ line, picture }) => (
          <li key={line}>
            <img src={picture} alt="" width="180" height="320" />
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
