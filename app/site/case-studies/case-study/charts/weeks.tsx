import { classes } from "../../../../design/classes.ts";
import type { WeeksModel } from "./chart-models.ts";
import { Field } from "./field.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { WEEK_HEIGHT, WEEK_WIDTH } from "./week-size.ts";
import styles from "./weeks.module.css";

type WeeksProps = { chart: WeeksModel; badge: string; tableLabel: string };

/** A quarter as a calendar: each week a heap of dots, those who came back at its foot. */
export function Weeks({ chart, badge, tableLabel }: WeeksProps) {
  const { title, legend, weeks, table } = chart;
  return (
    <Field title={title} badge={badge}>
      <ul className={classes("small", styles.legend)}>
        <li className={classes(styles.dot, styles.returned)}>{legend.back}</li>
        <li className={styles.dot}>{legend.first}</li>
        <li>{legend.unit}</li>
      </ul>
      <div className={styles.weeks} role="img" aria-label={`${title}. ${tableLabel}.`}>
        {weeks.map(({ label, back, first }) => (
          <div key={label}>
            <svg viewBox={`0 0 ${WEEK_WIDTH} ${WEEK_HEIGHT}`} aria-hidden="true">
              <path className={styles.back} d={back} />
              <path d={first} />
            </svg>
            <span>{label}</span>
          </div>
        ))}
      </div>
      <FiguresTable table={table} label={tableLabel} />
    </Field>
  );
}
