import type { HashtagsView } from "../views/hashtags-view.ts";
import { usePointed } from "./use-pointed.ts";

const HEIGHT = 100;
const BAR = 0.74;

type ColumnChartProps = { title: string; summary: string; columns: HashtagsView["bars"] };

/** Posts by number of hashtags; the numbers within the advice are hot. */
export function ColumnChart({ title, summary, columns }: ColumnChartProps) {
  const { pointed, handlers } = usePointed(columns.length);
  const top = Math.max(1, ...columns.map(({ posts }) => posts));
  const bars = (within: boolean) =>
    columns
      .map((column, index) =>
        column.within === within && column.posts > 0
          ? `M${index + (1 - BAR) / 2} ${HEIGHT}v${((-HEIGHT * column.posts) / top).toFixed(2)}h${BAR}V${HEIGHT}z`
          : "",
      )
      .join("");
  return (
    <figure className="an-chart an-columns">
      <figcaption className="an-chart-head">
        <b>{title}</b>
      </figcaption>
      <div className="an-plot-area" {...handlers}>
        <svg
          viewBox={`0 0 ${columns.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${summary}`}
        >
          {pointed !== null && (
            <rect className="an-cursor" x={pointed} y={0} width={1} height={HEIGHT} />
          )}
          <path className="an-bars" d={bars(false)} />
          <path className="an-bars is-hot" d={bars(true)} />
          <path className="an-zero" d={`M0 ${HEIGHT}H${columns.length}`} />
        </svg>
        {pointed !== null && (
          <p className="an-readout bug" aria-hidden="true">
            {columns[pointed]?.readout}
          </p>
        )}
      </div>
      <p className="an-axis is-centred" aria-hidden="true">
        {columns.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </figure>
  );
}
