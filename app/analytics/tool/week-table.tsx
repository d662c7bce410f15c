import { classes } from "../../design/classes.ts";
import { ScrollBox } from "../charts/scroll-box.tsx";
import type { ResultWords } from "../views/score-view.ts";
import type { WeekRow } from "../views/week-view.ts";
import table from "./base-table.module.css";
import styles from "./range-rows.module.css";

/** The newest week on the scale of the account's own weeks. A table, because that is what it is. */
export function WeekTable({ rows, words }: { rows: readonly WeekRow[]; words: ResultWords }) {
  const { week } = words;
  return (
    <section className="wrap an-part" id="week">
      <h3 className="d3">{week.heading}</h3>
      <p className={table.lead}>{week.text}</p>
      <ScrollBox className={table.scroll} label={week.heading}>
        <table className={classes(table.table, table.folding, styles.rows)}>
          <caption className="visually-hidden">{week.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{week.metric}</th>
              <th scope="col">{week.now}</th>
              <th scope="col" className={classes(table.wide, styles.scaleHead)}>
                {week.usual}
              </th>
              <th scope="col">{week.place}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, now, usual, note, place, placeName, at }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <b>{now}</b>
                </td>
                <td className={classes(table.wide, styles.scale)}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <path className={styles.rail} d="M0 5H100" />
                    <rect
                      className={styles.range}
                      x={at.low}
                      width={at.high - at.low}
                      y="2"
                      height="6"
                    />
                    <path className={styles.now} d={`M${at.now} 0V10`} />
                  </svg>
                  <span>
                    {usual} <span className="note">{note}</span>
                  </span>
                </td>
                <td>
                  <span className={place === "below" ? styles.below : ""}>{placeName}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
