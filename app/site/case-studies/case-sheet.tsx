import type { Pages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { RuledThirds } from "../../design/ruled-thirds/ruled-thirds.tsx";
import type { Route } from "./+types/route.ts";

type CaseSummary = Route.ComponentProps["loaderData"]["cases"][number];

type CaseSheetProps = { words: Pages["caseStudies"]; cases: readonly CaseSummary[] };

/** The four side by side in words, and how to read them. */
export function CaseSheet({ words, cases }: CaseSheetProps) {
  const { sheet, reading } = words;
  return (
    <>
      <section className="cases-sheet">
        <div className="wrap section">
          <div className="cases-sheet-intro">
            <h2 className="d3">{sheet.heading}</h2>
            <p className="lead">{sheet.lead}</p>
          </div>
          <div className="cases-rows-head note" aria-hidden="true">
            <span>{sheet.columns.room}</span>
            <div>
              <span>{sheet.columns.asked}</span>
              <span>{sheet.columns.counted}</span>
              <span>{sheet.columns.result}</span>
            </div>
          </div>
          <ul className="cases-rows">
            {cases.map(({ slug, frame, heading, asked, counted, card }) => (
              <li key={slug}>
                <img src={frame} alt="" width="180" height="320" loading="lazy" />
                <h3 className="h4">
                  <PrefetchLink to={`/case-studies/${slug}`} className="cases-row-link">
                    {heading}
                  </PrefetchLink>
                </h3>
                <dl>
                  <div>
                    <dt className="note">{sheet.columns.asked}</dt>
                    <dd>{asked}</dd>
                  </div>
                  <div>
                    <dt className="note">{sheet.columns.counted}</dt>
                    <dd>{counted}</dd>
                  </div>
                  <div>
                    <dt className="note">{sheet.columns.result}</dt>
                    <dd className="cases-result">{card}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <RuledThirds heading={reading.heading} items={reading.items} />
    </>
  );
}
