import type { SeriesView } from "../views/daily-view.ts";
import { usePointed } from "./use-pointed.ts";

const HEIGHT = 100;
/** Width of a bar; a day is 1 wide. */
const BAR = 0.78;

/** One figure over the days of the period, as bars or as a line; the best day of bars is hot. */
export function SeriesChart({ view }: { view: SeriesView }) {
  const { values, scale } = view;
  const { pointed, handlers } = usePointed(values.length);
  const low = scale[0] ?? 0;
  const high = scale.at(-1) ?? 1;
  const y = (value: number) => Number((HEIGHT * (1 - (value - low) / (high - low))).toFixed(2));
  const best = bestIndex(values);
  const drawn = (wanted: (index: number) => boolean) =>
    values
      .map((value, index) =>
        value === null || !wanted(index)
          ? ""
          : `M${index + (1 - BAR) / 2} ${y(Math.max(0, low))}V${y(value)}h${BAR}V${y(Math.max(0, low))}z`,
      )
      .join("");
  return (
    <figure className={`an-chart an-series is-${view.key}`}>
      <figcaption className="an-chart-head">
        <b>{view.title}</b>
        <span className="an-chart-summary small">{view.summary}</span>
      </figcaption>
      <div className="an-plot">
        <p className="an-scale" aria-hidden="true">
          {view.scaleLabels.toReversed().map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <div className="an-plot-area" {...handlers}>
          <svg
            viewBox={`0 0 ${values.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${view.title}. ${view.summary}`}
          >
            <path
              className="an-lines"
              d={scale.map((value) => `M0 ${y(value)}H${values.length}`).join("")}
            />
            {pointed !== null && (
              <rect className="an-cursor" x={pointed} y={0} width={1} height={HEIGHT} />
            )}
            {view.shape === "bars" ? (
              <>
                <path className="an-bars" d={drawn((index) => index !== best)} />
                <path className="an-bars is-hot" d={drawn((index) => index === best)} />
              </>
            ) : (
              <path className="an-line" d={line(values, y)} />
            )}
            {view.marks.length > 0 && (
              <path
                className="an-marks"
                d={view.marks.map((day) => `M${day + 0.2} ${HEIGHT}h.6`).join("")}
              />
            )}
            {pointed !== null && view.shape === "line" && values[pointed] != null && (
              <path className="an-line is-hot" d={`M${pointed} ${y(values[pointed] ?? 0)}h1`} />
            )}
          </svg>
          {pointed !== null && (
            <p className="an-readout bug" aria-hidden="true">
              {view.readouts[pointed]}
            </p>
          )}
        </div>
      </div>
      <p className="an-axis is-inset" aria-hidden="true">
        {view.axis.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      {view.note && <p className="note">{view.note}</p>}
    </figure>
  );
}

function bestIndex(values: readonly (number | null)[]): number {
  return values.reduce<number>(
    (best, value, index) => ((value ?? 0) > (values[best] ?? 0) ? index : best),
    0,
  );
}

/** Through the middle of each day, broken where a day is unknown; a lone day is a short stroke. */
function line(values: readonly (number | null)[], y: (value: number) => number): string {
  let path = "";
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const before = values[index - 1] ?? null;
    const after = values[index + 1] ?? null;
    if (before !== null) path += `L${index + 0.5} ${y(value)}`;
    else if (after !== null) path += `M${index + 0.5} ${y(value)}`;
    else path += `M${index + 0.2} ${y(value)}h.6`;
  }
  return path;
}
