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
      <section className="creators-asked">
        <div className="wrap section creators-ask">
          <div className="creators-ask-head">
            <h2 className="d2">{ask.heading}</h2>
            <p className="lead">{ask.lead}</p>
            <div className="creators-close-line creators-ask-line" aria-hidden="true">
              <div className="creators-close-frames">
                <Frames posters={posters} />
              </div>
            </div>
          </div>
          <div>
            <ul className="creators-ask-list">
              {ask.items.map((item) => (
                <li key={item.title}>
                  <h3 className="h4">{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
            <div className="creators-ask-never">
              <h3 className="h4">{ask.never.title}</h3>
              <p>{ask.never.text}</p>
            </div>
          </div>
        </div>
      </section>
      <section className="wrap creators-questions">
        <Questions
          heading={<h2 className="d3">{questions.heading}</h2>}
          items={questions.items}
          oneAtATime="creators-questions"
        />
      </section>
    </>
  );
}
