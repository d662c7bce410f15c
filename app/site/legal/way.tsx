import { classes } from "../../design/classes.ts";
import styles from "./way.module.css";

type WayProps = {
  heading: string;
  /** On every frame that has room for it. */
  tag?: string;
  /** A step that is not there, or not the real one, has a dashed frame. */
  steps: readonly { heading: string; text: string; picture: string; isDashed?: boolean }[];
};

/** Frames on the line, each with its words: a form from the button to its end, or what is an example. */
export function Way({ heading, tag, steps }: WayProps) {
  return (
    <figure className={styles.way}>
      <figcaption>{heading}</figcaption>
      <ol>
        {steps.map((step) => (
          <li key={step.heading}>
            <img
              src={step.picture}
              alt=""
              width="180"
              height="320"
              loading="lazy"
              className={classes(step.isDashed && styles.dashed)}
            />
            {tag && (
              <span className={classes("bug bug-signal", styles.tag)} aria-hidden="true">
                {tag}
              </span>
            )}
            <p>
              <b>{step.heading}</b> {step.text}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
