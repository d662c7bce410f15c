import { classes } from "../../../design/classes.ts";
import type { CasePage } from "./case.server.ts";
import type { CaseWords } from "./case-words.ts";
import { Bars } from "./charts/bars.tsx";
import "./charts/charts.css";
import { Columns } from "./charts/columns.tsx";
import { Lanes } from "./charts/lanes.tsx";
import { Weeks } from "./charts/weeks.tsx";

type ResultProps = {
  words: CaseWords;
  charts: CasePage["charts"];
  /** Class of the case's colours. */
  world: string | undefined;
};

/** The figures: said, counted and drawn; the one chart that a case is about has a field of its own. */
export function Result({ words, charts, world }: ResultProps) {
  const { result, illustrative } = words;
  const { columns, bars, lanes, weeks } = charts;
  return (
    <section className={classes("section", world)}>
      <div className="wrap case-result-intro">
        <h2 className="d2">{result.heading}</h2>
        <p className="lead">{result.lead}</p>
      </div>
      {lanes && <Lanes lanes={lanes} badge={illustrative} />}
      <ul className="case-score">
        {result.figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      {weeks && <Weeks chart={weeks} badge={illustrative} tableLabel={result.table} />}
      <div className="wrap case-charts">
        {columns && <Columns chart={columns} badge={illustrative} tableLabel={result.table} />}
        <Bars chart={bars} badge={illustrative} />
      </div>
    </section>
  );
}
