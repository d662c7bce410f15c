import type { GridView } from "../views/grid-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import table from "./base-table.module.css";
import styles from "./posting-grid.module.css";

/** Median views by weekday and hour of posting: a table whose cells carry their level as a ground. */
export function PostingGridTable({ view, words }: { view: GridView; words: ResultWords }) {
  const { grid } = words;
  return (
    <div className={table.block}>
      <h4 className="h4">{grid.heading}</h4>
      <p>{view.sentence}</p>
      <table className={styles.grid}>
        <caption className="visually-hidden">{grid.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{grid.hours}</span>
            </th>
            {view.columns.map(({ name, short }) => (
              <th scope="col" key={name} abbr={name}>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ key, median, posts, level, best }) => (
                <td key={key} data-level={level} data-best={best || undefined}>
                  <b>{median}</b> <span aria-hidden="true">{posts.count}</span>
                  <span className="visually-hidden">{posts.words}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{grid.note}</p>
    </div>
  );
}
