import type { Pages } from "../../../../content/types.ts";

type Week = { day: string; label: string; full: string; count: number };
type WeekColumnsProps = { words: Pages["adminLeads"]["numbers"]; weeks: readonly Week[] };

/** Share of its slot that a column takes. */
const COLUMN_SHARE = 0.7;

/** A column a week, its number on top; the figures are in the table behind it. */
export function WeekColumns({ words, weeks }: WeekColumnsProps) {
  const max = Math.max(1, ...weeks.map(({ count }) => count));
  const slot = 100 / weeks.length;
  return (
    <figure className="lead-chart">
      <figcaption className="staff-h2">{words.weeks}</figcaption>
      <div className="lead-chart-plot">
        <svg width="100%" height="100%" role="img" aria-label={`${words.weeks}. ${words.table}.`}>
          <line className="lead-chart-base" x1="0" x2="100%" y1="100%" y2="100%" />
          {weeks.map(({ day, label, count }, index) => {
            const height = (count / max) * 100;
            const middle = `${(index + 0.5) * slot}%`;
            return (
              <g key={day}>
                <rect
                  className={
                    index === weeks.length - 1 ? "lead-chart-column is-now" : "lead-chart-column"
                  }
                  x={`${index * slot + (slot * (1 - COLUMN_SHARE)) / 2}%`}
                  width={`${slot * COLUMN_SHARE}%`}
                  y={`${100 - height}%`}
                  height={`${height}%`}
                />
                <text className="lead-chart-value" x={middle} y={`${100 - height}%`} dy="-8">
                  {count}
                </text>
                <text
                  className={index % 2 ? "lead-chart-tick is-minor" : "lead-chart-tick"}
                  x={middle}
                  y="100%"
                  dy="22"
                >
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <details className="lead-chart-table">
        <summary className="small">{words.table}</summary>
        <table className="staff-table">
          <caption className="visually-hidden">{words.weeks}</caption>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col" data-align="end">
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ day, full, count }) => (
              <tr key={day}>
                <th scope="row">{full}</th>
                <td data-align="end" data-phone="side">
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
