import styles from "./keep.module.css";

type KeepProps = {
  heading: string;
  longest: number;
  scale: readonly number[];
  rows: readonly { label: string; months: number; stay: string }[];
};

/** How long each form is kept, as bars on one scale of months. */
export function Keep({ heading, longest, scale, rows }: KeepProps) {
  return (
    <figure className={styles.keep}>
      <figcaption>{heading}</figcaption>
      <dl>
        {rows.map(({ label, months, stay }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.time} width={longest} height="1" />
                <rect className={styles.stay} width={months} height="1" />
                <rect className={styles.end} x={months - 0.14} width="0.14" height="1" />
              </svg>
              <b>{stay}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.scale} aria-hidden="true">
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </figure>
  );
}
