import { Questions } from "../../design/questions/questions.tsx";
import type { Route } from "./+types/route.ts";
import { Frames } from "./close.tsx";
import "./ask.css";

type CreatorsData = Route.ComponentProps["loaderData"];

type AskProps = {
  words: Pick<CreatorsData["words"], "ask" | "questions">;
  /** Who was asked before. */
  posters: readonly string[];
};

/** What the agency asks, then what applicants ask. */
export function Ask({ words, posters }: AskProps) {
  const { ask, questions } = words;
  return (
    <>
      <section className="wrap section">
        <div className="creators-ask-head">
          <h2 className="d2">{ask.heading}</h2>
          <p className="lead">{ask.lead}</p>
        </div>
        <ul className="creators-ask-list">
          {[...ask.items, ask.never].map((item) => (
            <li key={item.title}>
              <h3 className="h4">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="creators-questions">
        <div className="wrap">
          <Questions
            heading={
              <div>
                <h2 className="d3">{questions.heading}</h2>
                <div className="creators-close-line creators-ask-line" aria-hidden="true">
                  <div className="creators-close-frames">
                    <Frames posters={posters} />
                  </div>
                </div>
              </div>
            }
            items={questions.items}
            oneAtATime="creators-questions"
          />
        </div>
      </section>
    </>
  );
}
