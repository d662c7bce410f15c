import type { ReactNode } from "react";
import "./apply.css";
import "./apply-side.css";

type ApplyStageProps = {
  words: {
    heading: string;
    lead: string;
    stage: {
      bug: string;
      name: string;
      role: string;
      note?: string;
      stepsHeading: string;
      steps: readonly { title: string; text: string }[];
    };
  };
  /** Fills the frame: a picture of 9:16. */
  picture: ReactNode;
  /** The right-hand side: what the visitor does here. */
  children: ReactNode;
};

/**
 * The page of every application and brief: a blue stage that stays in view, its frame on the line,
 * what happens next counted down; and beside it the thing to fill in. Phones get the stage's top,
 * then the thing to fill in, then the countdown.
 */
export function ApplyStage({ words, picture, children }: ApplyStageProps) {
  const { stage } = words;
  return (
    <div className="apply">
      <div className="apply-stage">
        <div className="apply-sticky">
          <div className="apply-head">
            <h1 className="d2">{words.heading}</h1>
            <p className="lead">{words.lead}</p>
            <figure className="apply-figure">
              <div className="apply-frame">
                {picture}
                <span className="bug apply-bug">{stage.bug}</span>
                <p className="apply-third">
                  <span>{stage.name}</span>
                  <span>{stage.role}</span>
                </p>
              </div>
              {stage.note && <figcaption className="small">{stage.note}</figcaption>}
            </figure>
          </div>
          <div className="apply-next">
            <h2 className="visually-hidden">{stage.stepsHeading}</h2>
            <ol reversed>
              {stage.steps.map((step, index) => (
                <li key={step.title}>
                  <span className="apply-numeral" aria-hidden="true">
                    {stage.steps.length - index}
                  </span>
                  <span>
                    <strong>{step.title}</strong>
                    <span className="apply-step-text">{step.text}</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <div className="apply-side">{children}</div>
    </div>
  );
}
