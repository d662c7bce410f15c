import type { Route } from "./+types/route.ts";
import { KIND_IDS } from "./kind-ids.ts";

type PartnershipsData = Route.ComponentProps["loaderData"];

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);
const FACTS = ["takes", "prepare", "settle", "judge"] as const;

/** Each kind with the rhythm of its year, drawn to one scale so that they can be compared. */
export function Kinds({ data }: { data: PartnershipsData }) {
  const { words, rhythms } = data;
  return KIND_IDS.map((id) => {
    const kind = words.kinds[id];
    return (
      <section key={id} id={id} className={`partnerships-kind is-${id}`}>
        <div className="wrap partnerships-kind-head">
          <h2 className="d2">{kind.name}</h2>
          <p className="lead">{kind.line}</p>
        </div>
        <figure className="wrap partnerships-rhythm">
          <figcaption className="note">{words.rhythm.label}</figcaption>
          <svg viewBox={`0 0 ${rhythms.width} ${rhythms.height}`} aria-hidden="true">
            <path d={rhythms.paths[id]} />
          </svg>
          <ol aria-hidden="true">
            {MONTHS.map((month) => (
              <li key={month}>{month}</li>
            ))}
          </ol>
        </figure>
        <dl className="wrap partnerships-facts">
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{words.labels[fact]}</dt>
              <dd>{kind[fact]}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
