import type { ReactNode } from "react";
import type { SentData } from "../../../forms/form-page.server.ts";
import "./apply.css";
import "./apply-side.css";

type ApplyStageProps = {
  words: {
    heading: string;
    lead: string;
    /** In their place once it is sent. */
    sent: { heading: string; lead: string };
    stage: {
      bug: string;
      name: string;
      role: string;
      /** Beside the poster, where there is room. */
      note?: ReactNode;
      stepsHeading: string;
      steps: readonly { title: string; text: string }[];
    };
  };
  sent: SentData | undefined;
  /** What the page knows of whoever is on the poster. */
  known?: { name?: string | undefined; role?: string | undefined };
  /** Fills the frame: a picture of 9:16. */
  picture: ReactNode;
  /** Under the countdown; then it is this that stays in view. */
  below?: ReactNode;
  /** The right-hand side: what the visitor does here. */
  children: ReactNode;
};

/**
 * The page of every application and brief: a blue stage whose poster, on the line, stays in view with
 * the countdown of what happens next; and beside it the thing to fill in. Phones get the stage's top,
 * then the thing to fill in, then the countdown.
 */
export function ApplyStage({ words, sent, known, picture, below, children }: ApplyStageProps) {
  const { stage } = words;
  const { heading, lead } = sent ? words.sent : words;
  const screen = sent ? "apply is-sent" : "apply";
  return (
    // Another screen once it is sent: made anew, so that nothing of the form is moved to elsewhere in it.
    <div key={screen} className={screen}>
      <div className="apply-stage">
        <div className="apply-head">
          <h1 className="d2">{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="apply-sticky">
          <figure className="apply-figure">
            <div className="apply-frame">
              {picture}
              <span className="bug apply-bug">{sent ? sent.words.bug : stage.bug}</span>
              <p className="apply-third">
                <span>{known?.name || stage.name}</span>{" "}
                <span>{known?.role || (sent ? sent.reference : stage.role)}</span>
              </p>
            </div>
            {stage.note && <figcaption className="small">{stage.note}</figcaption>}
          </figure>
          <div className="apply-next">
            <h2 className="visually-hidden">{stage.stepsHeading}</h2>
            <ol reversed>
              {stage.steps.map((step, index) => (
                <li key={step.title}>
                  <span className="apply-numeral" aria-hidden="true">
                    {stage.steps.length - index}
                  </span>{" "}
                  <span>
                    <strong>{step.title}</strong>{" "}
                    <span className="apply-step-text">{step.text}</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
        {below}
      </div>
      <div className="apply-side">{children}</div>
    </div>
  );
}

type OtherEndProps = {
  src: string;
  name: string;
  role: string;
  /** Where a narrow stage has it: on the foot of what is above, or below that. */
  at?: "foot" | "later";
};

/** Who else is on the line: a second frame beside the poster or further down the stage, for the eye. */
export function OtherEnd({ src, name, role, at }: OtherEndProps) {
  return (
    <span className="apply-other" data-at={at} aria-hidden="true">
      {/* Where it is not shown it is not asked for either. */}
      <img src={src} alt="" width="180" height="320" loading="lazy" />
      <span className="apply-third">
        <span>{name}</span> <span>{role}</span>
      </span>
    </span>
  );
}
