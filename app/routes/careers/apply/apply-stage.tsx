import { PrefetchLink } from "../../../client/prefetch-link.tsx";
import type { ApplyData } from "./route.tsx";

/** The position one applies for, and the others. */
export function ApplyStage({ words, openings, chosen, posted }: ApplyData) {
  return (
    <div className="field-blue job-stage">
      <div className="job-stage-inner">
        <h1 className="d3">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <div className="job-slate" role="status">
          {chosen && <p className="job-slate-label">{words.applyingFor}</p>}
          <p className="job-slate-title">{chosen?.title ?? words.openApplication}</p>
          <p>{chosen?.line ?? words.openLine}</p>
          {chosen && (
            <p className="bugs">
              <span className="bug job-bug-paper">{chosen.city}</span>
              <span className="bug job-bug-ink">{chosen.kind}</span>
            </p>
          )}
          {posted && <p className="small">{words.posted.replace("{{date}}", posted)}</p>}
          {chosen && (
            <p>
              <PrefetchLink to={`/careers/${chosen.id}`} className="text-link job-link">
                {words.fullPosting}
              </PrefetchLink>
            </p>
          )}
        </div>
        <details className="job-others" open={!chosen}>
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
      </div>
    </div>
  );
}
