import { classes } from "../../../../design/classes.ts";
import type { LanesModel } from "./chart-models.ts";
import { Field } from "./field.tsx";
import styles from "./lanes.module.css";

/** What each room did in each half hour: a table whose cells are the picture. */
export function Lanes({ lanes, badge }: { lanes: LanesModel; badge: string }) {
  return (
    <Field title={lanes.title} badge={badge} isNight>
      <ul className={classes("small", styles.legend)} aria-hidden="true">
        {lanes.levels.map((level, index) => (
          <li key={level}>
            <span className={classes(styles.level, styles[`of${index + 1}`])} />
            {level}
          </li>
        ))}
      </ul>
      <table className={styles.lanes}>
        <caption className="visually-hidden">{lanes.title}</caption>
        <thead>
          <tr>
            <th scope="col">{lanes.host}</th>
            {lanes.times.map((time) => (
              <th key={time} scope="col">
                <span>{time}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.rows.map(({ label, levels }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {levels.map((level, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the half hours never move.
                <td key={index}>
                  <span
                    className={classes(styles.level, styles[`of${level}`])}
                    aria-hidden="true"
                  />
                  <span className="visually-hidden">{lanes.levels[level - 1]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Field>
  );
}
