import { FiguresTable } from "../charts/figures-table.tsx";
import { HoursChart } from "../charts/hours-chart.tsx";
import type { HoursView } from "../views/hours-view.ts";
import type { ResultWords } from "../views/score-view.ts";

/** Who is there at which hour, when one posts, and how our advice does. */
export function HoursSection({ view, words }: { view: HoursView; words: ResultWords }) {
  return (
    <section className="wrap an-part" id="hours">
      <h3 className="d3">{words.hours.heading}</h3>
      <div className="an-panel is-inside">
        <div className="an-panel-main">
          <HoursChart view={view} words={words.hours} />
          <FiguresTable
            label={words.table}
            caption={view.title}
            columns={view.columns}
            rows={view.rows}
          />
        </div>
        <div className="an-panel-side">
          {view.verdict && <p className="an-verdict">{view.verdict}</p>}
          {view.sentences.map((sentence) => (
            <p key={sentence} className="small">
              {sentence}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
