import type { Route } from "./+types/route.ts";
import {
  EXAMPLE_VISITS,
  GRID_LINES,
  MINUTES_A_BAR,
  PEAK_BAR,
  SCALE_TOP,
} from "./report-figures.ts";
import "./report.css";

type BrandsWords = Route.ComponentProps["loaderData"]["words"];

/** What a brand gets to read afterwards: an example of the page, with a table behind its chart. */
export function Report({ words }: { words: BrandsWords["report"] }) {
  return (
    <section className="brands-report section">
      <div className="wrap brands-report-grid">
        <div>
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <p className="brands-report-note">{words.note}</p>
        </div>
        <div className="brands-sheet">
          <div className="brands-sheet-head">
            <h3>{words.chartTitle}</h3>
            <span className="bug">{words.sample}</span>
          </div>
          <Chart words={words} />
          <dl className="brands-sums">
            {words.sums.map((sum) => (
              <div key={sum.label}>
                <dt>{sum.label}</dt>
                <dd>{sum.value}</dd>
                <dd className="note">{sum.how}</dd>
              </div>
            ))}
          </dl>
          <details className="brands-figures">
            <summary>{words.tableCaption}</summary>
            <table>
              <caption className="visually-hidden">{words.chartTitle}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.minute}</th>
                  <th scope="col">{words.visits}</th>
                </tr>
              </thead>
              <tbody>
                {EXAMPLE_VISITS.map((visits, bar) => (
                  <tr key={minutes(bar)}>
                    <th scope="row">{minutes(bar)}</th>
                    <td>{visits}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </div>
    </section>
  );
}

function minutes(bar: number): string {
  return `${bar * MINUTES_A_BAR}–${(bar + 1) * MINUTES_A_BAR}`;
}

/** Bars stretch with the sheet; words stand beside them in HTML, so that they keep their size. */
function Chart({ words }: { words: BrandsWords["report"] }) {
  const width = EXAMPLE_VISITS.length * 10;
  return (
    <div className="brands-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${SCALE_TOP}`} preserveAspectRatio="none" aria-hidden="true">
        {GRID_LINES.map((visits) => (
          <path
            key={visits}
            className="brands-chart-grid"
            d={`M0 ${SCALE_TOP - visits}H${width}`}
          />
        ))}
        {EXAMPLE_VISITS.map((visits, bar) => (
          <rect
            key={minutes(bar)}
            className={bar === PEAK_BAR ? "is-peak" : undefined}
            x={bar * 10 + 1}
            y={SCALE_TOP - visits}
            width={8}
            height={visits}
          />
        ))}
      </svg>
      {GRID_LINES.map((visits) => (
        <span key={visits} className="brands-scale">
          {visits}
        </span>
      ))}{" "}
      <span className="brands-flag is-shown">
        <span className="bug">{words.flags.shown}</span>
      </span>{" "}
      <span className="brands-flag is-asked">
        <span className="bug bug-signal">{words.flags.asked}</span>
      </span>{" "}
      <span className="brands-flag is-close">
        <span className="bug">{words.flags.close}</span>
      </span>{" "}
      <span className="brands-axis">
        {[0, 15, 30, 45, 60].map((minute) => (
          <span key={minute}>{minute}</span>
        ))}
      </span>
    </div>
  );
}
