import type { BarsModel } from "./chart-models.ts";

/** Bars in a table: the figures stand beside them. */
export function Bars({ chart, badge }: { chart: BarsModel; badge: string }) {
  return (
    <figure className="case-chart case-chart-bars">
      <figcaption className="case-chart-head">
        <h3 className="h4">{chart.title}</h3>
        <span className="note">{badge}</span>
      </figcaption>
      <ul className="case-bars">
        {chart.rows.map(({ label, value, detail, width, isBest }) => (
          <li key={label} className={isBest ? "is-best" : undefined}>
            <p className="case-bars-label">
              <span>{label}</span> <b>{value}</b>
            </p>
            <svg width="100%" height="20" aria-hidden="true">
              <rect className="case-bars-ground" width="100%" height="100%" />
              <rect className="case-bars-bar" width={width} height="100%" />
            </svg>
            <p className="note">{detail}</p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
