import { fill } from "../../i18n/fill.ts";
import type { Route } from "../+types/route.ts";
import { FiguresTable } from "../charts/figures-table.tsx";
import { HoursAdvice } from "../charts/hours-advice.tsx";
import { HoursChart } from "../charts/hours-chart.tsx";
import { ScoreBoard } from "../charts/score-board.tsx";

type AnalyticsData = Route.ComponentProps["loaderData"];
type PageWords = Route.ComponentProps["loaderData"]["words"];

type ExampleResultsProps = {
  words: PageWords["example"];
  chart: AnalyticsData["chart"];
  example: AnalyticsData["example"];
};

/** What the tool makes of its sample, computed on the server: also for whoever has no JavaScript. */
export function ExampleResults({ words, chart, example }: ExampleResultsProps) {
  const { hours, score, days } = example;
  return (
    <section className="an-example">
      <div className="wrap an-example-head">
        <p className="bugs">
          <span className="bug">{words.bug}</span>
        </p>
        <h2 className="d3">{words.heading}</h2>
        <p className="lead">{fill(words.lead, { days })}</p>
      </div>
      <ScoreBoard blocks={score} />
      {hours && (
        <div className="wrap an-panel">
          <div className="an-panel-main">
            <HoursChart view={hours} words={chart} />
            <FiguresTable
              label={chart.table}
              caption={hours.title}
              columns={hours.columns}
              rows={hours.rows}
            />
          </div>
          <div className="an-panel-side">
            <HoursAdvice view={hours} />
          </div>
        </div>
      )}
    </section>
  );
}
