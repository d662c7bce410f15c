import type { ReactNode } from "react";
import { classes } from "../../../../design/classes.ts";
import styles from "./field.module.css";

type FieldProps = {
  title: string;
  badge: string;
  /** In the colours of the night by day as well. */
  isNight?: boolean;
  children: ReactNode;
};

/** A chart that is the case's main picture: it takes the whole width, on the case's own ground. */
export function Field({ title, badge, isNight = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <figure className={classes("wrap", styles.chart, isNight && styles.night)}>
        <figcaption className="case-chart-head">
          <h3 className="d3">{title}</h3>
          <span className={styles.badge}>{badge}</span>
        </figcaption>
        {children}
      </figure>
    </div>
  );
}
