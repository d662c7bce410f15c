import ArrowDown from "icon:lucide/arrow-down";
import type { Route } from "./+types/route.ts";
import { KIND_IDS } from "./kind-ids.ts";

type PartnershipsData = Route.ComponentProps["loaderData"];

/**
 * The question that decides the kind. Four people on one line, each larger than the one before as the
 * partnership grows longer; below each the answer, and the rhythm of its year.
 */
export function Chooser({ data: { words, pictures } }: { data: PartnershipsData }) {
  return (
    <section className="partnerships-hero">
      <div className="wrap partnerships-hero-head">
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <nav className="wrap" aria-labelledby="partnerships-question">
        <h2 id="partnerships-question" className="partnerships-question">
          {words.chooser.heading}
        </h2>
        <ul>
          {KIND_IDS.map((id) => (
            <li key={id} className={`is-${id}`}>
              <a href={`#${id}`}>
                <span className="partnerships-frame">
                  <img src={pictures[id].partner} width={180} height={320} alt="" />
                </span>
                <span className="h4">{words.kinds[id].answer}</span>{" "}
                <span>{words.kinds[id].name}</span>
                <img
                  className="partnerships-glimpse"
                  src={pictures[id].glimpse}
                  width={1200}
                  height={170}
                  alt=""
                />
                <ArrowDown />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
