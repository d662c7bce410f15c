import "./sections.css";
import { LIVE_RULES } from "../../../../content/facts/live-rules.ts";
import type { FactsWords, FreeWords } from "./service-words.ts";

/** How the price comes about, or what else people look for before they write, with its source. */
export function Facts({ words }: { words: FactsWords }) {
  return (
    <section>
      <div className="wrap section service-cost-grid">
        <div>
          <h2 className="d3">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <dl className="service-cost-parts">
          {words.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="h4">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="service-cost-note">{words.note}</p>
        {words.source && (
          <p className="service-cost-source">
            <a className="text-link" href={LIVE_RULES.source}>
              {words.source}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** The service that costs nothing: the figure is the picture. */
export function Free({ words }: { words: FreeWords }) {
  return (
    <section className="field-signal service-free">
      <div className="wrap service-free-grid">
        <p className="service-free-zero" aria-hidden="true">
          0
        </p>
        <div>
          <h2 className="d3">
            <span className="visually-hidden">0: </span>
            {words.heading}
          </h2>
          <p className="visually-hidden">{words.lead}</p>
          <ul className="service-free-items">
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="small">
          <h3 className="service-free-note">{words.noteHeading}</h3>
          <p>{words.note}</p>
        </div>
      </div>
    </section>
  );
}
