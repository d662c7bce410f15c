import { classes } from "../classes.ts";
import styles from "./ruled-thirds.module.css";

type RuledThirdsProps = {
  heading: string;
  items: readonly { title: string; text: string }[];
};

/** A heading, and beside it three texts, each under a rule. */
export function RuledThirds({ heading, items }: RuledThirdsProps) {
  return (
    <section className={classes("wrap section", styles.thirds)}>
      <h2 className="d3">{heading}</h2>
      <ul className={styles.items}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
