import styles from "./way.module.css";

type WayProps = {
  heading: string;
  steps: readonly { heading: string; text: string; picture: string }[];
};

/** A form from the button to its end, as frames on the line. */
export function Way({ heading, steps }: WayProps) {
  return (
    <figure className={styles.way}>
      <figcaption>{heading}</figcaption>
      <ol>
        {steps.map((step) => (
          <li key={step.heading}>
            <img src={step.picture} alt="" width="180" height="320" loading="lazy" />
            <p>
              <b>{step.heading}</b> {step.text}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
