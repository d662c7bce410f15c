import type { Route } from "./+types/route.ts";
import { KIND_IDS } from "./kind-ids.ts";

type PartnershipsData = Route.ComponentProps["loaderData"];

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);
const FACTS = ["takes", "prepare", "settle", "judge"] as const;

/** Each kind with an example year of it, drawn to one scale so that they can be compared: a frame for each time. */
export function Kinds({ data }: { data: PartnershipsData }) {
  const { words, pictures } = data;
  return KIND_IDS.map((id) => {
    const kind = words.kinds[id];
    return (
      <section key={id} id={id} className={`partnerships-kind is-${id}`}>
        <div className="wrap partnerships-kind-head">
          <h2 className="d2">{kind.name}</h2>
          <p className="lead">{kind.line}</p>
        </div>
        <figure className="wrap partnerships-rhythm">
          <figcaption className="note">
            <span>{words.rhythm.label}</span>{" "}
            {id !== "year" && <span className="partnerships-key">{words.rhythm.bars[id]}</span>}
          </figcaption>
          <div className="partnerships-year">
            <picture>
              <source media="(max-width: 699px)" srcSet={pictures[id].halves} />
              <img src={pictures[id].year} width={1200} height={300} alt="" loading="lazy" />
            </picture>
            <ol aria-hidden="true">
              {MONTHS.map((month) => (
                <li key={month}>{month}</li>
              ))}
            </ol>
          </div>
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
