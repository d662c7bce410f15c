import type { ReactNode } from "react";
import { FiguresTable } from "../charts/figures-table.tsx";
import { HoursAdvice } from "../charts/hours-advice.tsx";
import { HoursChart } from "../charts/hours-chart.tsx";
import type { GridView } from "../views/grid-view.ts";
import type { HoursView } from "../views/hours-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import { PostingGridTable } from "./posting-grid.tsx";

type HoursSectionProps = {
  view: HoursView;
  grid: GridView | null;
  words: ResultWords;
  /** The choice of a clock. */
  children: ReactNode;
};

/** Who is there at which hour, when one posts, and how our advice does. */
export function HoursSection({ view, grid, words, children }: HoursSectionProps) {
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
          <HoursAdvice view={view} />
          {children}
        </div>
      </div>
      {grid && <PostingGridTable view={grid} words={words} />}
    </section>
  );
}
