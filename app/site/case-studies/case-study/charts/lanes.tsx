import type { LanesModel } from "./chart-models.ts";

/** What each room did in each half hour: a table whose cells are the picture. */
export function Lanes({ lanes, badge }: { lanes: LanesModel; badge: string }) {
  return (
    <figure className="case-chart case-chart-wide">
      <figcaption className="case-chart-head">
        <h3 className="h4">{lanes.title}</h3>
        <span className="note">{badge}</span>
      </figcaption>
      <ul className="case-lanes-legend small" aria-hidden="true">
        {lanes.levels.map((level, index) => (
          <li key={level}>
            <span className={`case-lanes-level is-${index + 1}`} />
            {level}
          </li>
        ))}
      </ul>
      <table className="case-lanes">
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
                  <span className={`case-lanes-level is-${level}`} aria-hidden="true" />
                  <span className="visually-hidden">{lanes.levels[level - 1]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
