import type { ColumnsModel } from "./chart-models.ts";
import { FiguresTable } from "./figures-table.tsx";

type ColumnsProps = { chart: ColumnsModel; badge: string; tableLabel: string };

/** One column a slot, stacked; its figures are in the table behind it. */
export function Columns({ chart, badge, tableLabel }: ColumnsProps) {
  const { columns, grid, level, flags, legend, table } = chart;
  return (
    <figure className="case-chart case-chart-columns">
      <figcaption className="case-chart-head">
        <h3 className="h4">{chart.title}</h3>
        <span className="note">{badge}</span>
      </figcaption>
      {legend.length > 0 && (
        <ul className="case-chart-legend small">
          {legend.map(({ tone, label }) => (
            <li key={tone} className={`is-${tone}`}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="case-chart-plot">
        <svg width="100%" height="100%" role="img" aria-label={`${chart.title}. ${tableLabel}.`}>
          {grid.map(({ y, label }) => (
            <g key={y}>
              <line className="case-chart-grid" x1="0" x2="100%" y1={y} y2={y} />
              <text className="case-chart-scale" x="-10" y={y} dy="4">
                {label}
              </text>
            </g>
          ))}
          {columns.map(({ key, parts, mark, tick }) => (
            <g key={key}>
              <g className="case-chart-column">
                {parts.map(({ tone, ...box }) => (
                  <rect key={tone} className={`case-chart-part is-${tone}`} {...box} />
                ))}
                {mark && parts[0] && (
                  <rect
                    className="case-chart-part is-mark"
                    x={parts[0].x}
                    width={parts[0].width}
                    y={mark}
                    height="4"
                  />
                )}
              </g>
              <text
                className={tick.isMinor ? "case-chart-tick is-minor" : "case-chart-tick"}
                x={tick.x}
                y="100%"
                dy="22"
              >
                {tick.label}
              </text>
            </g>
          ))}
          {level && <line className="case-chart-level" x1="0" x2="100%" y1={level} y2={level} />}
          {flags.map(({ x, end, label, width, left }) => (
            <svg key={label} x={x} y="0" overflow="visible" aria-hidden="true">
              <line className="case-chart-flag-pole" y1="-30" y2={end} />
              <rect className="case-chart-flag" x={left} y="-42" width={width} height="24" />
              <text className="case-chart-flag-label" x={left + width / 2} y="-25">
                {label}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <FiguresTable table={table} label={tableLabel} />
    </figure>
  );
}
