import "./run-sheet.css";
import type { SignatureOf } from "../signature.server.ts";

type Events = SignatureOf<"creator-events">;

/** A night with its two rooms on each side of the clock. */
export function RunSheet({ words, times }: Pick<Events, "words" | "times">) {
  return (
    <section className="service-run">
      <div className="wrap section">
        <div className="service-run-intro">
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <p className="service-run-head" aria-hidden="true">
          <span>{words.columns.hall}</span> <span>{words.columns.time}</span>{" "}
          <span>{words.columns.air}</span>
        </p>
        <ol className="service-run-rows">
          {words.rows.map(({ hall, air }, index) => (
            <li key={hall} className={times[index]?.isPeak ? "is-peak" : undefined}>
              <p className="service-run-time">
                <time dateTime={times[index]?.at}>{times[index]?.time}</time>{" "}
                {times[index]?.isPeak && (
                  <span className="bug bug-signal bug-caps">{words.peak}</span>
                )}
              </p>
              <p className="service-run-hall">
                <span className="service-run-label">{words.columns.hall}: </span>
                {hall}
              </p>
              <p className="service-run-air">
                <span className="service-run-label">{words.columns.air}: </span>
                {air}
              </p>
            </li>
          ))}
        </ol>
        <p className="note">{words.note}</p>
      </div>
    </section>
  );
}
