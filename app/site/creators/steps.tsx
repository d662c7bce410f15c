import type { Route } from "./+types/route.ts";
import "./steps.css";

type CreatorsData = Route.ComponentProps["loaderData"];

/** The four steps as frames on one line, each nearer than the last. */
export function Steps({ words }: { words: CreatorsData["words"]["steps"] }) {
  const { items } = words;
  return (
    <section className="creators-steps section">
      <div className="wrap creators-steps-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="creators-steps-line">
        <ol className="wrap creators-steps-list" reversed>
          {items.map((step, index) => (
            <li key={step.title}>
              <span className="creators-steps-frame" aria-hidden="true">
                <span>{items.length - index}</span>
              </span>
              <h3 className="h4">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
