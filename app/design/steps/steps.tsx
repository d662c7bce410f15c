import { classes } from "../classes.ts";
import styles from "./steps.module.css";

type StepsProps = {
  items: readonly { title: string; text: string }[];
  className?: string;
};

/** What happens one after the other, counted down to air. */
export function Steps({ items, className }: StepsProps) {
  return (
    <ol className={classes(styles.steps, className)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {items.length - index}
          </span>
          <h3 className="h4">{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
