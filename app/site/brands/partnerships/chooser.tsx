import ArrowDown from "icon:lucide/arrow-down";
import type { Route } from "./+types/route.ts";
import { KIND_IDS } from "./kind-ids.ts";

type PartnershipsData = Route.ComponentProps["loaderData"];

/** The question that decides the kind; each answer shows what its year would look like, and leads to it. */
export function Chooser({ data: { words, rhythms } }: { data: PartnershipsData }) {
  return (
    <section className="wrap partnerships-hero">
      <div>
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <nav aria-labelledby="partnerships-question">
        <h2 id="partnerships-question" className="partnerships-question">
          {words.chooser.heading}
        </h2>
        <ul>
          {KIND_IDS.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="h4">{words.kinds[id].answer}</span>{" "}
                <span>{words.kinds[id].name}</span>
                <svg
                  className="partnerships-glimpse"
                  viewBox={`0 0 ${rhythms.width} ${rhythms.height}`}
                  aria-hidden="true"
                >
                  <path d={rhythms.paths[id]} />
                </svg>
                <ArrowDown />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
