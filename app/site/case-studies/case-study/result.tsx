import { classes } from "../../../design/classes.ts";
import type { CaseWords } from "./case-words.ts";
import { Bars } from "./charts/bars.tsx";
import type { BarsModel, ColumnsModel, LanesModel } from "./charts/chart-models.ts";
import { Columns } from "./charts/columns.tsx";
import { Lanes } from "./charts/lanes.tsx";

type ResultProps = {
  words: CaseWords;
  columns: ColumnsModel;
  bars: BarsModel;
  lanes: LanesModel | undefined;
  /** Class of the case's colours. */
  world: string | undefined;
};

/** The figures: said, counted and drawn. */
export function Result({ words, columns, bars, lanes, world }: ResultProps) {
  const { result, illustrative } = words;
  return (
    <section className={classes("section", world)}>
      <div className="wrap case-result-intro">
        <h2 className="d2">{result.heading}</h2>
        <p className="lead">{result.lead}</p>
      </div>
      <ul className="case-score">
        {result.figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="wrap case-charts">
        {lanes && <Lanes lanes={lanes} badge={illustrative} />}
        <Columns chart={columns} badge={illustrative} tableLabel={result.table} />
        <Bars chart={bars} badge={illustrative} />
      </div>
    </section>
  );
}
