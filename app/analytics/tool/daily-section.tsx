import { FiguresTable } from "../charts/figures-table.tsx";
import { SeriesChart } from "../charts/series-chart.tsx";
import type { SeriesView } from "../views/daily-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { SourcesView } from "../views/sources-view.ts";
import { FollowerSourcesTable } from "./follower-sources.tsx";

type DailySectionProps = {
  charts: readonly SeriesView[];
  sources: SourcesView | null;
  words: ResultWords;
};

/** One programme monitor and its previews: the first chart large, the others beside it. */
export function DailySection({ charts, sources, words }: DailySectionProps) {
  return (
    <section className="wrap an-part" id="growth">
      <h3 className="d3">{words.daily.heading}</h3>
      <div className={`an-monitors has-${charts.length}`}>
        {charts.map((chart) => (
          <div className="an-monitor" key={chart.key}>
            <SeriesChart view={chart} />
            <FiguresTable
              label={words.table}
              caption={chart.title}
              columns={chart.columns}
              rows={chart.rows}
            />
          </div>
        ))}
      </div>
      {charts.some(({ marks }) => marks.length > 0) && (
        <p className="note an-marks-note">{words.sources.marks}</p>
      )}
      {sources && <FollowerSourcesTable view={sources} words={words} />}
    </section>
  );
}
