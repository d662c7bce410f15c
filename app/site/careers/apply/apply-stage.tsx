import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import { fill } from "../../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";

type ApplyData = Route.ComponentProps["loaderData"];

/** As many frames as hang side by side on the stage's line. */
const CREW_SHOWN = 4;

/**
 * The position one applies for, and the others; once it is sent, that one alone. Beside the form the
 * crew and how hiring goes stay in view; phones get them after it.
 */
export function ApplyStage(props: ApplyData) {
  const { words, openings, chosen, face, hall, posted, sent, hiring, crew } = props;
  const { heading, lead } = sent ? words.sent : words;
  return (
    <div className="field-blue job-stage">
      <div className="job-stage-inner">
        <h1 className="d2">{heading}</h1>
        <p className="lead">{lead}</p>
        <div className="job-slate" role="status">
          <img key={face} className="job-face" src={face} alt="" width="180" height="320" />
          {(sent || chosen) && (
            <p className="job-slate-label">{sent ? words.sent.appliedFor : words.applyingFor}</p>
          )}
          <p className="job-slate-title">{chosen?.title ?? words.openApplication}</p>
          {!sent && <p>{chosen?.line ?? words.openLine}</p>}
          {chosen && (
            <p className="bugs">
              <span className="bug job-bug-paper">{chosen.city}</span>{" "}
              <span className="bug job-bug-ink">{chosen.kind}</span>
            </p>
          )}
          {posted && !sent && <p className="small">{fill(words.posted, { date: posted })}</p>}
          {chosen && (
            <p>
              <PrefetchLink to={`/careers/${chosen.id}`} className="text-link job-link">
                {words.fullPosting}
              </PrefetchLink>
            </p>
          )}
        </div>
        {!sent && <Others words={words} openings={openings} chosen={chosen} />}
      </div>
      <div className="job-rest">
        <div className="job-next">
          <div className="job-crew" aria-hidden="true">
            {crew.slice(0, CREW_SHOWN).map((url) => (
              <img key={url} src={url} alt="" width="180" height="320" loading="lazy" />
            ))}
          </div>
          <h2 className="h4">{hiring.heading}</h2>
          <ol reversed>
            {hiring.steps.map((step, index) => (
              <li key={step.heading}>
                <span aria-hidden="true">{hiring.steps.length - index}</span>
                <p>
                  <b>{step.heading}</b> {step.text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <img className="job-hall" src={hall} alt="" loading="lazy" />
      </div>
    </div>
  );
}

/** The way to another position. */
function Others({ words, openings, chosen }: Pick<ApplyData, "words" | "openings" | "chosen">) {
  return (
    <details className="job-others">
      <summary>{chosen ? words.change : words.choose}</summary>
      <ul>
        {openings.map((opening) => (
          <li key={opening.id}>
            <PrefetchLink
              to={`/careers/apply?opening=${opening.id}`}
              className="job-other"
              aria-current={opening.id === chosen?.id ? "true" : undefined}
              preventScrollReset
            >
              <span>{opening.title}</span> <span>{opening.city}</span>
            </PrefetchLink>
          </li>
        ))}
        <li>
          <PrefetchLink
            to="/careers/apply"
            className="job-other"
            aria-current={chosen ? undefined : "true"}
            preventScrollReset
          >
            {words.openApplication}
          </PrefetchLink>
        </li>
      </ul>
    </details>
  );
}
